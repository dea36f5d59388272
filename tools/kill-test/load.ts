import type { AnswerOutcome } from '../../contract/exercises/exercise-operations.ts'
import type { ExerciseTarget } from '../../contract/exercises/exercise-types.ts'
import { NoAnswer, openHttpClient, type HttpClient } from '../load/http-client.ts'
import { sendAnswer, signIn, startRun } from '../load/practice-client.ts'
import { rightResponse } from '../../curriculum/marking/right-response.ts'
import { keyOf } from '../load/key-of-question.ts'
import type { ServerUnderTest } from '../server-under-test/start-server.ts'
import type { Acknowledged } from './acknowledged.ts'

/** One child at one browser. Two of the same name on the same target are two tabs. */
export interface Child {
  readonly client: HttpClient
  readonly name: string | null
  target: ExerciseTarget
  /** An answer whose fate is unknown because the server went away: sent again, unchanged, after the restart. */
  pending: { runId: string; questionId: string; response: string } | null
}

const practice = (topicCodeLevel: string): ExerciseTarget => ({ type: 'practice', topicCodeLevel })

/** The children of the load, signed in: two tabs of Sam on one run, Sam and Max on runs of their own, and a visitor. */
export async function gatherChildren(origin: string): Promise<Child[]> {
  const seats: readonly [string | null, string][] = [
    ['student.sam', 'fractions_add_subtract_practice/4'],
    ['student.sam', 'fractions_add_subtract_practice/4'],
    ['student.sam', 'multi_digit_subtraction_practice/4'],
    ['student.max', 'equations_multi_step_practice/1'],
    ['student.max', 'multi_digit_subtraction_practice/4'],
    [null, 'multi_digit_subtraction_practice/4'],
  ]
  const children: Child[] = []
  for (const [name, level] of seats) {
    const client = openHttpClient(origin)
    if (name !== null) await signIn(client, name)
    children.push({ client, name, target: practice(level), pending: null })
  }
  return children
}

/** Where a child goes on after an exercise: the same one again would bring fewer coins each time. */
const levels = [
  ...[1, 2, 3, 4, 5, 6].map((level) => `fractions_add_subtract_practice/${level}`),
  ...[1, 2, 3, 4, 5].map((level) => `multi_digit_subtraction_practice/${level}`),
  ...[1, 2, 3, 4].map((level) => `equations_multi_step_practice/${level}`),
  ...[1, 2, 3, 4].map((level) => `multi_digit_addition_practice/${level}`),
]

/** What the child will send next: right four times in five, so that runs end both ways. */
async function choose(server: ServerUnderTest, questionId: string, unit: () => number): Promise<string> {
  const key = await keyOf(server, questionId)
  if (unit() < 0.8) return rightResponse(key)
  const wrong = key.wrong.find((one) => one.optionId !== undefined)?.optionId
  return wrong ?? '987654321'
}

function note(child: Child, sent: NonNullable<Child['pending']>, outcome: AnswerOutcome, told: Acknowledged): void {
  if (outcome.answer === null) return
  const known = told.answers.get(sent.questionId)
  if (known === undefined) {
    told.answers.set(sent.questionId, { runId: sent.runId, outcome: outcome.answer.outcome, response: sent.response })
  } else if (known.outcome !== outcome.answer.outcome) {
    throw new Error(`question ${sent.questionId} was ${known.outcome} and is answered as ${outcome.answer.outcome}`)
  }
  if (child.name !== null && outcome.results !== null && outcome.run.coins.credited) {
    told.coins.set(sent.runId, outcome.results.coinsEarned)
  }
}

/**
 * Lets one child practice until the server goes away or `isOver` says so, noting what is acknowledged. Begins with the
 * answer whose fate was unknown. Returns on a lost connection; anything else that goes wrong throws.
 */
export async function practiceUntilLost(
  server: ServerUnderTest,
  child: Child,
  told: Acknowledged,
  unit: () => number,
  isOver: () => boolean,
): Promise<void> {
  try {
    while (!isOver()) {
      child.pending ??= await nextAnswer(server, child, unit)
      if (child.pending === null) continue
      const sent = child.pending
      const outcome = await sendAnswer(child.client, sent.runId, sent.questionId, sent.response)
      child.pending = null
      if (outcome === null) continue
      note(child, sent, outcome, told)
      if (outcome.results !== null)
        child.target = practice(levels[Math.floor(unit() * levels.length)] ?? 'counting_basics/1')
      const next = outcome.nextQuestions.findLast((question) => question.answer === null)?.storedQuestionId
      if (next !== undefined) {
        child.pending = { runId: sent.runId, questionId: next, response: await choose(server, next, unit) }
      }
    }
  } catch (error) {
    const gone =
      error instanceof NoAnswer ||
      /the server has ended|channel|not open|after calling end|EPIPE|ECONN/i.test(String(error))
    if (!gone) throw error
  }
}

async function nextAnswer(server: ServerUnderTest, child: Child, unit: () => number): Promise<Child['pending']> {
  const { run, questions } = await startRun(child.client, child.target, false)
  const open = questions.findLast((question) => question.answer === null)
  if (open === undefined) return null
  return {
    runId: run.runId,
    questionId: open.storedQuestionId,
    response: await choose(server, open.storedQuestionId, unit),
  }
}
