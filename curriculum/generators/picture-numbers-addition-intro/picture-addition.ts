import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import { whole } from '../../values/rational.ts'
import { bothDigitsWritten, columnsOf, withoutCarry } from '../multi-digit-addition-practice/columns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Two numbers drawn as blocks, to be added. */
export interface Addition {
  readonly a: number
  readonly b: number
}

const places = ['ones', 'tens', 'hundreds', 'thousands'] as const
const blocksOf = (n: number): { hundreds: number; tens: number; ones: number } => ({
  hundreds: Math.floor(n / 100),
  tens: Math.floor(n / 10) % 10,
  ones: n % 10,
})

/** Both numbers as blocks, one above the other. */
export function addendsPicture(p: Addition): Figure {
  return baseTenBlocks({ numbers: [blocksOf(p.a), blocksOf(p.b)], headings: true })
}

/** The places whose blocks come to ten or more, from the ones up. */
export function tradedPlaces(p: Addition): number[] {
  return columnsOf([p.a, p.b]).flatMap((column, i) => (column.carriedOut > 0 ? [i] : []))
}

function distractors(p: Addition): Distractor[] {
  const sum = p.a + p.b
  const trades = tradedPlaces(p)
  const list: Distractor[] = []
  if (trades.length > 0)
    list.push(
      wrongAnswer(
        whole(withoutCarry([p.a, p.b])),
        'no_carry',
        `Ten ${places[trades[0] ?? 0]} were left out. They make one block of the next kind.`,
      ),
      wrongAnswer(
        whole(bothDigitsWritten([p.a, p.b])),
        'no_carry',
        'Each pile was written down as it is. Trade ten of a kind for one of the next kind.',
      ),
    )
  else
    list.push(
      wrongAnswer(
        whole(Math.abs(p.a - p.b)),
        'wrong_operation',
        'That is how many more one row has. Put both rows together.',
      ),
      wrongAnswer(whole(sum - (sum % 10)), 'stops_early', 'The small blocks were left out.'),
    )
  list.push(
    wrongAnswer(whole(sum + 1), 'slip_off_by_one', 'One small block was counted twice.'),
    wrongAnswer(whole(sum - 1), 'slip_off_by_one', 'One small block was left out.'),
  )
  return list.filter(({ value }) => value.kind === 'rational' && value.n > 0n)
}

const word = (n: number, place: number): string =>
  n === 1 ? (places[place] ?? '').slice(0, -1) : (places[place] ?? '')

function hints(p: Addition): Hint[] {
  const [first] = tradedPlaces(p)
  return [
    { text: 'Put the small blocks together first, then the long ones.' },
    first === undefined
      ? { text: 'Count each kind of block in both rows.' }
      : { text: `Are there ten ${places[first]} or more? Trade ten of them for one ${word(1, first + 1)}.` },
    { text: `The ones together: \\(${p.a % 10} + ${p.b % 10} = ${(p.a % 10) + (p.b % 10)}\\).` },
  ]
}

function solution(p: Addition): Step[] {
  const sum = p.a + p.b
  const steps = columnsOf([p.a, p.b]).map((column, i): Step => {
    const [x, y] = column.digits
    const carried = column.carriedIn > 0 ? ` + ${column.carriedIn}` : ''
    const trade =
      column.carriedOut > 0
        ? ` Trade ten for one ${word(1, i + 1)}. ${column.written === 0 ? 'None stays' : `\\(${column.written}\\) ${column.written === 1 ? 'stays' : 'stay'}`}.`
        : ''
    return {
      say: `Put the ${places[i]} together: that makes \\(${column.sum}\\).${trade}`,
      latex: `${x} + ${y}${carried} = ${column.sum}`,
      ...(i === 0 ? { figure: addendsPicture(p) } : {}),
      relation: 'next',
    }
  })
  return [
    ...steps,
    nextStep(
      `The sum is \\(${sum}\\).`,
      `${p.a} + ${p.b} = ${sum}`,
      whole(sum),
      baseTenBlocks({ numbers: [{ ...blocksOf(sum), thousands: 0, hundreds: Math.floor(sum / 100) }], headings: true }),
    ),
  ]
}

/** A level of adding picture numbers. */
export function pictureAdditionLevel(
  key: TopicLevelKey,
  settings: Pick<TopicLevel<Addition>, 'params' | 'load'> & Partial<Pick<TopicLevel<Addition>, 'reject'>>,
): TopicLevel<Addition> {
  return {
    key,
    version: 1,
    ...settings,
    note: (p) => `${p.a}+${p.b}`,
    prompt: (_, words) => ({
      text: words.pick([
        'Add the two picture numbers. What is the sum?',
        'Put both rows of blocks together. Which number is it?',
        'How much are the two picture numbers together?',
      ]),
    }),
    answer: (p) => whole(p.a + p.b),
    forms: ['numeric', 'choice'],
    distractors,
    hints,
    solution,
    figure: addendsPicture,
  }
}
