import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { partsOfSize, partsWithRemainder } from './parts-of-size.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

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
        `${name} has ${n} beads. Each bracelet takes ${s} beads. How many bracelets can ${name} make?`,
        `Each toy costs $${s}. ${name} has $${n}. How many toys can ${name} buy?`,
        `Each carton holds ${s} eggs. A farmer has ${n} eggs. How many cartons can the farmer fill?`,
      ])
    case 'enough':
      return words.pick([
        `A group of ${n} people rides in vans. Each van holds ${s} people. How many vans does the group need?`,
        `${name} has ${n} pages to read and reads ${s} pages a day. How many days does ${name} need to finish?`,
        `Each table has ${s} seats. How many tables do ${n} children need so that everyone has a seat?`,
      ])
    case 'rest':
      return words.pick([
        `${name} puts ${n} cards into piles of ${s} cards. How many cards are left over?`,
        `${s} children share ${n} berries equally. How many berries are left over?`,
        `A ribbon is ${n} inches long. ${name} cuts pieces of ${s} inches. How many inches of ribbon are left over?`,
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
        `That leaves out the last \\(${rest(p)}\\). One more group is needed for them.`,
      ),
      wrongAnswer(
        whole(rest(p)),
        'looks_alike',
        `\\(${rest(p)}\\) is the remainder. How many groups are needed for all \\(${p.all}\\)?`,
      ),
    )
  if (p.kind === 'full')
    list.push(
      wrongAnswer(
        whole(full(p) + 1),
        'looks_alike',
        `The last group has only \\(${rest(p)}\\) of \\(${p.size}\\). Count only full groups.`,
      ),
      wrongAnswer(
        whole(rest(p)),
        'looks_alike',
        `\\(${rest(p)}\\) is the remainder. How many full groups of \\(${p.size}\\) are there?`,
      ),
    )
  if (p.kind === 'rest')
    list.push(
      wrongAnswer(
        whole(full(p)),
        'remainder_ignored',
        `\\(${full(p)}\\) is the number of full groups. How many are left over after \\(${full(p)} \\times ${p.size}\\)?`,
      ),
      wrongAnswer(
        whole(p.size - rest(p)),
        'looks_alike',
        `That many would fill one more group of \\(${p.size}\\). How many are left over?`,
      ),
    )
  list.push(
    wrongAnswer(
      whole(p.all - p.size),
      'keyword_operation',
      `You subtracted \\(${p.size}\\) once. Divide \\(${p.all}\\) by \\(${p.size}\\).`,
    ),
    wrongAnswer(
      whole(answer(p) + (p.kind === 'full' ? -1 : 1)),
      'slip_off_by_one',
      `Check with multiplication: \\(${p.all} = ${full(p)} \\times ${p.size} + ${rest(p)}\\).`,
    ),
  )
  return list
}

const meaning = (p: Params): string =>
  p.kind === 'full'
    ? `Only full groups count, so drop the remainder \\(${rest(p)}\\).`
    : p.kind === 'enough'
      ? `The remainder \\(${rest(p)}\\) needs one more group, so add 1.`
      : `The question asks for the remainder, which is \\(${rest(p)}\\).`

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
    { text: `Divide \\(${p.all}\\) by \\(${p.size}\\). What is the remainder?` },
    { text: 'Do you drop the remainder, add one more group for it, or is it the answer?' },
    {
      text: `\\(${p.all} = ${full(p)} \\times ${p.size} + ${rest(p)}\\). What does the question ask about the remainder \\(${rest(p)}\\)?`,
    },
  ],
  solution: (p) => [
    nextStep(
      `Divide \\(${p.all}\\) by \\(${p.size}\\). There are \\(${full(p)}\\) full groups.`,
      `${p.all} = ${full(p)} \\times ${p.size} + ${rest(p)}`,
      undefined,
      partsWithRemainder(full(p), p.size, rest(p)),
    ),
    nextStep(meaning(p), p.kind === 'enough' ? `${full(p)} + 1 = ${answer(p)}` : undefined, whole(answer(p))),
  ],
  figure: (p) => partsOfSize(p.all, p.size),
  load: (p) => 3 * kinds.indexOf(p.kind) + p.all / 20 + p.size / 4,
}
