import { counters } from '../../../figures/counters.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { item } from '../../../values/items.ts'
import { countNoun } from '../../../words/nouns.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'
import type { Pair } from '../two-numbers.ts'

export type Params = Pair

const load = (p: Pair): number =>
  p.left + p.right + (p.left === p.right ? 2 : 3 - Math.min(3, Math.abs(p.left - p.right)))
const pairs: readonly Pair[] = range(1, 10)
  .flatMap((left) => range(1, 10).map((right) => ({ left, right })))
  .filter((p) => Math.abs(p.left - p.right) <= 4)
  .toSorted((a, b) => load(a) - load(b))

/** What a child of this grade says; the signs for it come in first grade. */
const stars = item('stars', 'There are more stars.')
const hearts = item('hearts', 'There are more hearts.')
const same = item('same', 'They are the same.')
const answer = (p: Pair): Item => (p.left === p.right ? same : p.left > p.right ? stars : hearts)

const matching = (p: Pair): string => {
  if (p.left === p.right) return 'Match each star with a heart. None are left over.'
  const over = Math.abs(p.left - p.right)
  const [one, many] = p.left > p.right ? ['star', 'stars'] : ['heart', 'hearts']
  return `Match each star with a heart. \\(${over}\\) ${over === 1 ? `${one} is` : `${many} are`} left over.`
}

const picture = (p: Pair): Figure =>
  counters({
    groups: [
      { count: p.left, shape: 'star' },
      { count: p.right, shape: 'heart', second: true },
    ],
    say: 'each',
  })

/** Match two groups and say which has more, fewer or the same (K.CC.C.6): as it was asked before the level had tasks. */
export const groupsOfThings: TopicLevel<Params> = {
  key: 'comparing_numbers_basics/1',
  version: 2,
  params: (chance, difficulty) => pickByDifficulty(chance, pairs, difficulty),
  note: (p) => `${p.left} ? ${p.right}`,
  space: pairs.length,
  prompt: (_, words) => ({
    text: words.pick([
      'Are there more stars or more hearts?',
      'Count the stars and the hearts. Which group has more?',
      'Match each star with a heart. What do you see?',
      'Compare the stars and the hearts.',
    ]),
  }),
  answer,
  forms: ['choice'],
  fixedOrder: true,
  distractors: (p) =>
    [stars, hearts, same]
      .filter((it) => it.id !== answer(p).id)
      .map((it) =>
        it.id === same.id
          ? wrongAnswer(it, 'looks_alike', 'One group has some left over. That group has more.')
          : wrongAnswer(
              it,
              'reversed_order',
              p.left === p.right
                ? `Both groups have \\(${p.left}\\).`
                : `You counted fewer ${it.id}. The other group has \\(${Math.max(p.left, p.right)}\\).`,
            ),
      ),
  hints: (p) => [
    { text: 'Draw lines in your mind. Match each star with a heart.' },
    { text: 'Are any left over? That group has more.' },
    { text: `There ${p.left === 1 ? 'is' : 'are'} ${countNoun(p.left, 'star')}. Now count the hearts.` },
  ],
  solution: (p) => [
    nextStep(matching(p)),
    nextStep(
      p.left === p.right
        ? `Both groups have \\(${p.left}\\). They are the same.`
        : `\\(${Math.max(p.left, p.right)}\\) is more than \\(${Math.min(p.left, p.right)}\\). There are more ${answer(p).id}.`,
      undefined,
      answer(p),
    ),
  ],
  figure: picture,
  load,
}
