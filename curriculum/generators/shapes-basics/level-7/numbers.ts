import { shape } from '../../../figures/shape.ts'
import { item } from '../../../values/items.ts'
import { setOf } from '../../../values/set.ts'
import type { Chance } from '../../../chance.ts'
import type { NamedShape } from '../../../figures/named-shapes.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item, SetOf } from '../../../values/values.ts'

export type Asked = 'parallel' | 'twoPairs' | 'right' | 'none' | 'both'

/** Four drawn shapes, 1 to 4, each with its turn; all that fit are to be chosen. */
export interface Params {
  readonly asked: Asked
  readonly shapes: readonly NamedShape[]
  readonly turns: readonly number[]
}

/** Pairs of parallel sides, whether there is a right angle, and the words for them without a name. */
const facts: Readonly<Partial<Record<NamedShape, readonly [pairs: number, right: boolean]>>> = {
  square: [2, true],
  rectangle: [2, true],
  rhombus: [2, false],
  parallelogram: [2, false],
  trapezoid: [1, false],
  isosceles_trapezoid: [1, false],
  kite: [0, false],
  quadrilateral: [0, false],
  equilateral_triangle: [0, false],
  isosceles_triangle: [0, false],
  right_triangle: [0, true],
  pentagon: [0, false],
  irregular_pentagon: [1, true],
}
const pool = Object.keys(facts) as NamedShape[]
const places = ['1', '2', '3', '4'] as const

const asks: Readonly<
  Record<
    Asked,
    { readonly rule: string; readonly text: string; readonly fits: (pairs: number, right: boolean) => boolean }
  >
> = {
  parallel: {
    text: 'at least one pair of parallel sides',
    rule: 'Parallel sides always stay the same distance apart. They never meet.',
    fits: (pairs) => pairs > 0,
  },
  right: {
    text: 'at least one right angle',
    rule: 'Sides that meet in a square corner are perpendicular.',
    fits: (_, right) => right,
  },
  twoPairs: {
    text: 'two pairs of parallel sides',
    rule: 'Look for one pair of parallel sides, and then for another one.',
    fits: (pairs) => pairs === 2,
  },
  none: {
    text: 'no parallel sides',
    rule: 'Check each side: is there another one that runs the same way?',
    fits: (pairs) => pairs === 0,
  },
  both: {
    text: 'parallel sides and a right angle',
    rule: 'Both must be true: a pair of parallel sides, and a square corner.',
    fits: (pairs, right) => pairs > 0 && right,
  },
}

const fact = (s: NamedShape): readonly [number, boolean] => facts[s] ?? [0, false]
const fits = (asked: Asked, s: NamedShape): boolean => asks[asked].fits(...fact(s))

function params(chance: Chance, difficulty: number): Params {
  const asked = chance.pick(
    difficulty < 0.4
      ? (['parallel', 'right', 'parallel'] as const)
      : (['twoPairs', 'none', 'both', 'right', 'parallel'] as const),
  )
  const right = pool.filter((s) => fits(asked, s))
  const count = chance.int(1, 3)
  const chosen = [
    ...chance.sample(right, count),
    ...chance.sample(
      pool.filter((s) => !fits(asked, s)),
      4 - count,
    ),
  ]
  const turned = Math.round(3 * difficulty)
  return {
    asked,
    shapes: chance.shuffle(chosen),
    turns: chance.shuffle([0, 1, 2, 3].map((i) => (i < turned ? 15 * chance.int(1, 11) : 0))),
  }
}

const option = (i: number): Item => item(places[i] as string, `Shape ${i + 1}`)
const choose = (test: (i: number) => boolean): SetOf => setOf(places.flatMap((_, i) => (test(i) ? [option(i)] : [])))
const isRight = (p: Params, i: number): boolean => fits(p.asked, p.shapes[i] as NamedShape)
const answer = (p: Params): SetOf => choose((i) => isRight(p, i))

function distractors(p: Params): Distractor[] {
  const all: Distractor[] = [
    {
      value: choose((i) => isRight(p, i) && p.turns[i] === 0),
      misconception: 'prototype_shape',
      why: 'You left out the turned shapes. Turning does not change the sides and angles.',
    },
    {
      value: choose((i) => isRight(p, i) && !['square', 'rectangle'].includes(p.shapes[i] as string)),
      misconception: 'inclusive_class',
      why: 'Squares and rectangles count too, even if they have more than what is asked.',
    },
    {
      value: choose((i) => !isRight(p, i)),
      misconception: 'looks_alike',
      why: 'Those are the shapes that do not fit. Choose the ones that do.',
    },
    {
      value: choose((i) => ['square', 'rectangle'].includes(p.shapes[i] as string)),
      misconception: 'inclusive_class',
      why: 'Other shapes can fit too. Check every one of them.',
    },
    ...places.map((letter, i) => ({
      value: choose((j) => (j === i ? !isRight(p, j) : isRight(p, j))),
      misconception: 'slip_off_by_one',
      why: `Look at shape ${letter} again.`,
    })),
  ]
  return all.filter((w) => w.value.kind === 'set' && w.value.members.length > 0)
}

const told = (s: NamedShape): string => {
  const corners = {
    equilateral_triangle: 3,
    isosceles_triangle: 3,
    right_triangle: 3,
    pentagon: 5,
    irregular_pentagon: 5,
  } as Partial<Record<NamedShape, number>>
  const [pairs, right] = fact(s)
  const sides = `${corners[s] ?? 4} sides`
  const ways = pairs === 0 ? 'all running different ways' : `${pairs * 2} of them in pairs the same way`
  return `${sides}, ${ways}${right ? ', square corner' : ''}`
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
    { alt: `${p.shapes.map((s, i) => `${places[i]}: ${told(s)}`).join('. ')}.` },
  )

/** A shape to choose, drawn alone. */
function pictured(p: Params, i: number): Item {
  const s = p.shapes[i] as NamedShape
  const said = told(s)
  const figure = shape(
    { items: [{ shape: s, turn: p.turns[i] ?? 0, color: i % 2 === 0 ? 1 : 2 }] },
    { title: `Shape ${i + 1}`, alt: `Shape ${i + 1} has ${said}.` },
  )
  return item(places[i] as string, `Shape ${i + 1}`, { speech: `Shape ${i + 1}: ${said}`, figure })
}

/** Classify shapes by their sides and right angles (4.G.A.2). */
export const parallelOrSquare: TopicLevel<Params> = {
  key: 'shapes_basics/7',
  version: 2,
  params,
  note: (p) => `${p.asked} ${p.shapes.join()} ${p.turns.join()}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Which shapes have ${asks[p.asked].text}? Find them all.`,
      `Choose every shape with ${asks[p.asked].text}.`,
    ]),
  }),
  answer,
  forms: ['multi_choice', 'choice'],
  items: (p) => places.map((_, i) => pictured(p, i)),
  fixedOrder: true,
  distractors,
  hints: (p) => [
    { text: asks[p.asked].rule },
    {
      text:
        p.asked === 'right' || p.asked === 'both'
          ? 'Hold the corner of a sheet of paper into each corner.'
          : 'Imagine the sides made longer. Would they ever meet?',
    },
    { text: 'Check one shape after the other. Turning a shape changes nothing.' },
  ],
  solution: (p) => [
    { say: asks[p.asked].rule, figure: picture(p), relation: 'next' },
    {
      say: `Check each shape. ${places.map((l, i) => `Shape ${l}: ${isRight(p, i) ? 'yes' : 'no'}`).join(', ')}.`,
      value: answer(p),
      relation: 'next',
    },
  ],
  /** The shapes are the options themselves where each one can be chosen. */
  figure: (p, form) => (form === 'multi_choice' ? null : picture(p)),
  load: (p) =>
    p.turns.filter((t) => t !== 0).length * 2 + ['parallel', 'right', 'none', 'twoPairs', 'both'].indexOf(p.asked) / 2,
}
