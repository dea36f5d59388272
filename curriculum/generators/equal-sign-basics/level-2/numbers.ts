import { balance } from '../../../figures/balance.ts'
import { whole } from '../../../values/rational.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/**
 * One number is missing from a true equation. 'sums': a + b = ? + c. 'one': a + b = ? with the sum known, that is
 * a + ? = total. 'minus': total = ? - c. `turned` swaps the sides, `second` puts the blank after the sign.
 */
export interface Params {
  readonly kind: 'sums' | 'one' | 'minus'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly turned: boolean
  readonly second: boolean
}

/** What both sides are worth. */
const total = (p: Params): number => (p.kind === 'minus' ? p.a : p.a + p.b)
const missing = (p: Params): number => (p.kind === 'minus' ? p.a + p.c : total(p) - p.c)

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(0.7) ? 'sums' : chance.happens(0.65) ? 'one' : 'minus'
  const sum = chance.int(5 + Math.round(6 * difficulty), 9 + Math.round(11 * difficulty))
  const a = chance.int(1, sum - 1)
  const c = kind === 'minus' ? chance.int(1, 6) : chance.int(1, sum - 1)
  const value = kind === 'minus' ? Math.min(sum, 20 - c) : a
  return { kind, a: value, b: sum - a, c, turned: chance.happens(0.5), second: chance.happens(0.5) }
}

function reject(p: Params): string | null {
  const x = missing(p)
  if (x < 1) return 'nothing is missing'
  if (p.kind === 'minus' && p.second) return 'a number less something unknown'
  const shown = p.kind === 'sums' ? [p.a, p.b, p.c] : p.kind === 'one' ? [total(p), p.c] : [p.a, p.c]
  return shown.includes(x) ? 'the answer stands in the question' : null
}

const known = (p: Params): string => (p.kind === 'sums' ? `${p.a} + ${p.b}` : String(total(p)))
function open(p: Params, blank: string): string {
  if (p.kind === 'minus') return `${blank} - ${p.c}`
  return p.second ? `${p.c} + ${blank}` : `${blank} + ${p.c}`
}
const sides = (p: Params, blank: string): [string, string] =>
  p.turned ? [open(p, blank), known(p)] : [known(p), open(p, blank)]

const picture = (p: Params): Figure => {
  const [left, right] = sides(p, '?')
  return balance({ left: [{ kind: 'text', text: left }], right: [{ kind: 'text', text: right }] })
}

function distractors(p: Params): Distractor[] {
  const x = missing(p)
  const list: Distractor[] = []
  if (p.kind === 'minus') {
    list.push({
      value: whole(p.a - p.c),
      misconception: 'wrong_operation',
      why: `After you take ${p.c} away, ${p.a} must be left.`,
    })
  } else {
    if (p.kind === 'sums') {
      list.push({
        value: whole(total(p)),
        misconception: 'equal_means_answer',
        why: `That is one side alone. The other side has ${p.c} as well.`,
      })
    }
    list.push({
      value: whole(total(p) + p.c),
      misconception: 'equal_means_answer',
      why: 'You added all the numbers. Make the two sides the same.',
    })
  }
  list.push(
    { value: whole(x + 1), misconception: 'slip_off_by_one', why: 'That is one too many. Count once more.' },
    { value: whole(x - 1), misconception: 'slip_off_by_one', why: 'That is one too few. Count once more.' },
  )
  return list.filter((wrong) => wrong.value.kind === 'rational' && wrong.value.n >= 0n)
}

function solution(p: Params): Step[] {
  const x = missing(p)
  const [left, right] = sides(p, String(x))
  const first: Step =
    p.kind === 'sums'
      ? { say: `Add the side you know. It is ${total(p)}.`, latex: `${known(p)} = ${total(p)}`, relation: 'next' }
      : {
          say: `One side is ${total(p)}. The other side must be ${total(p)} too.`,
          figure: picture(p),
          relation: 'next',
        }
  return [
    first,
    p.kind === 'minus'
      ? {
          say: `Something less ${p.c} is ${p.a}. Put the ${p.c} back to find it.`,
          latex: `${p.a} + ${p.c} = ${x}`,
          value: whole(x),
          relation: 'next',
        }
      : {
          say: `${p.c} and how many make ${total(p)}? Count on from ${p.c}. It is ${x}.`,
          latex: `${p.c} + ${x} = ${total(p)}`,
          value: whole(x),
          relation: 'next',
        },
    {
      say: `Now both sides are ${total(p)}. They balance.`,
      latex: `${left} = ${right}`,
      value: whole(x),
      relation: 'same',
    },
  ]
}

/** Find the number that makes an equation true (1.OA.D.8). */
export const missingNumber: TopicLevel<Params> = {
  key: 'equal_sign_basics/2',
  version: 1,
  params,
  reject,
  note: (p) => sides(p, '?').join('='),
  prompt: (p, words) => ({
    text: words.pick([
      'What number is missing?',
      'Make both sides the same.',
      'Which number makes it true?',
      'Find the missing number.',
    ]),
    latex: sides(p, '\\square').join(' = '),
  }),
  answer: (p) => whole(missing(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'The equals sign means both sides are the same.' },
    p.kind === 'sums' ? { text: `How much is ${known(p)}?` } : { text: `Both sides must be ${total(p)}.` },
    p.kind === 'minus'
      ? { text: `Start with ${p.a}. Put ${p.c} back.` }
      : { text: `Start at ${p.c}. Count on to ${total(p)}.` },
  ],
  solution,
  figure: picture,
  load: (p) => missing(p) / 4 + total(p) + (p.kind === 'sums' ? 2 : 0),
}
