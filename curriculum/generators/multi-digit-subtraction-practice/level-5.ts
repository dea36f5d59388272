import { sentence } from '../../figures/lettering.ts'
import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** top - bottom, four to six digits each. */
export interface Params {
  readonly top: number
  readonly bottom: number
}

const names = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const
const digitsUp = (n: number, length: number): number[] => [...String(n).padStart(length, '0')].map(Number).toReversed()

interface Column {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly traded: boolean
}

/** The written way from the ones up: what stands on top after trades, what is taken, what is left. */
function columns(p: Params): Column[] {
  const length = String(p.top).length
  const bottom = digitsUp(p.bottom, length)
  let owed = 0
  return digitsUp(p.top, length).map((digit, i) => {
    const taken = bottom[i] as number
    const traded = digit - owed < taken
    const top = digit - owed + (traded ? 10 : 0)
    owed = traded ? 1 : 0
    return { top, bottom: taken, left: top - taken, traded }
  })
}

const trades = (p: Params): number => columns(p).filter((c) => c.traded).length
/** The place of a zero on top that a trade goes across, or -1. */
const zeroCrossed = (p: Params): number =>
  digitsUp(p.top, String(p.top).length).findIndex((digit, i) => digit === 0 && columns(p)[i - 1]?.traded === true)

/** Four digits at first, then five and six; more trades and zeros as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const length = 4 + Math.min(2, Math.floor(2.4 * difficulty + 0.6 * chance.unit()))
  const low = 10 ** (length - 1)
  let top = chance.int(3 * low, 10 * low - 1)
  if (chance.happens(0.7 * difficulty)) top -= (Math.floor(top / 10) % 10) * 10
  return { top, bottom: chance.int(Math.floor(low * 1.1), top - Math.floor(low / 2)) }
}

function distractors(p: Params): Distractor[] {
  const length = String(p.top).length
  const bottom = digitsUp(p.bottom, length)
  const turned = digitsUp(p.top, length).reduce(
    (sum, digit, i) => sum + Math.abs(digit - (bottom[i] as number)) * 10 ** i,
    0,
  )
  const answer = p.top - p.bottom
  const first = columns(p).findIndex((c) => c.traded)
  const zero = zeroCrossed(p)
  const list = [
    wrongAnswer(
      whole(turned),
      'smaller_from_larger',
      'In each column the smaller digit was taken from the larger. Trade where the top digit is too small.',
    ),
    wrongAnswer(
      whole(answer + 10 ** (first + 1)),
      'borrow_no_decrement',
      `A trade was made for the ${names[first]} but not paid for in the ${names[first + 1]}.`,
    ),
  ]
  if (zero > 0)
    list.unshift(
      wrongAnswer(
        whole(answer + 10 ** zero),
        'borrow_across_zero',
        `The zero in the ${names[zero]} became 10 and stayed 10. One of them goes on, so 9 are left.`,
      ),
    )
  return [
    ...list,
    wrongAnswer(whole(answer - 1), 'slip_off_by_one', 'The trades are right. Check the ones.'),
    wrongAnswer(whole(answer + 1), 'slip_off_by_one', 'The trades are right. Check the ones.'),
  ]
}

function solution(p: Params): Step[] {
  const all = columns(p)
  const steps = all.map((c, i) =>
    nextStep(
      `${sentence(names[i] ?? '')}: ${all[i - 1]?.traded === true ? 'one was traded away. ' : ''}${c.traded ? `${all[i - 1]?.traded === true ? 'Trade' : 'trade'}, then \\(${c.top}\\)` : `\\(${c.top}\\)`} minus \\(${c.bottom}\\) is \\(${c.left}\\).`,
      `${c.top} - ${c.bottom} = ${c.left}`,
    ),
  )
  return [
    ...steps,
    nextStep(
      `Read the digits: \\(${wholeText(p.top - p.bottom)}\\).`,
      `${wholeText(p.top)} - ${wholeText(p.bottom)} = ${wholeText(p.top - p.bottom)}`,
      whole(p.top - p.bottom),
    ),
  ]
}

/** Subtract large numbers with the standard algorithm (4.NBT.B.4). */
export const level: TopicLevel<Params> = {
  key: 'multi_digit_subtraction_practice/5',
  version: 1,
  params,
  reject: (p) =>
    trades(p) < 2 ? 'hardly a trade' : String(p.bottom).length < String(p.top).length - 1 ? 'too short' : null,
  note: (p) => `${p.top}-${p.bottom}`,
  prompt: (p, words) => ({
    text: words.pick(['Subtract.', 'What is the difference?', 'Subtract in columns.']),
    latex: `${wholeText(p.top)} - ${wholeText(p.bottom)}`,
  }),
  answer: (p) => whole(p.top - p.bottom),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => {
    const first = columns(p).findIndex((c) => c.traded)
    return [
      { text: 'Write the numbers under each other, ones under ones. Start with the ones.' },
      { text: `In the ${names[first]} the top digit is too small. Trade one from the next place.` },
      {
        text:
          zeroCrossed(p) > 0
            ? `The ${names[zeroCrossed(p)]} have a zero. Trade from further left: the zero becomes 9.`
            : 'After a trade the next place has one fewer on top.',
      },
    ]
  },
  solution,
  load: (p) => 3 * String(p.top).length + trades(p) + (zeroCrossed(p) > 0 ? 1 : 0),
}
