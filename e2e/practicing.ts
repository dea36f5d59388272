import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { leastMsPerAnswer } from '../contract/coins/earnings.ts'
import { writeParts } from '../contract/exercises/responses/parts.ts'
import type { PublicQuestion } from '../contract/exercises/questions.ts'
import { keyFromJson } from '../curriculum/values/serialise.ts'
import { wrongResponse } from '../curriculum/checks/responses.ts'
import { rightResponse } from '../curriculum/marking/right-response.ts'
import { spellings } from '../curriculum/marking/spellings.ts'
import type { AnswerKey } from '../curriculum/topic-level.ts'
import { answerByKeyboard } from './answer-by-keyboard.ts'
import type { World } from './world.ts'

/** The question that waits for an answer, with its key: read behind the server, where no browser can look. */
export interface Waiting {
  readonly id: string
  readonly runId: string
  readonly position: number
  readonly question: PublicQuestion
  readonly key: AnswerKey
}

/** What an exercise is about, read from its address. */
function targetOf(path: string): { type: string; target: string } {
  const topic = /^\/math\/topics\/([^/]+\/\d+)\/(practice|speed-play)\//.exec(path)
  if (topic !== null) return { type: topic[2] === 'practice' ? 'practice' : 'speed', target: topic[1] ?? '' }
  const unit = /^\/math\/units\/([^/]+)\/unit-mastery\//.exec(path)
  if (unit !== null) return { type: 'unit_mastery', target: unit[1] ?? '' }
  const theme = /^\/math\/themes\/([^/]+)\/levelling\//.exec(path)
  if (theme !== null) return { type: 'levelling', target: theme[1] ?? '' }
  const paper = /^\/math\/contests\/play\/([^/]+)\//.exec(path)
  if (paper !== null) return { type: 'contest_problems', target: paper[1] ?? '' }
  throw new Error(`there is no exercise at ${path}`)
}

/**
 * The waiting question of the exercise on the page, or of another address of one, as a person or as the visitor (null);
 * waits until there is one.
 */
export async function waitingQuestion(
  world: World,
  page: Page,
  username: string | null,
  path: string = new URL(page.url()).pathname,
): Promise<Waiting> {
  const { type, target } = targetOf(path)
  const read = (): Promise<{ id: string; run: string; position: number; public: string; key: string }[]> =>
    world.server.query(
      `select q.id, r.id as run, q.position, q.public, q.key
       from runs r join run_questions q on q.run_id = r.id and not q.replaced
       left join accounts o on o.id = r.account_id left join answers a on a.question_id = q.id
       where r.state = 'open' and a.question_id is null and r.type = $2 and (r.target = $3 or r.contest_player_id::text = $3)
         and case when $1::text is null then r.visitor_hash is not null else lower(o.username) = $1 end
       order by r.started_at desc, q.position limit 1`,
      [username, type, target],
    )
  await expect.poll(async () => (await read()).length).toBe(1)
  const [row] = await read()
  if (row === undefined) throw new Error('no question is waiting')
  return {
    id: row.id,
    runId: row.run,
    position: row.position,
    question: JSON.parse(row.public) as PublicQuestion,
    key: keyFromJson(row.key),
  }
}

/** What the fields of a widget can hold, where that is less than marking reads. */
const typeable: Readonly<Record<string, RegExp>> = {
  fraction: /^-?[\d.]+(?:\/\d+)?$/,
  mixed_number: /^-?\d+(?: \d+\/\d+|\/\d+)?$/,
  numeric: /^[-\d.,/ %$]+$/,
  number_line: /^[-\d.,/]+$/,
}

/** The first spelling of a value that a child could type into the widget of this question. */
function typed({ question, key }: Waiting, value: AnswerKey['answer']): string | undefined {
  const fits = typeable[question.widget.widget] ?? /./
  return spellings(value, key.form, key.rules).find((spelling) => fits.test(spelling))
}

/** The parts of a question, each as one that waits by itself; none where it has no parts. */
function partsOf(waiting: Waiting): Waiting[] {
  const { widget } = waiting.question
  if (widget.widget !== 'parts') return []
  return widget.parts.flatMap((part, i) => {
    const key = waiting.key.parts?.[i]
    return key === undefined ? [] : [{ ...waiting, key, question: { ...waiting.question, widget: part.widget } }]
  })
}

/** Whether it is answered by choosing, moving or building, not by typing. */
const isMoved = ({ rightOptionIds, answer }: AnswerKey): boolean =>
  rightOptionIds.length > 0 || ['groups', 'match', 'order', 'filled'].includes(answer.kind)

/** A right response as a child can give it to the widget on the page. */
export function rightTyped(waiting: Waiting): string {
  const parts = partsOf(waiting)
  if (parts.length > 0) return writeParts(parts.map(rightTyped))
  if (isMoved(waiting.key)) return rightResponse(waiting.key)
  const response = typed(waiting, waiting.key.answer)
  if (response === undefined) throw new Error(`the widget ${waiting.question.widget.widget} cannot hold the answer`)
  return response
}

/** A wrong response whose misconception is named, with what is said about it. */
export function wrongTyped(waiting: Waiting): { response: string; why: string } {
  const [first, ...others] = partsOf(waiting)
  if (first !== undefined) {
    const { response, why } = wrongTyped(first)
    return { response: writeParts([response, ...others.map(rightTyped)]), why }
  }
  for (const wrong of waiting.key.wrong) {
    if (wrong.misconception === 'near') continue
    const moved = () => wrong.optionId ?? wrongResponse(waiting.key, wrong)
    const response = isMoved(waiting.key) ? moved() : typed(waiting, wrong.value)
    if (response) return { response, why: wrong.why }
  }
  throw new Error('this question names no misconception that its widget can hold')
}

/** Waits until the page shows the question of this place, ready to be answered. */
export async function untilShown(page: Page, position: number): Promise<void> {
  await page.getByText(new RegExp(`^Question ${position}(?::|$)`)).waitFor()
}

/** The outcome that the server has recorded for a question, or null. */
export async function recorded(world: World, questionId: string): Promise<string | null> {
  const rows = await world.server.query<{ outcome: string }>('select outcome from answers where question_id = $1', [
    questionId,
  ])
  return rows[0]?.outcome ?? null
}

/** What the server has recorded of the second try of a question, or null. */
export async function recordedAgain(world: World, questionId: string): Promise<string | null> {
  const rows = await world.server.query<{ outcome: string | null }>(
    'select second_outcome as outcome from answers where question_id = $1',
    [questionId],
  )
  return rows[0]?.outcome ?? null
}

/** Answers the waiting question by keyboard, as given or rightly, and waits until the server has recorded it. */
export async function answerOne(
  world: World,
  page: Page,
  username: string | null,
  choose: (waiting: Waiting) => string = rightTyped,
): Promise<Waiting> {
  const waiting = await waitingQuestion(world, page, username)
  await untilShown(page, waiting.position)
  await answerByKeyboard(page, waiting.question, choose(waiting))
  await expect.poll(() => recorded(world, waiting.id)).not.toBeNull()
  return waiting
}

/** Answers rightly, by keyboard, until the run is over; gives the run and how many answers it took. */
export async function answerToTheEnd(
  world: World,
  page: Page,
  username: string | null,
): Promise<{ runId: string; answers: number }> {
  let answers = 0
  let runId = ''
  const begun = performance.now()
  for (;;) {
    // An exercise that is over sooner than anybody reads it earns nothing.
    await expect
      .poll(() => performance.now() - begun, { interval: 20 })
      .toBeGreaterThan((answers + 1) * leastMsPerAnswer)
    const waiting = await answerOne(world, page, username)
    runId = waiting.runId
    answers += 1
    expect(await recorded(world, waiting.id), JSON.stringify(waiting.question.widget)).toBe('right')
    const [run] = await world.server.query<{ state: string }>('select state from runs where id = $1', [runId])
    if (run?.state === 'finished') return { runId, answers }
  }
}

/** What the ledger says about an account: its balance, and the credits of one run. */
export async function coinsOf(
  world: World,
  username: string,
  runId: string,
): Promise<{ balance: number; credits: number[] }> {
  const [account] = await world.server.query<{ id: string; balance: number }>(
    `select a.id, coalesce(b.balance, 0) as balance from accounts a left join coin_balances b on b.account_id = a.id
     where lower(a.username) = $1`,
    [username],
  )
  const credits = await world.server.query<{ amount: number }>(
    'select amount from coin_changes where account_id = $1 and source = $2',
    [account?.id, `run:${runId}`],
  )
  return { balance: account?.balance ?? 0, credits: credits.map((row) => row.amount) }
}
