import { spotsTapped } from '../../surfaces/hot-spot.ts'
import { shapeAsSeen } from '../../figures/shape-as-seen.ts'
import { task, type LevelTask, type Task } from '../../tasks/task.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { cardsLoad, cardsNote, cardsOf, cardThing, type Card, type ShapeClass } from './shape-cards.ts'
import type { HotSpotWidget } from '@polyhex/contract/exercises/hot-spot-widget'
import type { Distractor } from '../../topic-level.ts'
import type { SetOf } from '../../values/values.ts'

/** Shapes on cards; all that belong to what is asked are tapped. */
export interface Tapped {
  readonly of: string
  readonly cards: readonly Card[]
}

const widgetOf = ({ cards }: Tapped): HotSpotWidget => ({
  widget: 'hot_spot',
  scene: { shows: 'things', in: 'cards', things: cards.map(cardThing) },
  picks: null,
  start: '',
})

/** Tap every shape of a kind, however it is turned, among others that look like it. */
export function tapShapes(
  of: { readonly classes: readonly ShapeClass[] } & Partial<Pick<Task<Tapped>, 'band' | 'kind' | 'id'>>,
): LevelTask {
  const { classes, id = 'tap_shapes', kind = 'choose', ...rest } = of
  const classOf = (p: Tapped): ShapeClass => classes.find((one) => one.id === p.of) ?? (classes[0] as ShapeClass)
  const belongs = (p: Tapped, i: number): boolean => classOf(p).right.includes(p.cards[i]?.shape as never)
  const chosen = (p: Tapped, test: (i: number) => boolean): SetOf =>
    spotsTapped(
      widgetOf(p),
      p.cards.flatMap((_, i) => (test(i) ? [i] : [])),
    )
  const answer = (p: Tapped): SetOf => chosen(p, (i) => belongs(p, i))

  function distractors(p: Tapped): Distractor[] {
    const { many, rule } = classOf(p)
    const upright = chosen(p, (i) => belongs(p, i) && p.cards[i]?.turn === 0)
    const all: Distractor[] = [
      wrongAnswer(upright, 'prototype_shape', `Turned ${many} count too. Turning does not change a shape.`),
      wrongAnswer(
        chosen(p, (i) => !belongs(p, i)),
        'looks_alike',
        `Those do not belong. ${rule}`,
      ),
      wrongAnswer(
        chosen(p, () => true),
        'looks_alike',
        `Not all of them belong. ${rule}`,
      ),
      ...p.cards.map((card, at) =>
        wrongAnswer(
          chosen(p, (i) => (i === at ? !belongs(p, i) : belongs(p, i))),
          'slip_off_by_one',
          `Look again at one card: ${shapeAsSeen(card.shape)}. ${rule}`,
        ),
      ),
    ]
    return all.filter(({ value }) => value.kind === 'set' && value.members.length > 0)
  }
  return task<Tapped>({
    ...rest,
    id,
    kind,
    version: 1,
    form: 'hot_spot',
    params: (chance, difficulty) => {
      const one = chance.pick(classes)
      const count = difficulty < 0.35 ? 4 : 6
      const rights = chance.int(1, count === 4 ? 2 : 3)
      const right = Array.from({ length: rights }, () => chance.pick(one.right))
      const wrong = Array.from({ length: count - rights }, () => chance.pick(one.wrong))
      return { of: one.id, cards: cardsOf(chance, chance.shuffle([...right, ...wrong]), difficulty) }
    },
    note: (p) => `${p.of}: ${cardsNote(p.cards)}`,
    prompt: (p, words) => ({
      text: words.pick([
        `Tap all the ${classOf(p).many}.`,
        `Find the ${classOf(p).many}. Tap them all.`,
        `Where do you see ${classOf(p).many}? Tap them.`,
      ]),
    }),
    answer,
    widget: (p) => ({ surface: widgetOf(p) }),
    distractors,
    hints: (p) => [
      { text: classOf(p).rule },
      { text: 'Look at one card after the other. A turned shape is still the same shape.' },
    ],
    solution: (p) => [
      nextStep(classOf(p).rule),
      nextStep(
        `Check each card. ${answer(p).members.length === 1 ? 'One of them belongs' : `${answer(p).members.length} of them belong`}.`,
        undefined,
        answer(p),
      ),
    ],
    load: (p) => cardsLoad(p.cards),
  })
}
