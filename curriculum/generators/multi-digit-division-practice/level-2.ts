import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'

/** quotient x divisor + rest is divided; asked for the quotient (then rest is 0) or for the remainder. */
export interface Params {
  readonly quotient: number
  readonly divisor: number
  readonly rest: number
  readonly asked: 'quotient' | 'remainder'
}

const placeNames = ['ones', 'tens', 'hundreds', 'thousands'] as const
const dividend = (p: Params): number => p.quotient * p.divisor + p.rest
const hasZero = (p: Params): boolean => String(p.quotient).includes('0')
const withoutZeros = (p: Params): number => Number(String(p.quotient).replaceAll('0', ''))
const answer = (p: Params): number => (p.asked === 'quotient' ? p.quotient : p.rest)
const written = (p: Params): string => `${wholeText(dividend(p))} \\div ${p.divisor}`

/** Three digits first, later four, with zeros in the quotient. */
function params(chance: Chance, difficulty: number): Params {
  const large = chance.happens(1.8 * difficulty - 0.4)
  const asked = chance.happens(0.35) ? 'remainder' : 'quotient'
  const divisor = chance.int(3 + Math.round(2 * difficulty), 6 + Math.round(3 * difficulty))
  const [low, high] = large ? [1000, 9900] : [130, 990]
  let quotient = chance.int(Math.ceil(low / divisor), Math.floor(high / divisor))
  if (quotient >= 100 && chance.happens(0.5 * difficulty)) quotient -= 10 * (Math.floor(quotient / 10) % 10)
  return { quotient, divisor, rest: asked === 'remainder' ? chance.int(1, divisor - 1) : 0, asked }
}

function reject(p: Params): string | null {
  if (dividend(p) < 100 || dividend(p) > 9999) return 'not three or four digits'
  if (p.quotient % 10 === 0 && p.asked === 'quotient') return 'a round quotient'
  return dividend(p) % 10 === 0 && p.divisor === 5 && p.asked === 'remainder' ? 'nothing is left' : null
}

function quotientDistractors(p: Params): Distractor[] {
  const list: Distractor[] = [
    {
      value: whole(p.quotient + 10),
      misconception: 'slip_off_by_one',
      why: `\\(${p.quotient + 10} \\times ${p.divisor}\\) is more than \\(${wholeText(dividend(p))}\\).`,
    },
    {
      value: whole(10 * p.quotient),
      misconception: 'slip_place',
      why: 'That is ten times too much. Check with a round number.',
    },
    {
      value: whole(p.quotient - 1),
      misconception: 'slip_off_by_one',
      why: `\\(${p.quotient - 1} \\times ${p.divisor}\\) leaves \\(${p.divisor}\\) over. It fits once more.`,
    },
    {
      value: whole(Math.floor(p.quotient / 10)),
      misconception: 'stops_early',
      why: 'The last digit was not brought down. The ones must be divided too.',
    },
  ]
  if (hasZero(p))
    list.unshift({
      value: whole(withoutZeros(p)),
      misconception: 'zero_in_quotient',
      why: 'A place where the divisor does not fit gets a zero. It was left out.',
    })
  return list
}

function remainderDistractors(p: Params): Distractor[] {
  return [
    {
      value: whole(p.quotient),
      misconception: 'remainder_ignored',
      why: 'That is how often it fits. The remainder is what is left over.',
    },
    {
      value: whole(p.divisor - p.rest),
      misconception: 'reversed_order',
      why: 'That much is missing to the next multiple. How much is left after the last one?',
    },
    {
      value: whole(p.rest + 1),
      misconception: 'slip_off_by_one',
      why: 'Close. Subtract the last product once more.',
    },
    {
      value: whole(p.rest + p.divisor),
      misconception: 'stops_early',
      why: 'A remainder is smaller than the divisor. It fits once more.',
    },
  ]
}

/** The digits brought down one by one: what is divided, how often it fits, what is left. */
function stages(p: Params): { part: number; fits: number; left: number; place: number }[] {
  const digits = [...String(dividend(p))].map(Number)
  let left = 0
  return digits.map((digit, i) => {
    const part = 10 * left + digit
    left = part % p.divisor
    return { part, fits: Math.floor(part / p.divisor), left, place: digits.length - 1 - i }
  })
}

function solution(p: Params): Step[] {
  const all = stages(p)
  const start = all.findIndex((s) => s.fits > 0)
  const steps = all.slice(start).map((s, i): Step => ({
    say:
      i === 0
        ? `Start with \\(${s.part}\\) ${placeNames[s.place]}. \\(${p.divisor}\\) fits ${countNoun(s.fits, 'time')} and leaves \\(${s.left}\\).`
        : `Bring down the next digit: \\(${s.part}\\). \\(${p.divisor}\\) fits ${countNoun(s.fits, 'time')} and leaves \\(${s.left}\\).`,
    latex: `${s.part} = ${s.fits} \\times ${p.divisor}${s.left === 0 ? '' : ` + ${s.left}`}`,
    relation: 'next',
  }))
  return [
    ...steps,
    {
      say:
        p.asked === 'quotient'
          ? `Read the digits that you found: \\(${wholeText(p.quotient)}\\). Nothing is left.`
          : `It fits \\(${wholeText(p.quotient)}\\) times, and \\(${p.rest}\\) is left. That is the remainder.`,
      latex:
        p.rest === 0
          ? `${written(p)} = ${wholeText(p.quotient)}`
          : `${wholeText(dividend(p))} = ${wholeText(p.quotient)} \\times ${p.divisor} + ${p.rest}`,
      value: whole(answer(p)),
      relation: 'next',
    },
  ]
}

function hints(p: Params): Hint[] {
  const all = stages(p)
  const first = all.find((s) => s.fits > 0)
  return [
    { text: `Start at the left. How often does \\(${p.divisor}\\) fit in the first digits?` },
    {
      text: `Begin with \\(${first?.part}\\) ${placeNames[first?.place ?? 0]}. What is left goes with the next digit.`,
    },
    {
      text: hasZero(p)
        ? 'Where it does not fit, write a zero and bring down the next digit.'
        : p.asked === 'remainder'
          ? `The remainder must be less than \\(${p.divisor}\\).`
          : `After the first step \\(${first?.left}\\) is left. Bring down the next digit.`,
    },
  ]
}

/** Divide three- and four-digit numbers by one digit (4.NBT.B.6). */
export const level: TopicLevel<Params> = {
  key: 'multi_digit_division_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${dividend(p)}:${p.divisor} ${p.asked}`,
  prompt: (p, words) =>
    p.asked === 'quotient'
      ? { text: words.pick(['Divide.', 'Divide. Nothing is left over.']), latex: written(p) }
      : { text: words.pick(['What is the remainder?', 'Divide. How much is left over?']), latex: written(p) },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => (p.asked === 'quotient' ? quotientDistractors(p) : remainderDistractors(p)),
  hints,
  solution,
  load: (p) => 4 * String(dividend(p)).length + p.divisor + (hasZero(p) ? 2 : 0),
}
