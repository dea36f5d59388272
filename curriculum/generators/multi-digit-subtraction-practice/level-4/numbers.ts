import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'

/** top - bottom, both of three digits, with at least one trade. */
export interface Params {
  readonly top: number
  readonly bottom: number
}

const names = ['ones', 'tens', 'hundreds'] as const

/** Digits from the ones up, always three. */
function digits(n: number): [number, number, number] {
  return [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100)]
}

/** The written way, column by column: what stands on top after trades, what is taken, what is left. */
function columns(p: Params): { top: number; taken: number; left: number; traded: boolean }[] {
  const bottom = digits(p.bottom)
  let owed = 0
  return digits(p.top).map((digit, i) => {
    const taken = bottom[i] as number
    const available = digit - owed
    const traded = available < taken
    owed = traded ? 1 : 0
    const top = available + (traded ? 10 : 0)
    return { top, taken, left: top - taken, traded }
  })
}

const trades = (p: Params): number => columns(p).filter((c) => c.traded).length
const tensAreZero = (p: Params): boolean => digits(p.top)[1] === 0
/** The ones need a trade and there are no tens, so a hundred is traded for both. */
const acrossZero = (p: Params): boolean => tensAreZero(p) && columns(p)[0]?.traded === true

/** Larger numbers, two trades rather than one, and zeros in the tens as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const top = chance.int(210 + Math.round(250 * difficulty), 420 + Math.round(570 * difficulty))
  const withZero = chance.happens(0.6 * difficulty)
  const changed = withZero ? top - digits(top)[1] * 10 : top
  const wanted = chance.happens(difficulty) ? 2 : 1
  let p = { top: changed, bottom: chance.int(105, changed - 25) }
  for (let i = 0; i < 20 && trades(p) !== wanted; i++) p = { top: changed, bottom: chance.int(105, changed - 25) }
  return p
}

function reject(p: Params): string | null {
  if (p.bottom % 10 === 0 || p.top === p.bottom) return 'nothing to do in the ones'
  return trades(p) === 0 ? 'no trade' : null
}

function smallerFromLarger(p: Params): number {
  const bottom = digits(p.bottom)
  return digits(p.top).reduce((sum, digit, i) => sum + Math.abs(digit - (bottom[i] as number)) * 10 ** i, 0)
}

/** Ten is brought to each column that needs it and never paid for. */
function tradesUnpaid(p: Params): number {
  const bottom = digits(p.bottom)
  return digits(p.top).reduce((sum, digit, i) => {
    const taken = bottom[i] as number
    return sum + (digit < taken && i < 2 ? digit + 10 - taken : Math.abs(digit - taken)) * 10 ** i
  }, 0)
}

function distractors(p: Params): Distractor[] {
  const answer = p.top - p.bottom
  const list: Distractor[] = [
    {
      value: whole(smallerFromLarger(p)),
      misconception: 'smaller_from_larger',
      why: 'In one column the top digit is smaller. Trade with the next place instead of turning the column over.',
    },
    {
      value: whole(tradesUnpaid(p)),
      misconception: 'borrow_no_decrement',
      why: 'You brought ten to a column. Take one away from the place that it came from.',
    },
  ]
  if (acrossZero(p)) {
    list.unshift({
      value: whole(answer + 10),
      misconception: 'borrow_across_zero',
      why: 'With no tens to trade, a hundred becomes 9 tens and 10 ones, not 10 tens.',
    })
  }
  list.push(
    {
      value: whole(answer + (columns(p)[1]?.traded ? 100 : 10)),
      misconception: 'borrow_no_decrement',
      why: 'After a trade, the next place has one fewer. Subtract from that smaller digit.',
    },
    {
      value: whole(answer - 1),
      misconception: 'slip_off_by_one',
      why: 'The trades are right. Look at the ones once more.',
    },
  )
  return list.filter((wrong) => wrong.value.kind !== 'rational' || wrong.value.n > 0n)
}

const tradeWords = (p: Params, i: number): string =>
  acrossZero(p) && i < 2
    ? i === 0
      ? 'There are no tens to trade, so a hundred becomes 9 tens and 10 ones.'
      : 'That trade left 9 tens.'
    : `Trade 1 ${names[i + 1]?.slice(0, -1)} for 10 ${names[i]}.`

function hints(p: Params): Hint[] {
  const first = columns(p).findIndex((c) => c.traded)
  const [ones] = columns(p)
  return [
    { text: 'Start with the ones. Is the top digit big enough?' },
    { text: `Look at the ${names[first]}: the top digit is too small. ${tradeWords(p, first)}` },
    {
      text: `In the ones: \\(${ones?.top} - ${ones?.taken} = ${ones?.left}\\). Go on with the tens, then the hundreds.`,
    },
  ]
}

function solution(p: Params): Step[] {
  const steps: Step[] = columns(p).map((column, i) => ({
    say: `${column.traded ? `${tradeWords(p, i)} ` : ''}Subtract the ${names[i]}: \\(${column.top} - ${column.taken} = ${column.left}\\).`,
    latex: `${column.top} - ${column.taken} = ${column.left}`,
    relation: 'next',
  }))
  const [ones, tens, hundreds] = columns(p)
  const value = whole(p.top - p.bottom)
  steps.push({
    say: `Put the columns together: ${countNoun(hundreds?.left ?? 0, 'hundred')}, ${countNoun(tens?.left ?? 0, 'ten')}, and ${countNoun(ones?.left ?? 0, 'one')}.`,
    latex: `${p.top} - ${p.bottom} = ${p.top - p.bottom}`,
    value,
    relation: 'next',
  })
  return steps
}

/** Subtract three-digit numbers with regrouping (3.NBT.A.2): as it was asked before the level had tasks. */
export const columnSubtraction: TopicLevel<Params> = {
  key: 'multi_digit_subtraction_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.top}-${p.bottom}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Subtract. Trade where you need to.',
      'Find the difference.',
      `Subtract ${p.bottom} from ${p.top}.`,
      `How much greater is ${p.top} than ${p.bottom}?`,
    ]),
    latex: `${p.top} - ${p.bottom}`,
  }),
  answer: (p) => whole(p.top - p.bottom),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  load: (p) => trades(p) + (tensAreZero(p) ? 1 : 0) + p.top / 200,
}
