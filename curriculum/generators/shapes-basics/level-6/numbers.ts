import { shape } from '../../../figures/shape.ts'
import { item } from '../../../values/items.ts'
import { setOf } from '../../../values/set.ts'
import type { Chance } from '../../../chance.ts'
import type { NamedShape } from '../../../figures/named-shapes.ts'
import type { Distractor, Hint, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item, SetOf } from '../../../values/values.ts'

type Asked = 'rectangle' | 'rhombus' | 'square' | 'quadrilateral'

/** Four drawn shapes, 1 to 4, each with its turn; all that are of the asked kind are to be chosen. */
export interface Params {
  readonly asked: Asked
  readonly shapes: readonly NamedShape[]
  readonly turns: readonly number[]
}

const kinds: Readonly<Record<Asked, readonly NamedShape[]>> = {
  rectangle: ['rectangle', 'square'],
  rhombus: ['rhombus', 'square'],
  square: ['square'],
  quadrilateral: ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezoid', 'kite', 'quadrilateral'],
}
const others: readonly NamedShape[] = [
  'parallelogram',
  'trapezoid',
  'kite',
  'quadrilateral',
  'triangle',
  'pentagon',
  'rectangle',
  'rhombus',
  'square',
  'hexagon',
]
const places = ['1', '2', '3', '4'] as const

function params(chance: Chance, difficulty: number): Params {
  const asked = chance.pick(
    difficulty < 0.35
      ? (['square', 'rectangle', 'quadrilateral'] as const)
      : (['rectangle', 'rhombus', 'quadrilateral', 'rhombus'] as const),
  )
  const count = chance.int(1, 2 + (asked === 'quadrilateral' ? 1 : 0))
  const right = Array.from({ length: count }, () => chance.pick(kinds[asked]))
  const wrong = chance.sample(
    others.filter((s) => !kinds[asked].includes(s)),
    4 - count,
  )
  const turned = Math.round(3 * difficulty)
  return {
    asked,
    shapes: chance.shuffle([...right, ...wrong]),
    turns: chance.shuffle(
      [0, 1, 2, 3].map((i) => (i <= turned ? 15 * chance.int(0, 2 + Math.round(9 * difficulty)) : 0)),
    ),
  }
}

const isRight = (p: Params, i: number): boolean => kinds[p.asked].includes(p.shapes[i] as NamedShape)
const option = (i: number): Item => item(places[i] as string, `Shape ${i + 1}`)
const answer = (p: Params): SetOf => setOf(places.flatMap((_, i) => (isRight(p, i) ? [option(i)] : [])))

function distractors(p: Params): Distractor[] {
  const choose = (test: (i: number) => boolean): SetOf => setOf(places.flatMap((_, i) => (test(i) ? [option(i)] : [])))
  const own = p.asked === 'quadrilateral' ? 'quadrilateral' : p.asked
  const all = [
    {
      value: choose((i) => p.shapes[i] === own),
      misconception: 'inclusive_class',
      why: `Other shapes can be a ${p.asked} too. A square is a rectangle and a rhombus.`,
    },
    {
      value: choose((i) => isRight(p, i) && p.turns[i] === 0),
      misconception: 'prototype_shape',
      why: `A turned ${p.asked} is still a ${p.asked}. Compare its sides and corners again.`,
    },
    {
      value: choose((i) => !isRight(p, i)),
      misconception: 'looks_alike',
      why: `Those are the shapes that are not a ${p.asked}.`,
    },
    {
      value: choose(() => true),
      misconception: 'looks_alike',
      why: `Not every shape here is a ${p.asked}. Check the sides and corners.`,
    },
    {
      value: choose((i) => isRight(p, i) || p.shapes[i] === 'parallelogram' || p.shapes[i] === 'trapezoid'),
      misconception: 'looks_alike',
      why: 'Four sides are not enough. Check which sides are equal and which corners are square.',
    },
    ...places.map((_, i) => ({
      value: choose((j) => (j === i ? !isRight(p, j) : isRight(p, j))),
      misconception: 'slip_off_by_one',
      why: `Look at shape ${i + 1} again.`,
    })),
  ]
  return all.filter((w) => w.value.members.length > 0)
}

const rules: Readonly<Record<Asked, string>> = {
  rectangle: 'A rectangle has four square corners.',
  rhombus: 'A rhombus has four equal sides.',
  square: 'A square has four equal sides and four square corners.',
  quadrilateral: 'A quadrilateral has exactly four straight sides.',
}

const told: Readonly<Partial<Record<NamedShape, string>>> = {
  square: '4 equal sides, square corners',
  rectangle: 'square corners, 2 sides longer',
  rhombus: '4 equal sides, no square corners',
  parallelogram: 'slanted, 2 sides longer',
  trapezoid: '4 sides, 1 parallel pair',
  kite: '2 short and 2 long sides meeting',
  quadrilateral: '4 different sides',
  triangle: '3 sides',
  pentagon: '5 sides',
  hexagon: '6 sides',
}

const picture = (p: Params): Figure =>
  shape(
    {
      items: p.shapes.map((s, i) => ({
        shape: s,
        turn: p.turns[i] ?? 0,
        label: places[i] as string,
        color: i % 2 === 0 ? 1 : 2,
      })),
      columns: 4,
    },
    { alt: `Four shapes. ${p.shapes.map((s, i) => `${places[i]}: ${told[s] ?? ''}`).join('. ')}.` },
  )

/** A shape to choose, drawn alone. */
function pictured(p: Params, i: number): Item {
  const s = p.shapes[i] as NamedShape
  const said = told[s] ?? ''
  const figure = shape(
    { items: [{ shape: s, turn: p.turns[i] ?? 0, color: i % 2 === 0 ? 1 : 2 }] },
    { title: `Shape ${i + 1}`, alt: `Shape ${i + 1} has ${said}.` },
  )
  return item(places[i] as string, `Shape ${i + 1}`, { speech: `Shape ${i + 1}: ${said}`, figure })
}

const hints = (p: Params): Hint[] => [
  { text: rules[p.asked] },
  { text: 'Look at one shape after the other. Turning does not change a shape.' },
  {
    text:
      p.asked === 'rectangle' || p.asked === 'rhombus'
        ? `Remember: a square is a ${p.asked} too.`
        : 'Count sides first, then compare them.',
  },
]

/** Sort rectangles, rhombuses and squares (3.G.A.1). */
export const kindsOfFour: TopicLevel<Params> = {
  key: 'shapes_basics/6',
  version: 2,
  params,
  note: (p) => `${p.asked} ${p.shapes.join()} ${p.turns.join()}`,
  prompt: (p, words) => {
    const many = `${p.asked}s`.replace('rhombuss', 'rhombuses')
    return {
      text: words.pick([
        `Which of these shapes are ${many}? Find them all.`,
        `Find every ${p.asked}.`,
        `Choose all the ${many}.`,
      ]),
    }
  },
  answer,
  forms: ['multi_choice', 'choice'],
  items: (p) => places.map((_, i) => pictured(p, i)),
  fixedOrder: true,
  distractors,
  hints,
  solution: (p) => [
    { say: rules[p.asked], figure: picture(p), relation: 'next' },
    {
      say: `Check each shape. ${places.map((l, i) => `Shape ${l}: ${isRight(p, i) ? 'yes' : 'no'}`).join(', ')}.`,
      figure: picture(p),
      value: answer(p),
      relation: 'next',
    },
  ],
  /** The shapes are the options themselves where each one can be chosen. */
  figure: (p, form) => (form === 'multi_choice' ? null : picture(p)),
  load: (p) => p.turns.reduce((sum, t) => sum + (t === 0 ? 0 : 1), 0) + (p.asked === 'rhombus' ? 1 : 0),
}
