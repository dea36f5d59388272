import { balance } from '../../figures/balance.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { sideText, worth } from './sides.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Side } from './sides.ts'

/** An equation with one number hidden on its open side; `turned` puts the open side first. */
export interface Params {
  readonly closed: Side
  readonly open: Side
  readonly hidden: 'a' | 'b'
  readonly turned: boolean
}

export const missing = (p: Params): number => p.open[p.hidden]
/** The number that can be seen on the open side. */
export const seen = (p: Params): number => (p.hidden === 'a' ? p.open.b : p.open.a)

/** Both sides from left to right with `blank` in the gap. */
export function sides(p: Params, blank: string): readonly [string, string] {
  const [closed, open] = [sideText(p.closed), sideText(p.open, p.hidden, blank)]
  return p.turned ? [open, closed] : [closed, open]
}

/** What is wrong with these numbers when nothing may go beyond `most`, or null. */
export function rejectMissing(p: Params, most: number): string | null {
  const numbers = [p.closed.a, p.open.a, p.open.b, ...(p.closed.sign === '' ? [] : [p.closed.b])]
  if (worth(p.closed) !== worth(p.open)) return 'the sides differ'
  if (numbers.some((n) => n < 1 || n > most) || worth(p.closed) > most || worth(p.closed) < 1) return 'out of range'
  const shown = numbers.filter((_, i) => i !== (p.hidden === 'a' ? 1 : 2))
  return shown.includes(missing(p)) ? 'the answer stands in the question' : null
}

function distractors(p: Params): Distractor[] {
  const [total, known, x] = [worth(p.closed), seen(p), missing(p)]
  const list: (readonly [number, string, string])[] = [
    p.closed.sign === ''
      ? [total, 'given_number', `${total} is the whole side. The other side has ${known} as well.`]
      : [total, 'equal_means_answer', `${total} is one side. The other side has ${known} as well.`],
    p.open.sign === '+'
      ? [total + known, 'equal_means_answer', 'You added all the numbers. Make both sides the same.']
      : p.hidden === 'a'
        ? [total - known, 'wrong_operation', `After taking ${known} away, ${total} is left. So start with more.`]
        : [total + known, 'wrong_operation', `You start with ${known} and take some away until ${total} is left.`],
    [x + 1, 'slip_off_by_one', 'That is one too many. Count once more.'],
    [x - 1, 'slip_off_by_one', 'That is one too few. Count once more.'],
  ]
  return list.filter(([n]) => n >= 0).map(([n, id, why]) => wrongAnswer(whole(n), id, why))
}

/** How to get the hidden number, in words and as a line. */
function way(p: Params): readonly [say: string, latex: string] {
  const [total, known, x] = [worth(p.closed), seen(p), missing(p)]
  if (p.open.sign === '+')
    return [`${known} and what make ${total}? Take ${known} from ${total}.`, `${total} - ${known} = ${x}`]
  return p.hidden === 'a'
    ? [`Put the ${known} back: add it to ${total}.`, `${total} + ${known} = ${x}`]
    : [`From ${known} down to ${total}: how far is it?`, `${known} - ${total} = ${x}`]
}

function hints(p: Params): Hint[] {
  return [
    { text: 'The equals sign means both sides are the same.' },
    { text: p.closed.sign === '' ? `Both sides must be ${worth(p.closed)}.` : `How much is ${sideText(p.closed)}?` },
    { text: `Both sides are ${worth(p.closed)}. ${way(p)[0]}` },
  ]
}

function solution(p: Params): Step[] {
  const value = whole(missing(p))
  const [say, latex] = way(p)
  return [
    p.closed.sign === ''
      ? nextStep(`One side is ${worth(p.closed)}. The other side must be ${worth(p.closed)} too.`)
      : nextStep(`Work out the side you know. It is ${worth(p.closed)}.`, `${sideText(p.closed)} = ${worth(p.closed)}`),
    nextStep(say, latex, value),
    {
      say: `Now both sides are ${worth(p.closed)}. They balance.`,
      latex: sides(p, String(missing(p))).join(' = '),
      value,
      relation: 'same',
    },
  ]
}

/** Everything that levels with one missing number have in common. */
export const missingNumber: Omit<TopicLevel<Params>, 'key' | 'version' | 'params' | 'reject' | 'load'> = {
  note: (p) => sides(p, '?').join('='),
  prompt: (p, words) => ({
    text: words.pick(['What number is missing?', 'Make both sides the same.', 'Find the missing number.']),
    latex: sides(p, '\\square').join(' = '),
  }),
  answer: (p) => whole(missing(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  figure: (p) => {
    const [left, right] = sides(p, '?')
    return balance({ left: [{ kind: 'text', text: left }], right: [{ kind: 'text', text: right }] })
  },
}
