import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TopicLevel } from '@polyhex/contract/curriculum/curriculum'
import { isStaff, type SessionAccount } from '@polyhex/contract/identity/accounts'
import type { Run } from '@polyhex/contract/exercises/runs'
import { firstPlaybackRate, playbackRate } from '@polyhex/contract/exercises/limits'
import { useOnline } from '../call/network.ts'
import { IssueToast } from '../feedback/issue-toast.tsx'
import { playSound } from '../kit/sound.ts'
import { TeachMe, type TeachMeProps } from '../teaching/teach-me.tsx'
import { useTeachingPreferences } from '../teaching/teaching-preferences.ts'
import type { Stroke } from '../kit/strokes/pens.ts'
import { DrawLayer, DrawnStrokes } from './draw-layer.tsx'
import { ExerciseHead } from './exercise-head.tsx'
import { ExerciseToolbar } from './exercise-toolbar.tsx'
import { helpWaits, skipWords } from './exercise-words.ts'
import { mainStep } from './main-step.ts'
import { QuestionCard } from './question-card.tsx'
import { QuestionWorth } from './question-worth.tsx'
import { isAsked, latestPlace } from './run-places.ts'
import { shownQuestion, type RunState } from './run-state.ts'
import { isTrying, mayTryAgain } from './second-try-state.ts'
import { StepIndicator } from './step-indicator.tsx'
import { ExerciseWatchContext, useExerciseWatch } from './exercise-watch.ts'
import { SizeProbe } from './size-probe.tsx'
import { explainsNow, useGoOn, useHoldWhenTouched } from './use-go-on.ts'
import { useEnterToGoOn } from './use-enter-to-go-on.ts'
import { useHelpGlow } from './use-help-glow.ts'
import { useFeedbackInView, useKeysInView } from './use-keys-in-view.ts'
import type { RunActions } from './use-run.ts'
import { useSeconds } from './use-seconds.ts'
import { WhileOffline } from './while-offline.tsx'
import { WorkingChecks } from './widgets/steps/working-checks.tsx'
import styles from './exercise-room.module.css'

interface ExerciseRoomProps {
  state: RunState
  actions: RunActions
  account: SessionAccount | null
  leaveHref: string
  topic: TopicLevel | null
  /** Sells hints where they are not free. */
  HintShop?: TeachMeProps['HintShop']
}

/** The same every time, so that nothing seems to have changed. */
const noStrokes: readonly Stroke[] = []

/** The open exercise: head, steps, question, help and toolbar. */
export function ExerciseRoom({ state, actions, account, leaveHref, topic, HintShop }: ExerciseRoomProps) {
  const question = shownQuestion(state)
  const { run } = state
  const [teaching, setTeaching] = useState(false)
  const [drawing, setDrawing] = useState(false)
  const [reporting, setReporting] = useState(false)
  const [drawn, setDrawn] = useState<Readonly<Record<string, readonly Stroke[]>>>({})
  const [preferences, setPreferences] = useTeachingPreferences(account !== null)
  const [helped, setHelped] = useState<string | null>(null)
  const online = useOnline()
  const glowing = useHelpGlow(state.verdict, helped)
  const seconds = useSeconds(state.questions, state.shownAt, run?.type === 'speed' && state.phase === 'open')
  useVerdictSound(state)
  useHoldForHelp(state, teaching, actions.hold)
  const explains = explainsNow(state)
  const goOn = useGoOn(state, explains, actions.next)
  useHoldWhenTouched(state, explains, actions.hold)
  const trying = isTrying(state, question?.storedQuestionId)
  useEnterToGoOn(question !== undefined && !isAsked(question, state.waiting) && !trying, goOn)
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (teaching && typeof matchMedia === 'function' && !matchMedia('(min-width: 1100px)').matches) {
      // The sheet takes the lower part of the window: what the help is about stands above it.
      room.current?.querySelector('article h2')?.scrollIntoView?.({ block: 'start', behavior: 'smooth' })
    }
  }, [teaching])
  // Within a class room it is a part of a page, not the page.
  const embedded = useContext(ExerciseWatchContext) !== null
  const Main = embedded ? 'div' : 'main'
  const shownId = question?.storedQuestionId ?? ''
  useKeysInView(room, embedded || shownId === '' ? null : shownId)
  useFeedbackInView(room, embedded ? null : saidOf(state))
  const { marks, onSize } = useExerciseWatch({
    question,
    isOpen: question !== undefined && isAsked(question, state.waiting),
    isMendable: mayTryAgain(question),
    response: state.drafts[shownId]?.response,
    strokes: drawn[shownId] ?? noStrokes,
    helpOpen: teaching,
  })
  if (!question || !run) return null

  const id = question.storedQuestionId
  const latest = latestPlace(state)
  const isOpen = isAsked(question, state.waiting)
  const draft = state.drafts[id]
  const strokes = drawn[id] ?? []
  const offersSecond = online && !trying && mayTryAgain(question)

  function openHelp() {
    actions.hold()
    // Help after a wrong answer is help with that answer, also when the exercise has gone on since.
    const missed = state.questions.findIndex((each) => each.storedQuestionId === state.verdict?.id)
    const isUntouched = question?.answer === null && !draft?.response
    if (state.verdict?.outcome === 'wrong' && missed >= 0 && isUntouched) actions.go(missed)
    setHelped(state.verdict?.id ?? null)
    setTeaching(true)
  }
  function toggleHelp() {
    if (teaching) setTeaching(false)
    else openHelp()
  }
  return (
    <div ref={room} className={styles.room} data-embedded={embedded || undefined}>
      <ExerciseHead
        run={run}
        topic={topic}
        seconds={seconds}
        leaveHref={leaveHref}
        refreshOff={!isOpen || state.sending !== null}
        onRefresh={actions.refresh}
        onReport={() => setReporting(true)}
      />
      <WhileOffline floating={false} />
      <StepIndicator
        questions={state.questions}
        waiting={state.waiting}
        total={run.progress.total ?? state.questions.length}
        shown={state.shown}
        onGo={actions.go}
      />
      <div className={styles.columns} data-teaching={teaching}>
        <Main {...(embedded ? {} : { id: 'main' })} className={styles.question}>
          <WorkingChecks question={question} type={run.type}>
            <QuestionCard
              key={id}
              question={question}
              draft={draft}
              remark={state.remark}
              {...(isOpen ? {} : { kept: state.waiting[id] })}
              inARow={run.progress.lastCorrectSequenceCount}
              voice={preferences.voice}
              trying={trying}
              {...(offersSecond
                ? {
                    secondTry: {
                      onTryAgain: () => actions.tryAgain(id),
                      onShowMe: () => actions.submitAgain(id, null),
                      takesFocus: explains && state.advanceAt === null,
                    },
                  }
                : {})}
              onAnswer={(answer) => actions.draft(id, answer)}
              onSubmit={(response) => (trying ? actions.submitAgain(id, response) : actions.submit(id, response))}
              {...(helpWaits(run.type) ? {} : { onHelp: openHelp })}
              waits={explains && state.advanceAt === null}
              {...(run.contestLevels ? { worth: <QuestionWorth run={run} question={question} /> } : {})}
            >
              {onSize && <SizeProbe key={id} onSize={onSize} />}
              {marks.length > 0 && <DrawnStrokes strokes={marks} />}
              {drawing ? (
                <DrawLayer strokes={strokes} onStrokes={(next) => setDrawn((all) => ({ ...all, [id]: next }))} />
              ) : (
                strokes.length > 0 && <DrawnStrokes strokes={strokes} />
              )}
            </QuestionCard>
          </WorkingChecks>
        </Main>
        {teaching && (
          <TeachMe
            question={question}
            staff={account !== null && isStaff(account)}
            preferences={preferences}
            onPreferences={setPreferences}
            {...(HintShop ? { HintShop } : {})}
          />
        )}
      </div>
      <ExerciseToolbar
        signedIn={account !== null}
        earned={state.coins?.earned ?? 0}
        room={room}
        step={mainStep(state)}
        ready={(draft?.complete ?? false) && !(trying && draft?.response === question.answer?.response)}
        unsaved={(state.sending?.failures ?? state.again?.sending?.failures ?? 0) > 0}
        isFirst={state.shown === 0}
        isLatest={state.shown >= latest && !state.results}
        drawing={drawing}
        teaching={teaching}
        helpWaits={helpWaits(run.type)}
        skip={trying ? 'Show me' : skipWords(run.type)}
        glowing={glowing}
        onCheck={() => draft && (trying ? actions.submitAgain(id, draft.response) : actions.submit(id, draft.response))}
        onSkip={trying ? () => actions.submitAgain(id, null) : actions.skip}
        onNext={goOn}
        takesFocus={explains && state.advanceAt === null && !offersSecond ? (state.verdict?.id ?? null) : null}
        onBack={() => actions.go(state.shown - 1)}
        onForward={() => actions.go(state.shown + 1)}
        onDraw={() => setDrawing(!drawing)}
        onTeach={toggleHelp}
      />
      <SavingNote failures={state.sending?.failures ?? 0} />
      {reporting && (
        <IssueToast
          context={`${run.type} ${run.topicCodeLevel ?? run.unitCode ?? ''}`}
          storedQuestionId={id}
          reporter={account?.roles[0]?.toUpperCase() ?? 'STUDENT'}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  )
}

/** What was said last, which differs for each verdict and each remark. */
function saidOf({ verdict, remark }: RunState): string | null {
  if (remark !== null) return `${remark.questionId} ${remark.sentence}`
  return verdict === null ? null : `${verdict.id} ${verdict.outcome} ${verdict.at}`
}

function SavingNote({ failures }: { failures: number }) {
  return (
    <p className={styles.saving} role="status" data-shown={failures > 0}>
      {failures > 0 ? 'Your answer is kept here and is not saved yet. We keep trying; nothing you did is lost.' : ''}
    </p>
  )
}

/** With help open, a wrong answer stays on show until the child goes on: the help is about it. */
function useHoldForHelp({ verdict, advanceAt }: RunState, teaching: boolean, hold: () => void) {
  const waits = teaching && verdict?.outcome === 'wrong' && advanceAt !== null
  useEffect(() => {
    if (waits) hold()
  }, [waits, hold])
}

/** How far the run is decides how bright its sound is; where nothing is required, it stays as it begins. */
function rateOf({ score, correct, required }: Run['progress']): number {
  return required === null ? firstPlaybackRate : playbackRate(score ?? correct, required)
}

function useVerdictSound({ verdict, run }: RunState) {
  const id = verdict?.id
  const outcome = verdict?.outcome
  const rate = run ? rateOf(run.progress) : 1
  const sound = useEffectEvent(() => {
    if (outcome === 'right') playSound('correct', rate)
    else if (outcome === 'wrong') playSound('incorrect')
  })
  useEffect(() => {
    if (id) sound()
  }, [id])
}
