import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { bothDigitsWritten, carriesIn, columnsOf, withoutCarry } from './columns.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** a + b, worked column by column. */
export interface Sum {
  readonly a: number
  readonly b: number
}

const total = (p: Sum): number => p.a + p.b
const places = ['ones', 'tens', 'hundreds', 'thousands'] as const

function distractors(p: Sum): Distractor[] {
  const list: Distractor[] = []
  if (carriesIn([p.a, p.b]) > 0 || (columnsOf([p.a, p.b]).at(-1)?.carriedOut ?? 0) > 0)
    list.push(
      wrongAnswer(
        whole(withoutCarry([p.a, p.b])),
        'no_carry',
        `You left out a new ten or hundred. When a place has 10 or more, regroup 10 as 1 of the next place.`,
      ),
      wrongAnswer(
        whole(bothDigitsWritten([p.a, p.b])),
        'no_carry',
        'You wrote two digits in one place. Regroup 10 as 1 of the next place.',
      ),
    )
  else
    list.push(
      wrongAnswer(
        whole(p.a + 10 * p.b),
        'slip_place',
        `You added \\(${p.b}\\) to the tens. Add \\(${p.b}\\) to the ones.`,
      ),
    )
  list.push(
    wrongAnswer(
      whole(total(p) + 1),
      'slip_off_by_one',
      `That is 1 too many. Add \\(${p.a % 10} + ${p.b % 10}\\) again.`,
    ),
    wrongAnswer(
      whole(total(p) - 1),
      'slip_off_by_one',
      `That is 1 too few. Add \\(${p.a % 10} + ${p.b % 10}\\) again.`,
    ),
    wrongAnswer(
      whole(Math.abs(p.a - p.b)),
      'wrong_operation',
      `You subtracted \\(${Math.min(p.a, p.b)}\\). The plus sign says to add.`,
    ),
  )
  return list
}

const capital = ['Ones', 'Tens', 'Hundreds', 'Thousands'] as const

function hints(p: Sum): Hint[] {
  const [ones] = columnsOf([p.a, p.b])
  const [x = 0, y = 0] = ones?.digits ?? []
  const regroups = x + y > 9
  return [
    { text: 'Which place do you add first?' },
    { text: `Add the ones: \\(${x} + ${y} = ${x + y}\\).` },
    {
      text: regroups
        ? `10 ones make 1 ten. Regroup ${countNoun(x + y, 'one')} as 1 ten and ${countNoun(x + y - 10, 'one')}.`
        : `Write ${x + y} in the ones place. Then add the tens.`,
    },
  ]
}

function solution(p: Sum, picture?: Figure): Step[] {
  const columns = columnsOf([p.a, p.b])
  const steps = columns.map((column, i): Step => {
    const place = places[i] ?? ''
    const one = place.slice(0, -1)
    const terms = [...column.digits.filter((digit) => digit > 0), ...(column.carriedIn > 0 ? [1] : [])]
    const parts = column.digits
      .filter((digit) => digit > 0)
      .map((digit) => countNoun(digit, one))
      .concat(column.carriedIn > 0 ? [`the new ${one}`] : [])
    const next = places[i + 1]?.slice(0, -1)
    const regrouped =
      column.carriedOut > 0 && i < columns.length - 1
        ? ` Regroup 10 ${place} as 1 ${next}, so ${countNoun(column.written, one)} ${column.written === 1 ? 'stays' : 'stay'}.`
        : ''
    if (terms.length < 2)
      return nextStep(
        `${capital[i]}: there ${column.sum === 1 ? 'is' : 'are'} ${countNoun(column.sum, one)} and nothing to add.`,
      )
    return nextStep(
      `${capital[i]}: ${parts.join(' and ')} make ${countNoun(column.sum, one)}.${regrouped}`,
      `${terms.join(' + ')} = ${column.sum}`,
    )
  })
  return [
    ...steps,
    nextStep(`The sum is \\(${total(p)}\\).`, `${p.a} + ${p.b} = ${total(p)}`, whole(total(p)), picture),
  ]
}

/** Base ten blocks of both numbers. */
export function addendBlocks(p: Sum): Figure {
  return baseTenBlocks({
    numbers: [p.a, p.b].map((n) => ({ hundreds: Math.floor(n / 100), tens: Math.floor(n / 10) % 10, ones: n % 10 })),
    headings: true,
  })
}

/** A level of sums in columns; blocks are drawn with small numbers. */
export function columnSumLevel(
  key: TopicLevelKey,
  settings: Pick<TopicLevel<Sum>, 'params' | 'load'> &
    Partial<Pick<TopicLevel<Sum>, 'reject' | 'space'>> & { readonly blocks: boolean },
): TopicLevel<Sum> {
  const { blocks, ...rest } = settings
  return {
    key,
    version: 1,
    ...rest,
    note: (p) => `${p.a}+${p.b}`,
    prompt: (p, words) => ({
      text: words.pick(
        blocks
          ? [
              'Find the sum.',
              'Add the numbers. The blocks can help you.',
              'What is the sum?',
              'How many are there in all?',
            ]
          : ['Find the sum.', 'What is the sum?', 'Add the two numbers.', 'Find the total.'],
      ),
      latex: `${p.a} + ${p.b}`,
    }),
    answer: (p) => whole(total(p)),
    forms: ['numeric', 'choice'],
    distractors,
    hints,
    solution: (p) => solution(p, blocks ? addendBlocks(p) : undefined),
    ...(blocks ? { figure: addendBlocks } : {}),
  }
}

/** Counts on from the first number by hundreds, tens and ones of the second. */
export function countedOn(p: Sum): number {
  let at = p.a
  for (const [worth, count] of [
    [100, Math.floor(p.b / 100)],
    [10, Math.floor(p.b / 10) % 10],
    [1, p.b % 10],
  ] as const)
    for (let i = 0; i < count; i++) at += worth
  return at
}

/** Carries left out or written down; ones put to the tens. */
export const wrongColumns = {
  no_carry: (p: Sum): Rational[] => {
    const length = String(Math.max(p.a, p.b)).length
    const [a, b] = [p.a, p.b].map((n) => String(n).padStart(length, '0').split('').map(Number)) as [number[], number[]]
    const sums = a.map((digit, i) => digit + (b[i] ?? 0))
    return [whole(Number(sums.join(''))), whole(Number(sums.map((sum, i) => (i === 0 ? sum : sum % 10)).join('')))]
  },
  slip_place: (p: Sum): Rational => whole(p.a + 10 * p.b),
  wrong_operation: (p: Sum): Rational => whole(Math.max(p.a, p.b) - Math.min(p.a, p.b)),
}
