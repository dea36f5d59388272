import { widgetSet } from '@polyhex/contract/exercises/widget-set'
import { useEffect } from 'react'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { heldAhead } from '@polyhex/contract/exercises/limits'
import { callServer } from '../call/call-server.ts'
import { useOnline } from '../call/network.ts'
import { aboutOf, forgetRun, keepRun } from '../offline/kept-runs.ts'
import { followNews } from '../offline/queue-news.ts'
import type { RunEvent, RunState } from './run-state.ts'

/** How long after an answer the questions ahead are asked for, ms: the child's own call goes first. */
const calmMs = 600

interface HeldSettings {
  target: ExerciseTarget
  owner: string
  path: string
}

/** Holds what is needed for going on without a connection, and follows what becomes of the answers kept meanwhile. */
export function useHeld(state: RunState, dispatch: (event: RunEvent) => void, settings: HeldSettings): void {
  useQuestionsAhead(state, dispatch)
  useKeptRun(state, settings)
  useNews(state.run?.runId, dispatch)
}

/** Asks for the questions ahead when the run is open and after each answer, as long as nothing waits to be sent. */
function useQuestionsAhead({ phase, run, ahead, waiting, sending }: RunState, dispatch: (event: RunEvent) => void) {
  const online = useOnline()
  const runId = run?.runId
  const held = ahead.map((question) => question.storedQuestionId).join(',')
  const answered = run?.progress.answered ?? 0
  const isCalm = phase === 'open' && sending === null && Object.keys(waiting).length === 0
  const mayAsk = online && isCalm && run !== null && run.progress.result === null && heldAhead.includes(run.type)
  useEffect(() => {
    if (!mayAsk || runId === undefined) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const body = { held: held === '' ? [] : held.split(','), widgetSet }
      callServer(exerciseOperations.getQuestionsAhead, { params: { runId }, body }, controller.signal).then(
        ({ questions, stillHeld }) => {
          if (!controller.signal.aborted) dispatch({ type: 'came-ahead', questions, stillHeld })
        },
        // Without them the run needs its connection, as ever.
        () => {},
      )
    }, calmMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // What is held is named when it is asked, but a change of it is no reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [mayAsk, runId, answered, dispatch])
}

/** Keeps the run as it stands on this device; one that is over is forgotten. */
function useKeptRun({ phase, run, questions, ahead, results }: RunState, { target, owner, path }: HeldSettings) {
  const runId = run?.runId
  const isOver = phase === 'done' || results !== null
  useEffect(() => {
    if (run === null || !heldAhead.includes(run.type)) return
    if (isOver) return
    if (phase !== 'open' && phase !== 'kept') return
    const kept = { owner, target, path, about: aboutOf(target), runId: run.runId }
    void keepRun({ ...kept, open: { run, questions: [...questions] }, ahead, keptAt: Date.now() })
  }, [phase, run, questions, ahead, isOver, owner, path, target])
  useEffect(() => {
    if (isOver && runId !== undefined) void forgetRun(runId)
  }, [isOver, runId])
}

function useNews(runId: string | undefined, dispatch: (event: RunEvent) => void) {
  useEffect(() => {
    if (runId === undefined) return
    return followNews((news) => {
      const now = Date.now()
      if (news.type === 'changed') return
      if (news.type === 'dropped') {
        if (news.runId === runId) dispatch({ type: 'dropped', questionIds: news.questionIds, now })
        return
      }
      const { answer, outcome } = news
      if (answer.runId !== runId) return
      const { questionId, response } = answer
      if (news.type === 'marked') dispatch({ type: 'checked', questionId, outcome, now })
      else {
        const verdict = outcome.verdict === 'almost' ? 'almost' : 'invalid'
        dispatch({ type: 'to-mend', questionId, response, remark: { verdict, sentence: outcome.sentence ?? '' }, now })
      }
    })
  }, [runId, dispatch])
}
