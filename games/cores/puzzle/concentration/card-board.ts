import { chanceOf, nextBelow, shuffled, type Chance } from '../../../simulation/chance.ts'

/** A card on the board. Cards with the same pair say the same. */
export interface Card {
  readonly pair: number
  readonly side: 0 | 1
  isFound: boolean
  /** How often it was seen. */
  seen: number
  /** 0 face down to 1 face up, for the eye. */
  turned: number
  /** Ticks that it is shown without being part of a turn. */
  shown: number
}

/** Columns and rows of the board of a level. */
export function boardSize(level: number): readonly [columns: number, rows: number] {
  if (level <= 2) return [5, 4]
  return level <= 5 ? [6, 4] : [6, 5]
}

/** The cards of a level, face down, in a chance order. */
export function dealCards(level: number, seed: number): { cards: Card[]; chance: Chance } {
  const chance = chanceOf(seed)
  const [columns, rows] = boardSize(level)
  const pairs = (columns * rows) / 2
  const cards = Array.from({ length: pairs * 2 }, (_, index): Card => ({
    pair: index >> 1,
    side: index % 2 === 0 ? 0 : 1,
    isFound: false,
    seen: 0,
    turned: 0,
    shown: 0,
  }))
  return { cards: shuffled(chance, cards), chance }
}

/** The middle and size of a card in the world. */
export function cardBox(index: number, level: number): { x: number; y: number; width: number; height: number } {
  const [columns, rows] = boardSize(level)
  const gap = 7
  const height = (278 - gap * (rows - 1)) / rows
  const width = 82
  const left = 400 - (columns * width + (columns - 1) * gap) / 2
  return {
    x: left + (index % columns) * (width + gap) + width / 2,
    y: 54 + Math.floor(index / columns) * (height + gap) + height / 2,
    width,
    height,
  }
}

/** The card at a place in the world; null beside the cards. */
export function cardAt(x: number, y: number, level: number, count: number): number | null {
  for (let index = 0; index < count; index++) {
    const box = cardBox(index, level)
    if (Math.abs(x - box.x) <= box.width / 2 && Math.abs(y - box.y) <= box.height / 2) return index
  }
  return null
}

/**
 * What somebody with a good memory turns next: the partner of the open card when it was seen, a pair that is known, else a
 * card that nobody saw.
 */
export function rememberedCard(cards: readonly Card[], open: readonly number[], chance: Chance): number | null {
  const free = cards.flatMap((card, index) => (card.isFound || open.includes(index) ? [] : [index]))
  const first = open[0]
  if (first !== undefined) {
    const partner = free.find((index) => cards[index]?.pair === cards[first]?.pair && (cards[index]?.seen ?? 0) > 0)
    if (partner !== undefined) return partner
  } else {
    const known = free.find((index) => free.some((other) => other !== index && isSeenPair(cards[index], cards[other])))
    if (known !== undefined) return known
  }
  const unseen = free.filter((index) => cards[index]?.seen === 0)
  const choices = unseen.length > 0 ? unseen : free
  return choices.length === 0 ? null : (choices[nextBelow(chance, choices.length)] ?? null)
}

function isSeenPair(one: Card | undefined, other: Card | undefined): boolean {
  return one !== undefined && other !== undefined && one.pair === other.pair && one.seen > 0 && other.seen > 0
}
