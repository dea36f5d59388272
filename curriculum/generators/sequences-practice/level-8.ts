import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** The sum over k from `from` to `to` of a k + b, a k^2 + b, or a times 2^k or 3^k. */
export interface Params {
  readonly kind: 'linear' | 'square' | 'power'
  readonly a: number
  readonly b: number
  readonly from: number
  readonly to: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = Math.round(2 * difficulty + 0.8 * (chance.unit() - 0.5))
  const kind = (['linear', 'square', 'power'] as const)[Math.min(2, Math.max(0, stage))] ?? 'linear'
  const from = difficulty < 0.3 ? 1 : chance.int(kind === 'power' ? 0 : 1, 3)
  return {
    kind,
    a: kind === 'linear' ? chance.int(2, 9) : kind === 'square' ? chance.int(1, 6) : chance.int(1, 15),
    b: kind === 'power' ? chance.int(2, 4) : chance.int(-7, 9),
    from,
    to: from + chance.int(3, kind === 'power' ? 4 : kind === 'square' ? 4 : 5),
  }
}

const termAt = (p: Params, k: number): number =>
  p.kind === 'linear' ? p.a * k + p.b : p.kind === 'square' ? p.a * k * k + p.b : p.a * p.b ** k
const sum = (p: Params, from = p.from, to = p.to): number => range(from, to).reduce((s, k) => s + termAt(p, k), 0)

function reject(p: Params): string | null {
  if (p.kind !== 'power' && p.b === 0) return 'no constant'
  if (p.kind === 'power' && p.a === p.b) return 'the factor is the base'
  return sum(p) === 0 || range(p.from, p.to).some((k) => termAt(p, k) === 0) ? 'a term is zero' : null
}

const coefficient = (a: number): string => (a === 1 ? '' : String(a))
function body(p: Params): string {
  if (p.kind === 'power') return p.a === 1 ? `${p.b}^k` : `${p.a} \\cdot ${p.b}^k`
  const power = p.kind === 'square' ? 'k^2' : 'k'
  return `(${coefficient(p.a)}${power} ${p.b < 0 ? `- ${-p.b}` : `+ ${p.b}`})`
}
const sigma = (p: Params): string => `\\sum_{k=${p.from}}^{${p.to}} ${body(p)}`
const joined = (list: readonly number[]): string =>
  list.map((n, i) => (i === 0 ? String(n) : n < 0 ? ` - ${-n}` : ` + ${n}`)).join('')
const spokenBody = (p: Params): string => {
  if (p.kind === 'power') return `${p.a === 1 ? '' : `${p.a} times `}${p.b} to the power of k`
  return `${coefficient(p.a)} k${p.kind === 'square' ? ' squared' : ''} ${p.b < 0 ? `minus ${-p.b}` : `plus ${p.b}`}`.trim()
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = []
  const count = p.to - p.from + 1
  if (p.kind !== 'power')
    list.push(
      wrongAnswer(
        whole(sum(p) - (count - 1) * p.b),
        'looks_alike',
        `The \\(${p.b}\\) belongs to every term, so it is added \\(${count}\\) times.`,
      ),
    )
  list.push(
    wrongAnswer(
      whole(sum(p, p.from, p.to - 1)),
      'slip_off_by_one',
      `The last term, for \\(k = ${p.to}\\), counts too.`,
    ),
    wrongAnswer(
      whole(sum(p, p.from + 1, p.to)),
      'slip_off_by_one',
      `The first term, for \\(k = ${p.from}\\), counts too.`,
    ),
    wrongAnswer(whole(termAt(p, p.to)), 'stops_early', 'That is only the last term. Add all of them.'),
  )
  if (count % 2 === 0)
    list.splice(
      1,
      0,
      wrongAnswer(
        whole(2 * sum(p, p.from, p.from + count / 2 - 1)),
        'recursive_only',
        'The second half of the terms is not equal to the first half. Add them all.',
      ),
    )
  return list
}

function solution(p: Params): Step[] {
  const ks = range(p.from, p.to)
  const put = (k: number): string =>
    p.kind === 'power'
      ? `${p.a === 1 ? '' : `${p.a} \\cdot `}${p.b}^{${k}}`.replace(/\^\{1\}/, '')
      : `${p.a === 1 ? '' : `${p.a} \\cdot `}${k}${p.kind === 'square' ? '^2' : ''} ${p.b < 0 ? `- ${-p.b}` : `+ ${p.b}`}`
  return [
    nextStep(
      `\\(k\\) runs from \\(${p.from}\\) to \\(${p.to}\\). That makes \\(${ks.length}\\) terms.`,
      ks.map((k) => `k=${k}`).join(',\\; '),
    ),
    nextStep(
      `Put each \\(k\\) in. The first one gives \\(${termAt(p, p.from)}\\).`,
      `k = ${p.from}: \\quad ${put(p.from)} = ${termAt(p, p.from)}`,
    ),
    nextStep(
      'The other terms follow in the same way. Write them as a sum.',
      joined(ks.map((k) => termAt(p, k))),
      whole(sum(p)),
    ),
    { say: 'Add them up.', latex: `${sigma(p)} = ${sum(p)}`, value: whole(sum(p)), relation: 'same' },
  ]
}

/** Read, expand and evaluate sums in sigma notation (HSA-SSE.B.4). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/8',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.from} ${p.to}`,
  prompt: (p, words) => ({
    text: words.pick(['Evaluate the sum.', 'Write out the terms and find the sum.', 'Work out the value of this sum.']),
    latex: sigma(p),
    speech: `Evaluate the sum over k from ${p.from} to ${p.to} of ${spokenBody(p)}.`,
  }),
  answer: (p) => whole(sum(p)),
  forms: ['numeric', 'expression', 'choice'],
  distractors,
  hints: (p) => [
    { text: `The letter \\(k\\) takes each whole number from \\(${p.from}\\) to \\(${p.to}\\).` },
    { text: `Put \\(k = ${p.from}\\) in first: that term is \\(${termAt(p, p.from)}\\).` },
    { text: `Add \\(${joined(range(p.from, p.to).map((k) => termAt(p, k)))}\\).` },
  ],
  solution,
  load: (p) => ({ linear: 0, square: 3, power: 6 })[p.kind] + p.from / 2 + (p.to - p.from) / 4,
}
