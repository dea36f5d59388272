import { baseTenBlocks } from '../../figures/base-ten-blocks.ts'
import { whole } from '../../values/rational.ts'
import { countNoun } from '../../words/nouns.ts'
import { columnsOf, digitsOf, smallerFromLarger, tradedPlaces } from './trades.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Blocks } from '../../figures/base-ten-blocks.ts'
import type { Figure } from '../../values/values.ts'
import type { Subtraction } from './trades.ts'

const places = ['one', 'ten', 'hundred'] as const

function blocksOf([ones, tens, hundreds]: readonly [number, number, number]): Blocks {
  return { hundreds, tens, ones }
}

/** Blocks of a number, trades made or not, some of them crossed out. */
function drawn(blocks: Blocks, crossedOut?: Blocks): Figure {
  return baseTenBlocks({ numbers: [blocks], headings: true, ...(crossedOut === undefined ? {} : { crossedOut }) })
}

/** The number to start from, as blocks. */
export function topPicture(p: Subtraction): Figure {
  return drawn(blocksOf(digitsOf(p.top)))
}

/** The number to start from, its trades made, with what is taken away crossed out. */
export function crossedPicture(p: Subtraction): Figure {
  const [ones = 0, tens = 0, hundreds = 0] = columnsOf(p).map(({ top }) => top)
  return drawn({ hundreds, tens, ones }, blocksOf(digitsOf(p.bottom)))
}

/** What wrong trades give; where no trade is needed, what a slip gives. */
export function subtractionDistractors(p: Subtraction): Distractor[] {
  const left = p.top - p.bottom
  const traded = tradedPlaces(p)
  const [first] = traded
  const list: Distractor[] = []
  if (traded.includes(0) && digitsOf(p.top)[1] === 0 && p.top >= 100) {
    list.push(
      {
        value: whole(left + 10),
        misconception: 'borrow_across_zero',
        why: 'A hundred became 10 tens, and one of them became 10 ones. So 9 tens are left, not 10.',
      },
      {
        value: whole(left - 100),
        misconception: 'borrow_across_zero',
        why: 'Only one hundred was traded. It was taken away twice.',
      },
    )
  }
  if (first !== undefined) {
    list.splice(
      1,
      0,
      {
        value: whole(smallerFromLarger(p)),
        misconception: 'smaller_from_larger',
        why: `There are too few ${places[first]}s. Trade instead of turning the digits around.`,
      },
      {
        value: whole(left + 10 ** (first + 1)),
        misconception: 'borrow_no_decrement',
        why: `You traded a ${places[first + 1]}. Then there is one ${places[first + 1]} fewer.`,
      },
    )
  } else {
    const [ones, tens] = digitsOf(p.bottom)
    list.push({
      value: whole(left + ones),
      misconception: 'stops_early',
      why: `The ${countNoun(ones, 'one')} must be taken away too.`,
    })
    list.push({ value: whole(left + 10 * tens), misconception: 'stops_early', why: 'The tens must be taken away too.' })
    list.push({
      value: whole(p.top + p.bottom),
      misconception: 'wrong_operation',
      why: 'That puts the numbers together. Here something is taken away.',
    })
  }
  list.push({
    value: whole(left - 1),
    misconception: 'slip_off_by_one',
    why: 'One too many was taken. Count the ones again.',
  })
  return list.filter((wrong) => wrong.value.kind === 'rational' && wrong.value.n > 0n)
}

/** Which trade is needed, in words; '' where none is. */
export function tradeSaid(p: Subtraction): string {
  const traded = tradedPlaces(p)
  if (traded.includes(0) && traded.includes(1) && digitsOf(p.top)[1] === 0)
    return 'There are no tens to trade. Trade a hundred for 10 tens, then one of those tens for 10 ones.'
  return traded
    .toReversed()
    .map((i) => `Trade a ${places[i + 1]} for 10 ${places[i]}s.`)
    .join(' ')
}

/** Hints: look at the ones, the trade, the first column done. */
export function subtractionHints(p: Subtraction): Hint[] {
  const traded = tradedPlaces(p)
  const [ones] = columnsOf(p)
  const [first] = traded
  return [
    { text: 'Start with the ones. Are there enough to take away?' },
    { text: first === undefined ? 'There are enough in each place. No trade is needed.' : tradeSaid(p) },
    { text: `In the ones: \\(${ones?.top} - ${ones?.taken} = ${ones?.left}\\). Now take the tens.` },
  ]
}

/** The worked subtraction with blocks: see the number, trade, cross out, read what is left. */
export function subtractionSolution(p: Subtraction): Step[] {
  const columns = columnsOf(p)
  const after = columns.map((c) => c.top) as [number, number, number]
  const taken = digitsOf(p.bottom)
  const left = p.top - p.bottom
  const said = (digits: readonly number[]): string =>
    digits
      .flatMap((n, i) => (n > 0 ? [countNoun(n, places[i] as string)] : []))
      .toReversed()
      .join(', ')
      .replace(/^([^,]*), (?=[^,]*$)/, '$1 and ')
      .replace(/, (?=[^,]*$)/, ', and ')
  const valuesOf = (digits: readonly number[]): number[] =>
    digits.flatMap((n, i) => (n > 0 ? [n * 10 ** i] : [])).toReversed()
  const steps: Step[] = [
    {
      say: `The blocks show ${said(digitsOf(p.top))}: \\(${p.top}\\).`,
      ...(valuesOf(digitsOf(p.top)).length > 1 ? { latex: `${p.top} = ${valuesOf(digitsOf(p.top)).join(' + ')}` } : {}),
      relation: 'next',
    },
  ]
  if (tradedPlaces(p).length > 0)
    steps.push({
      say: `${tradeSaid(p)} Now there are ${said(after)}.`,
      latex: `${p.top} = ${valuesOf(after).join(' + ')}`,
      relation: 'next',
    })
  return [
    ...steps,
    { say: `Cross out ${said(taken)}.`, figure: drawn(blocksOf(after), blocksOf(taken)), relation: 'next' },
    {
      say: `What is left: ${said(columns.map((c) => c.left))}.`,
      latex: `${p.top} - ${p.bottom} = ${left}`,
      value: whole(left),
      relation: 'next',
    },
  ]
}

/** A level that subtracts from a number drawn with blocks: only its numbers and its load are its own. */
export function pictureSubtractionLevel(
  key: TopicLevelKey,
  own: Pick<TopicLevel<Subtraction>, 'params' | 'load' | 'reject'>,
): TopicLevel<Subtraction> {
  return {
    ...own,
    key,
    version: 2,
    note: (p) => `${p.top}-${p.bottom}`,
    prompt: (p, words) => ({
      text: words.pick([
        `The blocks show a number. Take away \\(${p.bottom}\\). What number is left?`,
        `Subtract \\(${p.bottom}\\) from the blocks. What is left?`,
        `Start with the number that the blocks show. Subtract \\(${p.bottom}\\).`,
        `What number is left when you take \\(${p.bottom}\\) from the blocks?`,
      ]),
    }),
    answer: (p) => whole(p.top - p.bottom),
    forms: ['numeric', 'choice'],
    distractors: subtractionDistractors,
    hints: subtractionHints,
    solution: subtractionSolution,
    figure: topPicture,
  }
}
