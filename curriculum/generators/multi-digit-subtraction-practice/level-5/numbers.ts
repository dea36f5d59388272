import { sentence } from '../../../figures/lettering.ts'
import { wholeText } from '../../../notation/number-latex.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'

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
      `In the ${names[first]} you subtracted the smaller digit from the larger one. Trade 1 from the ${names[first + 1]} instead.`,
    ),
    wrongAnswer(
      whole(answer + 10 ** (first + 1)),
      'borrow_no_decrement',
      `You traded for the ${names[first]}, so there must be one fewer in the ${names[first + 1]}.`,
    ),
  ]
  if (zero > 0)
    list.unshift(
      wrongAnswer(
        whole(answer + 10 ** zero),
        'borrow_across_zero',
        `You made the 0 in the ${names[zero]} into 10. Then you traded 1 of them on, so 9 are left.`,
      ),
    )
  return [
    ...list,
    wrongAnswer(
      whole(answer - 1),
      'slip_off_by_one',
      `Your trades are right. Find \\(${columns(p)[0]?.top} - ${columns(p)[0]?.bottom}\\) in the ones again.`,
    ),
    wrongAnswer(
      whole(answer + 1),
      'slip_off_by_one',
      `Your trades are right. Find \\(${columns(p)[0]?.top} - ${columns(p)[0]?.bottom}\\) in the ones again.`,
    ),
  ]
}

function solution(p: Params): Step[] {
  const all = columns(p)
  const digits = digitsUp(p.top, all.length)
  const steps = all.map((c, i) => {
    const gave = all[i - 1]?.traded === true
    const place = names[i] ?? ''
    const next = names[i + 1] ?? ''
    const minus = `\\(${c.top} - ${c.bottom} = ${c.left}\\)`
    if (gave && c.traded && digits[i] === 0)
      return nextStep(
        `${sentence(place)}: there were no ${place} to trade. 1 from the ${next} makes 10, and 1 is traded on, so 9 are left. ${minus}.`,
        `${c.top} - ${c.bottom} = ${c.left}`,
      )
    const before = gave
      ? `1 was traded, so ${(digits[i] ?? 0) - 1} ${(digits[i] ?? 0) === 2 ? 'is' : 'are'} left. `
      : ''
    const trade = c.traded ? `Trade 1 from the ${next} to make ${c.top}. ` : ''
    return nextStep(`${sentence(place)}: ${before}${trade}${minus}.`, `${c.top} - ${c.bottom} = ${c.left}`)
  })
  return [
    ...steps,
    nextStep(
      `The difference is \\(${wholeText(p.top - p.bottom)}\\).`,
      `${wholeText(p.top)} - ${wholeText(p.bottom)} = ${wholeText(p.top - p.bottom)}`,
      whole(p.top - p.bottom),
    ),
  ]
}

/** Subtract large numbers with the standard algorithm (4.NBT.B.4). */
export const standardDifferences: TopicLevel<Params> = {
  key: 'multi_digit_subtraction_practice/5',
  version: 1,
  params,
  reject: (p) =>
    trades(p) < 2 ? 'hardly a trade' : String(p.bottom).length < String(p.top).length - 1 ? 'too short' : null,
  note: (p) => `${p.top}-${p.bottom}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Find the difference.',
      'What is the difference?',
      'Subtract. Trade where you need to.',
      'Use the standard algorithm to subtract.',
    ]),
    latex: `${wholeText(p.top)} - ${wholeText(p.bottom)}`,
  }),
  answer: (p) => whole(p.top - p.bottom),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => {
    const first = columns(p).findIndex((c) => c.traded)
    return [
      { text: 'Line up the places, ones under ones. In which places must you trade?' },
      { text: `The top digit in the ${names[first]} is too small. Trade 1 from the ${names[first + 1]}.` },
      {
        text:
          zeroCrossed(p) > 0
            ? `There are no ${names[zeroCrossed(p)]} to trade. Trade 1 from the next place to the left first.`
            : `After the trade, the ${names[first + 1]} have one fewer on top.`,
      },
    ]
  },
  solution,
  load: (p) => 3 * String(p.top).length + trades(p) + (zeroCrossed(p) > 0 ? 1 : 0),
}
