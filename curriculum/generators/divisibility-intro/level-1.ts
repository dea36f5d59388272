import { counters } from '../../figures/counters.ts'
import { listWords } from '../../figures/lettering.ts'
import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item, SetOf } from '../../values/values.ts'

/** Three groups of counters, some of them even. */
export interface Params {
  readonly counts: readonly [number, number, number]
  readonly asked: 'even' | 'odd'
}

const letters = ['A', 'B', 'C'] as const
const asGroup = (letter: string): Item => item(letter, `group ${letter}`)
const isRight = (p: Params, n: number): boolean => (n % 2 === 0) === (p.asked === 'even')
const names = (chosen: readonly number[]): SetOf => setOf(chosen.map((i) => asGroup(letters[i] ?? '')))
const right = (p: Params): number[] => [0, 1, 2].filter((i) => isRight(p, p.counts[i] ?? 0))

function params(chance: Chance, difficulty: number): Params {
  const draw = (): number => chance.int(2 + Math.round(5 * difficulty), 9 + Math.round(8 * difficulty))
  return { counts: [draw(), draw(), draw()], asked: chance.happens(0.25 + 0.4 * difficulty) ? 'odd' : 'even' }
}

function distractors(p: Params): Distractor[] {
  const good = right(p)
  const other = [0, 1, 2].filter((i) => !good.includes(i))
  const list: Distractor[] = []
  if (other.length > 0)
    list.push(
      wrongAnswer(
        names(other),
        'looks_alike',
        `${other.length === 1 ? `Group ${letters[other[0] ?? 0]} has` : 'Those groups have'} ${listWords(other.map((i) => String(p.counts[i])))} counters. ${p.asked === 'even' ? 'In an even group' : 'In an odd group, not'} every counter has a partner.`,
      ),
    )
  for (const extra of other)
    list.push(
      wrongAnswer(
        names([...good, extra].toSorted((a, b) => a - b)),
        'looks_alike',
        `Group ${letters[extra]} has ${p.counts[extra]} counters. That number is not ${p.asked}.`,
      ),
    )
  for (const drop of good)
    if (good.length > 1)
      list.push(
        wrongAnswer(
          names(good.filter((i) => i !== drop)),
          'stops_early',
          `Group ${letters[drop]} has ${p.counts[drop]} counters. That number is ${p.asked}, too.`,
        ),
      )
  if (other.length > 0)
    list.push(
      wrongAnswer(
        names([0, 1, 2]),
        'looks_alike',
        `Group ${letters[other[0] ?? 0]} has ${p.counts[other[0] ?? 0]} counters. That number is not ${p.asked}.`,
      ),
    )
  return list
}

const picture = (p: Params): Figure =>
  counters({ groups: p.counts.map((count, i) => ({ count, name: letters[i] ?? '' })) })
const pairs = (n: number): string =>
  n % 2 === 0 ? `${countNoun(n / 2, 'pair')}, none alone: even` : `${countNoun((n - 1) / 2, 'pair')} and one alone: odd`

/** Decide which groups are even or odd (2.OA.C.3). */
export const level: TopicLevel<Params> = {
  key: 'divisibility_intro/1',
  version: 2,
  params,
  reject: (p) =>
    right(p).length === 0
      ? 'no group is right'
      : right(p).length === 3
        ? 'all are right'
        : new Set(p.counts).size < 3
          ? 'the same number twice'
          : null,
  note: (p) => `${p.counts.join(' ')} ${p.asked}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Choose the groups that have an ${p.asked} number of counters.`,
      `Make pairs in each group. Choose every group with an ${p.asked} number of counters.`,
      `Which groups have an ${p.asked} number of counters?`,
      `Find all of the groups with an ${p.asked} number of counters.`,
    ]),
  }),
  answer: (p) => names(right(p)),
  forms: ['multi_choice', 'choice'],
  items: () => letters.map(asGroup),
  fixedOrder: true,
  distractors,
  hints: (p) => [
    { text: 'Even means: every counter has a partner.' },
    { text: 'Odd means: one counter is left alone.' },
    { text: `In group A there are ${p.counts[0]} counters. Make pairs: is one left alone?` },
  ],
  solution: (p) => [
    ...p.counts.map((n, i) => nextStep(`Group ${letters[i]} has ${n}. That is ${pairs(n)}.`)),
    nextStep(
      `So the ${p.asked} ${right(p).length === 1 ? 'group is' : 'groups are'} ${listWords(right(p).map((i) => letters[i] ?? ''))}.`,
      undefined,
      names(right(p)),
    ),
  ],
  figure: picture,
  load: (p) => p.counts.reduce((sum, n) => sum + n, 0) + (p.asked === 'odd' ? 3 : 0),
}
