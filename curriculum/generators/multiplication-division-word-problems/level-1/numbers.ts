import { barModel } from '../../../figures/bar-model.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { pickNames } from '../../../words/names.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** `groups` groups of `size`: the total, the size of a group, or the number of groups is asked for. */
export interface Params {
  readonly groups: number
  readonly size: number
  readonly asked: 'total' | 'size' | 'groups'
}

const total = (p: Params): number => p.groups * p.size
const answer = (p: Params): number => (p.asked === 'total' ? total(p) : p[p.asked])
const kinds = ['total', 'size', 'groups'] as const
const load = (p: Params): number => total(p) / 10 + 2 * kinds.indexOf(p.asked)
/** All stories, from easy to hard. */
export const tasks: readonly Params[] = range(2, 10)
  .flatMap((groups) => range(2, 10).flatMap((size) => kinds.map((asked): Params => ({ groups, size, asked }))))
  .filter((p) => p.groups !== p.size && total(p) <= 72)
  .toSorted((a, b) => load(a) - load(b))

/** The whole story with its question. */
export function story(p: Params, words: Chance): string {
  const [name] = pickNames(words, 1)
  const [g, s, t] = [`\\(${p.groups}\\)`, `\\(${p.size}\\)`, `\\(${total(p)}\\)`]
  if (p.asked === 'total')
    return words.pick([
      `${name} fills ${g} bags with ${s} shells each. How many shells are there?`,
      `There are ${g} tables with ${s} chairs at each. How many chairs are there?`,
      `${g} boxes hold ${s} crayons each. How many crayons are there?`,
    ])
  if (p.asked === 'size')
    return words.pick([
      `${name} shares ${t} stickers equally among ${g} friends. How many does each friend get?`,
      `${t} carrots go into ${g} bags, the same number in each. How many are in a bag?`,
      `${g} children share ${t} berries equally. How many does each child get?`,
    ])
  return words.pick([
    `${name} puts ${t} muffins into boxes of ${s}. How many boxes are there?`,
    `${t} children form teams of ${s}. How many teams are there?`,
    `Each vase holds ${s} flowers. ${name} has ${t} flowers. How many vases are filled?`,
  ])
}

function distractors(p: Params): Distractor[] {
  if (p.asked === 'total')
    return [
      wrongAnswer(
        whole(p.groups + p.size),
        'keyword_operation',
        `You added \\(${p.groups}\\) and \\(${p.size}\\). Each of the \\(${p.groups}\\) groups has \\(${p.size}\\).`,
      ),
      wrongAnswer(whole(total(p) - p.size), 'looks_alike', 'That is one group too few.'),
      wrongAnswer(whole(total(p) + p.size), 'looks_alike', 'That is one group too many.'),
      wrongAnswer(whole(p.size), 'first_step_only', 'That is one group. Take all of them.'),
    ]
  const k = p.asked === 'size' ? p.groups : p.size
  return [
    wrongAnswer(
      whole(total(p) - k),
      'keyword_operation',
      `That takes \\(${k}\\) away once. The \\(${total(p)}\\) are split into equal groups.`,
    ),
    wrongAnswer(whole(k), 'given_number', 'That number is told already. Find the missing one.'),
    wrongAnswer(
      whole(answer(p) + 1),
      'slip_off_by_one',
      `\\(${k} \\times ${answer(p) + 1}\\) is more than \\(${total(p)}\\).`,
    ),
    wrongAnswer(
      whole(answer(p) - 1),
      'slip_off_by_one',
      `\\(${k} \\times ${answer(p) - 1}\\) is less than \\(${total(p)}\\).`,
    ),
  ]
}

function picture(p: Params, found: boolean): Figure {
  const sizes = (text: string | null): { size: number; text: string | null }[] =>
    range(1, p.groups).map(() => ({ size: p.size, text }))
  if (found || p.asked === 'total')
    return barModel({ bars: [{ parts: sizes(String(p.size)), total: found ? String(total(p)) : null }] })
  if (p.asked === 'size') return barModel({ bars: [{ parts: sizes(null), total: String(total(p)) }] })
  return barModel({
    bars: [
      {
        parts: [
          { size: p.size, text: String(p.size) },
          { size: Math.max(p.size, total(p) - p.size), text: null },
        ],
        total: String(total(p)),
      },
    ],
  })
}

/** What is worked out, as LaTeX. */
export const line = (p: Params): string =>
  p.asked === 'total' ? `${p.groups} \\times ${p.size}` : `${total(p)} \\div ${p.asked === 'size' ? p.groups : p.size}`

/** Choose to multiply or divide in group stories (3.OA.A.3). */
export const equalGroupStories: TopicLevel<Params> = {
  key: 'multiplication_division_word_problems/1',
  version: 1,
  params: (chance, difficulty) => pickByDifficulty(chance, tasks, difficulty),
  note: (p) => `${p.asked} ${p.groups} ${p.size}`,
  space: tasks.length,
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    {
      text:
        p.asked === 'total'
          ? 'The groups are known. What do they make together?'
          : 'The total is known. It is split into equal groups.',
    },
    {
      text:
        p.asked === 'total'
          ? 'Equal groups put together: multiply.'
          : p.asked === 'size'
            ? 'Shared equally: divide by the number of groups.'
            : 'How often does a group fit into the total? Divide.',
    },
    { text: `Work out \\(${line(p)}\\).` },
  ],
  solution: (p) => [
    nextStep(
      p.asked === 'total'
        ? `There are \\(${p.groups}\\) groups of \\(${p.size}\\). Multiply.`
        : p.asked === 'size'
          ? `\\(${total(p)}\\) are split into \\(${p.groups}\\) equal groups. Divide.`
          : `\\(${total(p)}\\) are put into groups of \\(${p.size}\\). Divide.`,
      undefined,
      undefined,
      picture(p, false),
    ),
    nextStep('Use the table.', `${line(p)} = ${answer(p)}`, whole(answer(p)), picture(p, true)),
  ],
  figure: (p) => picture(p, false),
  load,
}
