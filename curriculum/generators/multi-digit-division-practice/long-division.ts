import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'

/** quotient x divisor + rest is divided; asked for the quotient (then rest is 0) or for the remainder. */
export interface Division {
  readonly quotient: number
  readonly divisor: number
  readonly rest: number
  readonly asked: 'quotient' | 'remainder'
}

const placeNames = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands'] as const
/** What is divided. */
export function dividendOf(p: Division): number {
  return p.quotient * p.divisor + p.rest
}

/** A zero stands in the quotient. */
export function hasZero(p: Division): boolean {
  return String(p.quotient).includes('0')
}

const withoutZeros = (p: Division): number => Number(String(p.quotient).replaceAll('0', ''))
const answer = (p: Division): number => (p.asked === 'quotient' ? p.quotient : p.rest)
const written = (p: Division): string => `${wholeText(dividendOf(p))} \\div ${p.divisor}`

function quotientDistractors(p: Division): Distractor[] {
  const list: Distractor[] = [
    {
      value: whole(p.quotient + 10),
      misconception: 'slip_off_by_one',
      why: `\\(${p.quotient + 10} \\times ${p.divisor}\\) is more than \\(${wholeText(dividendOf(p))}\\).`,
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

function remainderDistractors(p: Division): Distractor[] {
  return [
    {
      value: whole(p.quotient),
      misconception: 'remainder_ignored',
      why: 'That is how many times it fits. The remainder is what is left over.',
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

/** The digits brought down one by one: what is divided, how many times it fits, what is left. */
function stages(p: Division): { part: number; fits: number; left: number; place: number }[] {
  const digits = [...String(dividendOf(p))].map(Number)
  let left = 0
  return digits.map((digit, i) => {
    const part = 10 * left + digit
    left = part % p.divisor
    return { part, fits: Math.floor(part / p.divisor), left, place: digits.length - 1 - i }
  })
}

function solution(p: Division): Step[] {
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
          : `${wholeText(dividendOf(p))} = ${wholeText(p.quotient)} \\times ${p.divisor} + ${p.rest}`,
      value: whole(answer(p)),
      relation: 'next',
    },
  ]
}

function hints(p: Division): Hint[] {
  const all = stages(p)
  const first = all.find((s) => s.fits > 0)
  return [
    { text: `Start at the left. How many times does \\(${p.divisor}\\) fit in the first digits?` },
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

/** A level of long division. */
export function longDivisionLevel(
  key: TopicLevelKey,
  settings: Pick<TopicLevel<Division>, 'params' | 'load' | 'reject'>,
): TopicLevel<Division> {
  return {
    key,
    version: 2,
    ...settings,
    note: (p) => `${dividendOf(p)}:${p.divisor} ${p.asked}`,
    prompt: (p, words) =>
      p.asked === 'quotient'
        ? { text: words.pick(['Divide.', 'Divide. Nothing is left over.']), latex: written(p) }
        : { text: words.pick(['What is the remainder?', 'Divide. How much is left over?']), latex: written(p) },
    answer: (p) => whole(answer(p)),
    forms: ['numeric', 'choice'],
    distractors: (p) => (p.asked === 'quotient' ? quotientDistractors(p) : remainderDistractors(p)),
    hints,
    solution,
  }
}
