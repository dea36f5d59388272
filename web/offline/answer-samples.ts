import type { AnswerOutcome } from '@polyhex/contract/exercises/exercise-operations'
import {
  addToTally,
  emptyTally,
  isPassed,
  resultOfRun,
  runFigures,
  usedUp,
  type ExerciseResult,
  type Tally,
} from '@polyhex/contract/exercises/completion'
import type { QueuedAnswer } from './queue-state.ts'
import type { Sent } from './send-queue.ts'

/** Answers and a server of one kind of exercise for tests of the queue; each test states the values it checks. */

export function sampleQueued(runId: string, position: number, over: Partial<QueuedAnswer> = {}): QueuedAnswer {
  return {
    answerId: `${runId}-${position}`,
    owner: 'sam',
    runId,
    runName: 'Parts of a whole',
    path: '/math/topics/fractions_intro/1/practice/',
    questionId: `${runId}-q${position}`,
    position,
    response: 'right',
    timeTakenMs: 1000,
    answeredAt: 1000 * position,
    nextQuestionId: `${runId}-q${position + 1}`,
    remark: null,
    ...over,
  }
}

interface ServedRun {
  tally: Tally
  result: ExerciseResult | null
  /** Outcomes by question, in the order in which they were recorded. */
  readonly recorded: Map<string, { position: number; outcome: 'right' | 'wrong' | 'skipped' }>
  credits: number
}

/**
 * A server that marks 'right' right, 'almost' as to be mended and everything else wrong; it records an answer once, ends
 * a practice when the contract says so, and credits its coins once. `owners` says whose each run is.
 */
export function sampleServer(owners: Readonly<Record<string, string>>) {
  const runs = new Map<string, ServedRun>()
  const runOf = (runId: string): ServedRun => {
    const run = runs.get(runId) ?? { tally: emptyTally, result: null, recorded: new Map(), credits: 0 }
    runs.set(runId, run)
    return run
  }
  const state = { signedIn: 'sam' as string | null, runs, calls: [] as string[] }

  function take(answer: QueuedAnswer): Sent {
    state.calls.push(answer.questionId)
    if (state.signedIn === null) return { kind: 'signed-out' }
    if (owners[answer.runId] !== state.signedIn) return { kind: 'refused', code: 'exercise_not_found' }
    const run = runOf(answer.runId)
    const known = run.recorded.get(answer.questionId)
    if (known !== undefined) return { kind: 'marked', outcome: outcomeOf(run, answer.runId, known.outcome) }
    if (run.result !== null) return { kind: 'refused', code: 'exercise_finished' }
    const next = usedUp(run.tally) + 1
    if (answer.position < next) return { kind: 'refused', code: 'question_answered' }
    if (answer.position > next) return { kind: 'refused', code: 'question_not_its_turn' }
    if (answer.response === 'almost') return { kind: 'marked', outcome: outcomeOf(run, answer.runId, 'almost') }
    const outcome = answer.response === null ? 'skipped' : answer.response === 'right' ? 'right' : 'wrong'
    run.tally = addToTally(run.tally, outcome)
    run.result = resultOfRun('practice', run.tally)
    run.recorded.set(answer.questionId, { position: answer.position, outcome })
    if (run.result !== null) run.credits += 1
    return { kind: 'marked', outcome: outcomeOf(run, answer.runId, outcome) }
  }
  return { state, take, runOf }
}

function outcomeOf(run: ServedRun, runId: string, verdict: AnswerOutcome['verdict']): AnswerOutcome {
  const { total, required, inARow } = runFigures('practice')
  const costsNothing = verdict === 'almost' || verdict === 'invalid'
  const coins = { earned: 2 * run.tally.correct, credited: run.result !== null, balance: null }
  const isRight = verdict === 'right'
  return {
    verdict,
    sentence: costsNothing ? 'Write it in lowest terms.' : null,
    answer: costsNothing
      ? null
      : {
          outcome: verdict,
          isCorrect: isRight,
          response: verdict === 'skipped' ? null : 'x',
          rightAnswer: { text: '2', speech: '2', optionIds: [] },
          misconception: null,
          credit: null,
          timeTakenMs: 1000,
          hasViewedHelp: false,
          answeredAt: '2026-03-02T17:00:00.000Z',
          secondTry: null,
          secondResponse: null,
          secondWhy: null,
        },
    run: {
      runId,
      type: 'practice',
      topicCodeLevel: 'fractions_intro/1',
      unitCode: null,
      themeCode: null,
      contestLevels: null,
      name: 'Parts of a whole',
      startedAt: '2026-03-02T17:00:00.000Z',
      finishedAt: run.result === null ? null : '2026-03-02T17:10:00.000Z',
      progress: {
        correct: run.tally.correct,
        incorrect: run.tally.incorrect,
        skipped: run.tally.skipped,
        answered: usedUp(run.tally),
        lastCorrectSequenceCount: run.tally.inARow,
        total,
        required,
        inARow,
        score: null,
        secondsAllowed: null,
        endsAt: null,
        result: run.result,
        passed: run.result !== null && isPassed(run.result),
      },
      coins,
    },
    coins,
    nextQuestions: [],
    results: null,
  }
}
