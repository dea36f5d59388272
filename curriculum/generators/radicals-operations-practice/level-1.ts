import { signed, sqrt } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { rootOf } from '../../values/surd.ts'
import { showValue } from '../../notation/show-value.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Surd } from '../../values/values.ts'

/** Terms a sqrt(s^2 m), all with the same square-free m; a has a sign. */
export interface Params {
  readonly m: number
  readonly terms: readonly { readonly a: number; readonly s: number }[]
}

const shown = (value: Surd): string => showValue(value).latex
const under = (p: Params, s: number): number => s * s * p.m
const term = (a: number, n: number): string => `${a === 1 ? '' : a === -1 ? '-' : a}${sqrt(n)}`
const join = (all: readonly string[]): string => all.map((t, i) => (i === 0 ? t : signed(t))).join(' ')
const asked = (p: Params): string => join(p.terms.map(({ a, s }) => term(a, under(p, s))))
const total = (p: Params): number => p.terms.reduce((sum, { a, s }) => sum + a * s, 0)
const answer = (p: Params): Surd => rootOf(p.m, whole(total(p)))

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty > 0.55 ? 3 : 2
  const scale = (): number => chance.int(1, 3 + Math.round(2 * difficulty))
  const size = (): number => chance.int(1 + Math.round(difficulty), 6 + Math.round(4 * difficulty))
  return {
    m: chance.pick([2, 3, 5, 6, 7, 10].slice(0, difficulty < 0.3 ? 4 : 6)),
    terms: Array.from({ length: count }, (_, i) => ({
      a: size() * (i > 0 && chance.happens(0.45) ? -1 : 1),
      s: scale(),
    })),
  }
}

function reject(p: Params): string | null {
  if (total(p) === 0 || Math.abs(total(p)) === 1) return 'too plain'
  if (new Set(p.terms.map((t) => t.s)).size === 1 && (p.terms[0]?.s ?? 1) > 1) return 'the same root each time'
  return p.terms.reduce((sum, { a, s }) => sum + a * under(p, s), 0) <= 0 ? 'below zero' : null
}

function distractors(p: Params): Distractor[] {
  const sum = p.terms.reduce((all, { a }) => all + a, 0)
  const joined = p.terms.reduce((all, { a, s }) => all + Math.sign(a) * under(p, s), 0)
  const list: Distractor[] = []
  if (joined > 0)
    list.push(
      wrongAnswer(
        rootOf(joined, whole(sum === 0 ? 1 : sum)),
        'unlike_terms_combined',
        'Numbers under different roots are not added. Simplify each root first.',
      ),
    )
  list.push(
    wrongAnswer(
      rootOf(p.m, whole(sum === 0 ? 1 : sum)),
      'stops_early',
      'The square that comes out of a root multiplies the number in front.',
    ),
    wrongAnswer(
      rootOf(p.m, whole(p.terms.reduce((all, { a, s }) => all + a * (s === 1 ? 1 : s * s), 0) || 1)),
      'square_of_sum',
      'Take the root of the square factor before it comes out.',
    ),
    wrongAnswer(whole(total(p) * p.m), 'lost_root', `The \\(${sqrt(p.m)}\\) stays under its root.`),
    wrongAnswer(
      rootOf(p.m, whole(p.terms.reduce((all, { a, s }) => all + Math.abs(a) * s, 0))),
      'slip_sign',
      'Look at the signs between the roots.',
    ),
    wrongAnswer(rootOf(p.m, whole(total(p) + 1)), 'slip_off_by_one', 'Count the equal roots once more.'),
  )
  return list
}

/** Add and subtract radicals (HSN-RN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'radicals_operations_practice/1',
  version: 1,
  params,
  reject,
  note: asked,
  prompt: (p, words) => ({
    text: words.pick(['Simplify.', 'Combine the roots.', 'Simplify each root, then combine.']),
    latex: asked(p),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  widget: () => ({ keys: ['sqrt'] }),
  distractors,
  hints: (p) => [
    { text: 'Only equal roots can be joined. Which square factors can come out?' },
    { text: `Write every root with \\(${sqrt(p.m)}\\).` },
    { text: `You get \\(${join(p.terms.map(({ a, s }) => term(a * s, p.m)))}\\). Join the numbers in front.` },
  ],
  solution: (p) => [
    nextStep(
      `Take the square factors out, so that \\(${sqrt(p.m)}\\) is left in each.`,
      join(p.terms.map(({ a, s }) => term(a * s, p.m))),
      answer(p),
    ),
    {
      say: 'Join the numbers in front of the equal roots.',
      latex: shown(answer(p)),
      value: answer(p),
      relation: 'same',
    },
  ],
  load: (p) => 5 * p.terms.length + p.terms.reduce((sum, { a, s }) => sum + Math.abs(a) / 4 + s / 2, 0),
}
