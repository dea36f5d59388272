import type { AnswerOutcome } from '@polyhex/contract/exercises/exercise-operations'
import type { QuestionAnswer, StoredQuestion } from '@polyhex/contract/exercises/answers'
import {
  addToTally,
  emptyTally,
  isPassed,
  pointsOfAnswer,
  resultOfRun,
  runFigures,
  usedUp,
} from '@polyhex/contract/exercises/completion'
import type { RunType } from '@polyhex/contract/exercises/exercise-types'
import type { ExerciseResults, OpenRun, Run } from '@polyhex/contract/exercises/runs'

/** Contract-shaped runs for tests; each test states the values it checks. */

export const sampleRunId = '11111111-0000-4000-8000-000000000000'
const at = '2026-03-02T17:00:00.000Z'

/** Id of the nth question of a sample run; n counts from 1. */
export function sampleQuestionId(position: number): string {
  return `22222222-0000-4000-8000-${String(position).padStart(12, '0')}`
}

export function sampleQuestion(position: number, over: Partial<StoredQuestion> = {}): StoredQuestion {
  return {
    storedQuestionId: sampleQuestionId(position),
    questionSetGuid: sampleRunId,
    position,
    questionDefinition: 'Parts of a whole',
    level: 1,
    promptSpeechId: `prompt-${position}`,
    answer: null,
    timeTakenMs: null,
    hintsViewed: 0,
    topicCodeLevel: 'fractions_intro/1',
    form: 'choice',
    questionRenderType: 'Text',
    questionText: `How much is ${position} and 1?`,
    speech: `How much is ${position} and 1?`,
    widget: {
      widget: 'choice',
      fixedOrder: true,
      options: [
        { id: 'right', text: String(position + 1), speech: String(position + 1) },
        { id: 'wrong', text: String(position + 2), speech: String(position + 2) },
      ],
    },
    fixedOrderForAnswers: true,
    hintCount: 2,
    ...over,
  }
}

export function sampleAnswer(outcome: QuestionAnswer['outcome'], over: Partial<QuestionAnswer> = {}): QuestionAnswer {
  return {
    outcome,
    isCorrect: outcome === 'right',
    response: outcome === 'skipped' ? null : outcome,
    rightAnswer: { text: '2', speech: '2', optionIds: ['right'] },
    misconception: outcome === 'wrong' ? { code: 'one_more', why: 'That is one more than the sum.' } : null,
    timeTakenMs: 3000,
    credit: null,
    hasViewedHelp: false,
    answeredAt: at,
    secondTry: null,
    secondResponse: null,
    secondWhy: null,
    ...over,
  }
}

/** The contest levels of a paper, easiest first. */
export const sampleContestLevels = [3, 5, 6, 8, 8, 8, 9, 9, 10, 10]

/** The run after these outcomes. */
export function sampleRun(type: RunType, outcomes: readonly QuestionAnswer['outcome'][]): Run {
  const { total, required, inARow } = runFigures(type)
  const tally = outcomes.reduce(addToTally, emptyTally)
  const contestLevels = type === 'contest_problems' ? sampleContestLevels : null
  const points = outcomes.reduce((sum, outcome, at) => sum + pointsOfAnswer(outcome, contestLevels?.[at] ?? null), 0)
  const result = resultOfRun(type, tally, points)
  const isUnit = type === 'unit_mastery' || type === 'contest_problems'
  return {
    runId: sampleRunId,
    type,
    topicCodeLevel: isUnit ? null : 'fractions_intro/1',
    unitCode: isUnit ? 'fractions_unit' : null,
    themeCode: null,
    contestLevels,
    name: isUnit ? 'Parts and wholes' : 'Parts of a whole',
    startedAt: at,
    finishedAt: result === null ? null : at,
    progress: {
      correct: tally.correct,
      incorrect: tally.incorrect,
      skipped: tally.skipped,
      answered: tally.correct + tally.incorrect,
      lastCorrectSequenceCount: tally.inARow,
      total,
      required,
      inARow,
      score: contestLevels === null ? null : points,
      secondsAllowed: null,
      endsAt: null,
      result,
      passed: result !== null && isPassed(result),
    },
    coins: { earned: tally.correct * 2, credited: false, balance: null },
  }
}

/** Questions answered with these outcomes, and the pending one after them while the run goes on. */
export function sampleOpenRun(type: RunType, outcomes: readonly QuestionAnswer['outcome'][] = []): OpenRun {
  const run = sampleRun(type, outcomes)
  const answered = outcomes.map((outcome, index) => sampleQuestion(index + 1, { answer: sampleAnswer(outcome) }))
  const pending = run.progress.result === null ? [sampleQuestion(outcomes.length + 1)] : []
  return { run, questions: [...answered, ...pending] }
}

export function sampleResults(
  type: RunType,
  outcomes: readonly QuestionAnswer['outcome'][],
  over: Partial<ExerciseResults> = {},
): ExerciseResults {
  const { progress } = sampleRun(type, outcomes)
  return {
    runId: sampleRunId,
    type,
    result: progress.result ?? 'incorrect',
    passed: progress.passed,
    firstPass: progress.passed,
    correct: progress.correct,
    incorrect: progress.incorrect,
    answered: progress.answered,
    skipped: progress.skipped,
    total: progress.total,
    timeTakenSeconds: 3 * outcomes.length,
    hasViewedHelp: false,
    score: Math.min(1, progress.correct / (progress.required ?? 1)),
    points: progress.score,
    themeLevel: null,
    series: outcomes.map(() => 3),
    labels: outcomes.map((_, index) => String(index + 1)),
    lastCorrectSequenceCount: progress.lastCorrectSequenceCount,
    contestPlayerId: null,
    coinsEarned: 2 * progress.correct,
    lessCoins: null,
    nextTopicCodeLevel: null,
    nextUnitCode: null,
    ...over,
  }
}

/** What the server says to the answer of question `outcomes.length`, after which the run stands at `outcomes`. */
export function sampleOutcome(
  type: RunType,
  outcomes: readonly QuestionAnswer['outcome'][],
  over: Partial<AnswerOutcome> = {},
): AnswerOutcome {
  const run = sampleRun(type, outcomes)
  const verdict = outcomes.at(-1) ?? 'right'
  const used = usedUp(outcomes.reduce(addToTally, emptyTally))
  return {
    verdict,
    sentence: null,
    answer: sampleAnswer(verdict),
    run,
    coins: run.coins,
    nextQuestions: run.progress.result === null ? [sampleQuestion(used + 1)] : [],
    results: run.progress.result === null ? null : sampleResults(type, outcomes),
    ...over,
  }
}
