import { solid } from '../../figures/solid.ts'
import { spotsTapped } from '../../surfaces/hot-spot.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { HotSpotWidget, SpotSolid } from '@polyhex/contract/exercises/hot-spot-widget'
import type { Distractor } from '../../topic-level.ts'
import type { Item, SetOf } from '../../values/values.ts'

/** Solids that have something in common, and others. */
export interface SolidClass {
  readonly id: string
  /** 'solids that can roll' */
  readonly many: string
  readonly rule: string
  readonly right: readonly SpotSolid[]
  readonly wrong: readonly SpotSolid[]
}

export interface TappedSolids {
  readonly of: string
  readonly cards: readonly SpotSolid[]
}

/** A solid as a picture to move or to match. */
export function solidItem(kind: SpotSolid): Item {
  const figure = solid({ solids: [{ kind }], unnamed: true }, { title: 'A solid' })
  return item(kind, '', { figure, speech: figure.alt })
}

const widgetOf = ({ cards }: TappedSolids): HotSpotWidget => ({
  widget: 'hot_spot',
  scene: { shows: 'things', in: 'cards', things: cards.map((kind) => ({ is: 'solid', solid: kind })) },
  picks: null,
  start: '',
})

/** Tap every solid that has what is asked for. */
export function tapSolids(of: { readonly classes: readonly SolidClass[] }): LevelTask {
  const classOf = (p: TappedSolids): SolidClass =>
    of.classes.find(({ id }) => id === p.of) ?? (of.classes[0] as SolidClass)
  const chosen = (p: TappedSolids, test: (kind: SpotSolid) => boolean): SetOf =>
    spotsTapped(
      widgetOf(p),
      p.cards.flatMap((kind, i) => (test(kind) ? [i] : [])),
    )
  const belongs = (p: TappedSolids, kind: SpotSolid): boolean => classOf(p).right.includes(kind)
  const answer = (p: TappedSolids): SetOf => chosen(p, (kind) => belongs(p, kind))
  return task<TappedSolids>({
    id: 'tap_solids',
    kind: 'choose',
    version: 1,
    form: 'hot_spot',
    params: (chance, difficulty) => {
      const one = chance.pick(of.classes)
      const count = difficulty < 0.35 ? 4 : 6
      const rights = chance.int(1, Math.min(one.right.length, count === 4 ? 2 : 3))
      const wrongs = chance.sample(one.wrong, Math.min(one.wrong.length, count - rights))
      return { of: one.id, cards: chance.shuffle([...chance.sample(one.right, rights), ...wrongs]) }
    },
    note: (p) => `${p.of}: ${p.cards.join(' ')}`,
    prompt: (p, words) => ({
      text: words.pick([
        `Tap all the ${classOf(p).many}.`,
        `Find the ${classOf(p).many}. Tap them all.`,
        `Where do you see ${classOf(p).many}? Tap them.`,
      ]),
    }),
    answer,
    widget: (p) => ({ surface: widgetOf(p) }),
    distractors: (p): Distractor[] =>
      [
        wrongAnswer(
          chosen(p, (kind) => !belongs(p, kind)),
          'looks_alike',
          `Those do not belong. ${classOf(p).rule}`,
        ),
        ...p.cards.map((card) =>
          wrongAnswer(
            chosen(p, (kind) => (kind === card ? !belongs(p, kind) : belongs(p, kind))),
            'prototype_shape',
            `${belongs(p, card) ? 'One is still missing.' : 'One of them does not belong.'} ${classOf(p).rule}`,
          ),
        ),
      ].filter(({ value }) => value.kind === 'set' && value.members.length > 0),
    hints: (p) => [
      { text: classOf(p).rule },
      { text: 'Look at one picture after the other. Think of it in your hand.' },
    ],
    solution: (p) => [
      nextStep(classOf(p).rule),
      nextStep(
        `Check each picture. ${answer(p).members.length === 1 ? 'One belongs' : `${answer(p).members.length} of them belong`}.`,
        undefined,
        answer(p),
      ),
    ],
    load: (p) => p.cards.length,
  })
}
