import { spotsTapped } from '../../surfaces/hot-spot.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { firstNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { cardsLoad, cardsNote, cardsOf, cardThing, type Card, type ShapeClass } from './shape-cards.ts'
import type { HotSpotWidget } from '@polyhex/contract/exercises/hot-spot-widget'

/** A collection of somebody, with one shape that does not belong. */
export interface Collection {
  readonly of: string
  readonly cards: readonly Card[]
  readonly odd: number
  readonly name: string
}

const widgetOf = ({ cards }: Collection): HotSpotWidget => ({
  widget: 'hot_spot',
  scene: { shows: 'things', in: 'cards', things: cards.map(cardThing) },
  picks: 1,
  start: '',
})

/** A child put shapes of one kind together, and one does not belong there. */
export function tapOdd(of: { readonly classes: readonly ShapeClass[] }): LevelTask {
  const classOf = (p: Collection): ShapeClass =>
    of.classes.find(({ id }) => id === p.of) ?? (of.classes[0] as ShapeClass)
  return task<Collection>({
    id: 'tap_odd',
    kind: 'find_error',
    version: 1,
    form: 'hot_spot',
    params: (chance, difficulty) => {
      const one = chance.pick(of.classes)
      const count = difficulty < 0.6 ? 4 : 6
      const odd = chance.int(0, count - 1)
      const shapes = Array.from({ length: count }, (_, i) => chance.pick(i === odd ? one.wrong : one.right))
      return { of: one.id, cards: cardsOf(chance, shapes, difficulty), odd, name: chance.pick(firstNames) }
    },
    note: (p) => `${p.of}: ${cardsNote(p.cards)}`,
    prompt: (p, words) => ({
      text: words.pick([
        `${p.name} collects ${classOf(p).many}. One does not belong. Tap it.`,
        `${p.name} says these are all ${classOf(p).many}. Tap the one that is not.`,
      ]),
    }),
    answer: (p) => spotsTapped(widgetOf(p), [p.odd]),
    widget: (p) => ({ surface: widgetOf(p) }),
    distractors: (p) =>
      p.cards.flatMap((card, i) =>
        i === p.odd
          ? []
          : [
              wrongAnswer(
                spotsTapped(widgetOf(p), [i]),
                card.turn === 0 ? 'inclusive_class' : 'prototype_shape',
                `This one belongs to the ${classOf(p).many}. ${classOf(p).rule}`,
              ),
            ],
      ),
    hints: (p) => [{ text: classOf(p).rule }, { text: 'Test one shape after the other. Turning it changes nothing.' }],
    solution: (p) => [
      nextStep(classOf(p).rule),
      nextStep('This one does not fit.', undefined, spotsTapped(widgetOf(p), [p.odd])),
    ],
    load: (p) => cardsLoad(p.cards),
  })
}
