import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import { sentence } from '../../figures/lettering.ts'
import { whole } from '../../values/rational.ts'
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
        'A column came to ten or more, and its ten was left out. Carry it to the next place.',
      ),
      wrongAnswer(
        whole(bothDigitsWritten([p.a, p.b])),
        'no_carry',
        'Both digits of a column were written down. Only the ones of it stay there.',
      ),
    )
  else list.push(wrongAnswer(whole(p.a + 10 * p.b), 'slip_place', 'The ones were added to the tens. Add ones to ones.'))
  list.push(
    wrongAnswer(whole(total(p) + 1), 'slip_off_by_one', 'One too many. Add the ones again.'),
    wrongAnswer(whole(total(p) - 1), 'slip_off_by_one', 'One too few. Add the ones again.'),
    wrongAnswer(whole(Math.abs(p.a - p.b)), 'wrong_operation', 'That takes away. The plus sign puts together.'),
  )
  return list
}

function hints(p: Sum): Hint[] {
  const [ones] = columnsOf([p.a, p.b])
  const [x = 0, y = 0] = ones?.digits ?? []
  return [
    { text: 'Start with the ones.' },
    { text: `The ones: \\(${x} + ${y} = ${x + y}\\).${x + y > 9 ? ' That is a new ten.' : ''}` },
    {
      text:
        x + y > 9
          ? 'Write the ones of it and carry the ten to the tens.'
          : 'Then add the tens, and whatever is carried.',
    },
  ]
}

function solution(p: Sum, picture?: Figure): Step[] {
  const steps = columnsOf([p.a, p.b]).map((column, i): Step => {
    const [x = 0, y = 0] = column.digits
    const carried = column.carriedIn > 0 ? ` + ${column.carriedIn}` : ''
    return nextStep(
      `${sentence(places[i] ?? '')}: ${x === 0 && y === 0 ? 'only the carry is there' : `\\(${x}\\) and \\(${y}\\)${column.carriedIn > 0 ? ' and the carried \\(1\\)' : ''}`} make \\(${column.sum}\\).${column.carriedOut > 0 && i < columnsOf([p.a, p.b]).length - 1 ? ` Write \\(${column.written}\\) and carry \\(1\\).` : ''}`,
      `${x} + ${y}${carried} = ${column.sum}`,
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
          ? ['Add.', 'Add. The blocks can help.', 'What is the sum?']
          : ['Add.', 'What is the sum?', 'Add the numbers.'],
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
