import { groups, item } from '../../values/items.ts'
import { task, type LevelTask, type Task } from '../../tasks/task.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { cardItem, cardsLoad, cardsNote, cardsOf, type Card } from './shape-cards.ts'
import type { SpotShape } from '@polyhex/contract/exercises/hot-spot-widget'
import type { Groups } from '../../values/values.ts'

/** A group into which shapes are sorted. */
export interface ShapeGroup {
  readonly name: string
  /** Why a shape belongs there. */
  readonly rule: string
  readonly shapes: readonly SpotShape[]
}

/** What is sorted, and under which names. */
export interface SortedCards {
  readonly names: readonly string[]
  readonly cards: readonly Card[]
}

/** Shapes sorted by something that they have: each set of groups on offer holds every one of its shapes exactly once. */
export function sortShapes(
  of: { readonly sets: readonly (readonly ShapeGroup[])[] } & Partial<Pick<Task<SortedCards>, 'band' | 'kind' | 'id'>>,
): LevelTask {
  const { sets, id = 'sort_shapes', kind = 'choose', ...rest } = of
  const groupsOf = (p: SortedCards): readonly ShapeGroup[] =>
    sets.find((set) => set.every(({ name }, i) => name === p.names[i])) ?? []
  const groupOf = (p: SortedCards, card: Card): string =>
    groupsOf(p).find(({ shapes }) => shapes.includes(card.shape))?.name ?? ''
  const sorted = (p: SortedCards, under: (card: Card) => string): Groups =>
    groups(
      p.names.map((name) => [
        item(name),
        p.cards.flatMap((card, i) => (under(card) === name ? [cardItem(card, i + 1)] : [])),
      ]),
    )
  const answer = (p: SortedCards): Groups => sorted(p, (card) => groupOf(p, card))
  const ruleOf = (p: SortedCards, card: Card): string =>
    groupsOf(p).find(({ shapes }) => shapes.includes(card.shape))?.rule ?? ''
  return task<SortedCards>({
    ...rest,
    id,
    kind,
    version: 1,
    form: 'groups',
    params: (chance, difficulty) => {
      const set = chance.pick(sets)
      const count = 4 + Math.round(2 * difficulty)
      const first = set.map(({ shapes }) => chance.pick(shapes))
      const more = Array.from({ length: count - first.length }, () => chance.pick(chance.pick(set).shapes))
      return {
        names: set.map(({ name }) => name),
        cards: cardsOf(chance, chance.shuffle([...first, ...more]), difficulty),
      }
    },
    reject: ({ cards }) =>
      new Set(cards.map(({ shape, turn, second }) => `${shape} ${turn} ${second}`)).size < cards.length
        ? 'two cards look the same'
        : null,
    note: (p) => `${p.names.join(' ')}: ${cardsNote(p.cards)}`,
    prompt: (_, words) => ({
      text: words.pick(['Sort the shapes.', 'Where does each shape belong?', 'Put each shape in its group.']),
    }),
    answer,
    distractors: (p) =>
      p.cards.map((card) =>
        wrongAnswer(
          sorted(p, (other) =>
            other === card ? (p.names.find((name) => name !== groupOf(p, card)) ?? '') : groupOf(p, other),
          ),
          'looks_alike',
          `One shape is in the wrong group. ${ruleOf(p, card)}`,
        ),
      ),
    hints: () => [
      { text: 'Read the names of the groups. What do you have to look at?' },
      { text: 'Take one shape at a time. Turning does not change it.' },
    ],
    solution: (p) => [
      nextStep(
        groupsOf(p)
          .map(({ rule }) => rule)
          .join(' '),
      ),
      nextStep('So each shape has its group.', undefined, answer(p)),
    ],
    load: (p) => cardsLoad(p.cards),
  })
}
