import { barModel } from '../../figures/bar-model.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** `all` things in groups of `size`, with some left over. What happens to the rest depends on the story. */
export interface Params {
  readonly all: number
  readonly size: number
  /** `full`: the rest is dropped; `enough`: one more group is needed; `rest`: the rest itself is asked for. */
  readonly kind: 'full' | 'enough' | 'rest'
}

const full = (p: Params): number => Math.floor(p.all / p.size)
const rest = (p: Params): number => p.all % p.size
const answer = (p: Params): number => (p.kind === 'full' ? full(p) : p.kind === 'enough' ? full(p) + 1 : rest(p))
const kinds = ['full', 'rest', 'enough'] as const

function params(chance: Chance, difficulty: number): Params {
  const size = chance.int(3 + Math.round(difficulty), 8 + Math.round(2 * difficulty))
  const all = chance.int(17 + Math.round(15 * difficulty), 70 + Math.round(28 * difficulty))
  return {
    all,
    size,
    kind: kinds[Math.max(0, Math.min(2, Math.floor(2 * difficulty + 1.6 * chance.unit() - 0.3)))] ?? 'full',
  }
}

function story(p: Params, words: Chance): string {
  const [name] = pickNames(words, 1)
  const [n, s] = [`\\(${p.all}\\)`, `\\(${p.size}\\)`]
  switch (p.kind) {
    case 'full':
      return words.pick([
        `${name} has ${n} beads. A bracelet needs ${s} beads. How many bracelets can ${name} finish?`,
        `A toy costs ${s} dollars. ${name} has ${n} dollars. How many toys can ${name} buy?`,
        `Boxes hold ${s} eggs each. There are ${n} eggs. How many boxes can be filled?`,
      ])
    case 'enough':
      return words.pick([
        `${n} people ride in cars. Each car holds ${s} people. How many cars are needed?`,
        `${name} must read ${n} pages and reads ${s} pages a day. On which day is ${name} done?`,
        `${n} children sit at tables for ${s}. How many tables are needed so that everyone has a seat?`,
      ])
    case 'rest':
      return words.pick([
        `${name} puts ${n} cards into piles of ${s}. How many cards are left over?`,
        `${n} berries are shared equally among ${s} children. How many berries remain?`,
        `A ribbon of ${n} cm is cut into pieces of ${s} cm. How many centimeters are left?`,
      ])
  }
}

function distractors(p: Params): Distractor[] {
  const list: Distractor[] = []
  if (p.kind === 'enough')
    list.push(
      wrongAnswer(
        whole(full(p)),
        'remainder_ignored',
        `Then \\(${rest(p)}\\) would have no place. One more is needed.`,
      ),
      wrongAnswer(whole(rest(p)), 'looks_alike', 'That is what is left over after the full ones.'),
    )
  if (p.kind === 'full')
    list.push(
      wrongAnswer(
        whole(full(p) + 1),
        'looks_alike',
        `For one more, \\(${p.size - rest(p)}\\) are missing. Only full ones count.`,
      ),
      wrongAnswer(whole(rest(p)), 'looks_alike', 'That is what is left over. How many full ones are there?'),
    )
  if (p.kind === 'rest')
    list.push(
      wrongAnswer(whole(full(p)), 'remainder_ignored', 'That is how many times it fits. How much is left over?'),
      wrongAnswer(
        whole(p.size - rest(p)),
        'looks_alike',
        'That many are missing for one more. How many are left over?',
      ),
    )
  list.push(
    wrongAnswer(
      whole(p.all - p.size),
      'keyword_operation',
      `That takes \\(${p.size}\\) away once. How many times does it fit?`,
    ),
    wrongAnswer(whole(answer(p) + (p.kind === 'full' ? -1 : 1)), 'slip_off_by_one', 'Close. Check with a product.'),
  )
  return list
}

const picture = (p: Params): Figure =>
  barModel({
    bars: [
      {
        parts: [
          { size: p.size, text: String(p.size) },
          { size: Math.max(p.size, p.all - p.size), text: null },
        ],
        total: String(p.all),
      },
    ],
  })

const meaning = (p: Params): string =>
  p.kind === 'full'
    ? `Only full ones count, so the \\(${rest(p)}\\) left over ${rest(p) === 1 ? 'is' : 'are'} dropped.`
    : p.kind === 'enough'
      ? `The \\(${rest(p)}\\) left over need one more, so round up.`
      : `What is left over is asked for. That is \\(${rest(p)}\\).`

/** Decide to drop, round up or use the remainder (4.OA.A.3). */
export const level: TopicLevel<Params> = {
  key: 'multiplication_division_word_problems/4',
  version: 3,
  params,
  reject: (p) =>
    rest(p) === 0
      ? 'nothing is left over'
      : full(p) < 3 || rest(p) === full(p)
        ? 'unclear'
        : p.kind === 'enough' && rest(p) === full(p) + 1
          ? 'unclear'
          : null,
  note: (p) => `${p.all}:${p.size} ${p.kind}`,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Divide \\(${p.all}\\) by \\(${p.size}\\). Something is left over.` },
    { text: 'Read the question again. Does the rest count, does it need one more, or is it the answer?' },
    { text: `\\(${p.all} = ${full(p)} \\times ${p.size} + ${rest(p)}\\). What happens to the rest?` },
  ],
  solution: (p) => [
    nextStep(
      `Divide: \\(${p.size}\\) fits \\(${full(p)}\\) times.`,
      `${p.all} = ${full(p)} \\times ${p.size} + ${rest(p)}`,
      undefined,
      picture(p),
    ),
    nextStep(meaning(p), p.kind === 'enough' ? `${full(p)} + 1 = ${answer(p)}` : undefined, whole(answer(p))),
  ],
  figure: picture,
  load: (p) => 3 * kinds.indexOf(p.kind) + p.all / 20 + p.size / 4,
}
