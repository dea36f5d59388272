import { shape } from '../../figures/shape.ts'
import { shapeAsSeen } from '../../figures/shape-as-seen.ts'
import { item } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { SpotShape, SpotThing } from '@polyhex/contract/exercises/hot-spot-widget'
import type { Item } from '../../values/values.ts'

/** A shape on a card: turned by so many degrees, in the first or the second color. */
export interface Card {
  readonly shape: SpotShape
  readonly turn: number
  readonly second: boolean
}

/** Shapes that belong to something, and shapes that do not, each as a child might meet them. */
export interface ShapeClass {
  /** 'triangle'; what the oracle knows it by. */
  readonly id: string
  /** 'triangles', 'shapes with 4 corners'. */
  readonly many: string
  /** 'A triangle has 3 straight sides.' */
  readonly rule: string
  readonly right: readonly SpotShape[]
  readonly wrong: readonly SpotShape[]
}

/** Shapes on cards, turned more often as it gets harder. */
export function cardsOf(chance: Chance, shapes: readonly SpotShape[], difficulty: number): Card[] {
  return shapes.map((each) => ({
    shape: each,
    turn: chance.happens(0.1 + 0.8 * difficulty) ? 15 * chance.int(1, 11) : 0,
    second: chance.happens(0.5),
  }))
}

/** A card of a picture that is tapped. */
export const cardThing = ({ shape: name, turn, second }: Card): SpotThing => ({
  is: 'shape',
  shape: name,
  turn,
  size: 100,
  second,
})

/** A card that is moved or matched; `number` tells it from others that look the same. */
export function cardItem({ shape: name, turn, second }: Card, number: number): Item {
  const said = `Shape ${number}: ${shapeAsSeen(name)}`
  const figure = shape(
    { items: [{ shape: name, turn, color: second ? 2 : 1 }] },
    { title: `Shape ${number}`, alt: `${said}.` },
  )
  return item(`card ${number}`, '', { figure, speech: said })
}

/** More cards and more turned ones are harder. */
export const cardsLoad = (cards: readonly Card[]): number =>
  cards.length + 2 * cards.filter(({ turn }) => turn !== 0).length

/** Cards as what makes two questions different: not their colors. */
export const cardsNote = (cards: readonly Card[]): string =>
  cards.map(({ shape: name, turn }) => `${name} ${turn}`).join(', ')
