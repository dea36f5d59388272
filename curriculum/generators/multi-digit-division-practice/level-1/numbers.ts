import { counters } from '../../../figures/counters.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { countNoun } from '../../../words/nouns.ts'
import { partsOfSize } from '../../multiplication-division-word-problems/parts-of-size.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** `all` things in groups of `size`: how many full groups, or how many are left over. */
export interface Params {
  readonly all: number
  readonly size: number
  readonly asked: 'groups' | 'left'
}

const groups = (p: Params): number => Math.floor(p.all / p.size)
const left = (p: Params): number => p.all % p.size
const answer = (p: Params): number => (p.asked === 'groups' ? groups(p) : left(p))
const load = (p: Params): number => p.all / 8 + p.size / 2 + (p.asked === 'left' ? 1 : 0)

const tasks: readonly Params[] = range(3, 9)
  .flatMap((size) => range(2 * size + 1, Math.min(99, 16 * size)).map((all) => ({ all, size })))
  .filter((p) => p.all > 11 && p.all % p.size !== 0)
  .flatMap((p) => (['groups', 'left'] as const).map((asked): Params => ({ ...p, asked })))
  .toSorted((a, b) => load(a) - load(b))

/** Up to 50 things are drawn, in rows that hold as many groups as fit; more are a bar that begins with one group. */
const picture = (p: Params): Figure =>
  p.all <= 50
    ? counters({ groups: [{ count: p.all }], columns: p.size * Math.floor(18 / p.size) })
    : partsOfSize(p.all, p.size)

function distractors(p: Params): Distractor[] {
  const [g, r] = [groups(p), left(p)]
  return p.asked === 'groups'
    ? [
        wrongAnswer(
          whole(g + 1),
          'slip_off_by_one',
          `\\(${g + 1}\\) groups would need \\(${(g + 1) * p.size}\\). The last group is not full.`,
        ),
        wrongAnswer(
          whole(g - 1),
          'slip_off_by_one',
          `After ${countNoun(g - 1, 'group')}, \\(${p.all - (g - 1) * p.size}\\) are left. One more group fits.`,
        ),
        wrongAnswer(
          whole(r),
          'looks_alike',
          `\\(${r}\\) ${r === 1 ? 'is' : 'are'} left over. How many full groups of \\(${p.size}\\) are there?`,
        ),
        ...(g === 10 ? [wrongAnswer(whole(1), 'zero_in_quotient', 'The zero of the quotient was left out.')] : []),
        wrongAnswer(
          whole(p.all - p.size),
          'wrong_operation',
          `You subtracted \\(${p.size}\\) once. How many groups of \\(${p.size}\\) are in \\(${p.all}\\)?`,
        ),
      ]
    : [
        wrongAnswer(whole(g), 'remainder_ignored', `\\(${g}\\) is the number of full groups. How many are left over?`),
        wrongAnswer(
          whole(p.size - r),
          'reversed_order',
          `\\(${p.size - r}\\) more would make another group of \\(${p.size}\\). How many are left over?`,
        ),
        wrongAnswer(whole(r + p.size), 'stops_early', `That is enough for one more group of \\(${p.size}\\).`),
        wrongAnswer(whole(r + 1), 'slip_off_by_one', `Find \\(${p.all} - ${g * p.size}\\) again.`),
      ]
}

const things = ['pencils', 'shells', 'apples', 'cards', 'beads', 'buttons'] as const

/** Divide a two-digit number and find a remainder (4.NBT.B.6). */
export const withRemainder: TopicLevel<Params> = {
  key: 'multi_digit_division_practice/1',
  version: 2,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty, 0.54),
  note: (p) => `${p.all}:${p.size} ${p.asked}`,
  prompt: (p, words) => {
    const thing = words.pick(things)
    return {
      text:
        p.asked === 'groups'
          ? words.pick([
              `How many full groups of \\(${p.size}\\) can you make from \\(${p.all}\\) ${thing}?`,
              `\\(${p.all}\\) ${thing} go into bags of \\(${p.size}\\). How many bags are full?`,
            ])
          : words.pick([
              `\\(${p.all}\\) ${thing} go into bags of \\(${p.size}\\). How many are left over?`,
              'What is the remainder?',
            ]),
      latex: `${p.all} \\div ${p.size}`,
    }
  },
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    {
      text: `Think of the multiplication facts for \\(${p.size}\\). Which product is close to \\(${p.all}\\) but not above it?`,
    },
    { text: p.asked === 'groups' ? 'Only full groups count.' : `The remainder is less than \\(${p.size}\\).` },
    { text: `\\(${groups(p) + 1} \\times ${p.size} = ${(groups(p) + 1) * p.size}\\) is too much. Go back one group.` },
  ],
  solution: (p) => [
    nextStep(
      `Find the largest product of \\(${p.size}\\) that is not above \\(${p.all}\\).`,
      `${groups(p)} \\times ${p.size} = ${groups(p) * p.size}`,
      undefined,
      picture(p),
    ),
    nextStep('See how much is left over.', `${p.all} - ${groups(p) * p.size} = ${left(p)}`),
    nextStep(
      p.asked === 'groups'
        ? `There are \\(${groups(p)}\\) full groups, and \\(${left(p)}\\) ${left(p) === 1 ? 'is' : 'are'} left over.`
        : `After \\(${groups(p)}\\) full groups, \\(${left(p)}\\) ${left(p) === 1 ? 'is' : 'are'} left over.`,
      `${p.all} = ${groups(p)} \\times ${p.size} + ${left(p)}`,
      whole(answer(p)),
    ),
  ],
  figure: picture,
  load,
}
