import { cornersFromAngles, cornersFromSides, triangle, turnedCorners } from '../../figures/triangle.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

export type Asked = 'sides' | 'angles' | 'both'
type BySides = 'equilateral' | 'isosceles' | 'scalene'
type ByAngles = 'acute' | 'right' | 'obtuse'

/** Three sides in centimeters (asked 'sides') or three angles in degrees, and how far the drawing is turned. */
export interface Params {
  readonly asked: Asked
  readonly sizes: readonly [number, number, number]
  readonly turn: number
}

function sides(chance: Chance, difficulty: number): [number, number, number] {
  const [low, high] = [3 + Math.round(8 * difficulty), 22 + Math.round(20 * difficulty)]
  const a = chance.int(low, high)
  if (chance.happens(0.12)) return [a, a, a]
  const b = chance.int(low, high)
  return chance.happens(0.45) ? [a, a, b] : [a, b, chance.int(low, high)]
}

function angles(chance: Chance): [number, number, number] {
  const draw = chance.unit()
  if (draw < 0.12) {
    const a = chance.int(16, 74)
    return [a, 90 - a, 90]
  }
  const a = chance.int(18, 80)
  const b = draw < 0.4 ? a : chance.int(18, 80)
  return [a, b, 180 - a - b]
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const asked = stage < 0.36 ? 'sides' : stage < 0.66 ? 'angles' : 'both'
  const sizes = asked === 'sides' ? sides(chance, difficulty) : angles(chance)
  const [a, b, c] = chance.shuffle(sizes) as [number, number, number]
  return { asked, sizes: [a, b, c], turn: chance.int(0, 23) * 15 }
}

function reject({ asked, sizes }: Params): string | null {
  const [a, b, c] = sizes.toSorted((x, y) => x - y) as [number, number, number]
  if (asked === 'sides') return a + b < 1.15 * c || c > 3 * a ? 'no triangle, or a thin one' : null
  if (a < 15) return 'too narrow to draw'
  if (c > 84 && c < 90) return 'hard to see'
  return c > 90 && c < 96 ? 'hard to see' : null
}

const bySides = (sizes: readonly number[]): BySides =>
  (['equilateral', 'isosceles', 'scalene'] as const)[new Set(sizes).size - 1] as BySides
const byAngles = (sizes: readonly number[]): ByAngles => {
  const most = Math.max(...sizes)
  return most === 90 ? 'right' : most < 90 ? 'acute' : 'obtuse'
}

const named = (name: string): Item => item(name, name)
const note = (p: Params): string => `${p.asked} ${p.sizes.toSorted((a, b) => a - b).join()}`

const sideReasons: Readonly<Record<BySides, string>> = {
  equilateral: 'All three sides are equal.',
  isosceles: 'Two sides are equal.',
  scalene: 'No two sides are equal.',
}
const angleReasons: Readonly<Record<ByAngles, string>> = {
  acute: 'All three angles are smaller than 90 degrees.',
  right: 'One angle is exactly 90 degrees.',
  obtuse: 'One angle is larger than 90 degrees.',
}
const sideMeaning: Readonly<Record<BySides, string>> = {
  equilateral: 'An equilateral triangle has three equal sides.',
  isosceles: 'An isosceles triangle has two equal sides.',
  scalene: 'A scalene triangle has three different sides.',
}
const angleMeaning: Readonly<Record<ByAngles, string>> = {
  acute: 'An acute triangle has three angles below 90 degrees.',
  right: 'A right triangle has an angle of exactly 90 degrees.',
  obtuse: 'An obtuse triangle has an angle above 90 degrees.',
}

/** The names that a turned or unusual drawing suggests come first. */
function tellSides(p: Params): Telling {
  const name = bySides(p.sizes)
  const others = (['isosceles', 'scalene', 'equilateral'] as const).filter((n) => n !== name)
  return {
    ask: [
      'Name this triangle by its sides. Choose the most exact name.',
      'Look at the sides. Which name fits this triangle best?',
    ],
    answer: named(name),
    wrong: others.map((other, i) => [
      named(other),
      i === 0 ? 'prototype_shape' : 'looks_alike',
      name === 'equilateral' && other === 'isosceles'
        ? 'Two sides are equal, but so is the third. There is a more exact name.'
        : `${sideMeaning[other]} Compare the three lengths here.`,
    ]),
    hints: [
      'Read the three lengths. Turning a triangle does not change its name.',
      'How many of the sides are equal: none, two or three?',
    ],
    steps: [
      [`The sides are ${p.sizes[0]}, ${p.sizes[1]} and ${p.sizes[2]} centimeters. ${sideReasons[name]}`],
      [`${sideMeaning[name]} So it is ${name}.`],
    ],
  }
}

function tellAngles(p: Params): Telling {
  const name = byAngles(p.sizes)
  const others = (['acute', 'right', 'obtuse'] as const).filter((n) => n !== name)
  return {
    ask: ['Name this triangle by its angles.', 'Look at the angles. Which kind of triangle is it?'],
    answer: named(name),
    wrong: others.map((other, i) => [
      named(other),
      i === 0 ? 'prototype_shape' : 'looks_alike',
      `${angleMeaning[other]} Look for the largest angle here.`,
    ]),
    hints: ['Find the largest angle first.', 'Is the largest angle below, exactly or above 90 degrees?'],
    steps: [
      [`The largest angle is ${Math.max(...p.sizes)} degrees. ${angleReasons[name]}`],
      [`${angleMeaning[name]} So it is ${name}.`],
    ],
  }
}

function tellBoth(p: Params): Telling {
  const [s, a] = [bySides(p.sizes), byAngles(p.sizes)]
  const otherSide = s === 'scalene' ? 'isosceles' : 'scalene'
  const otherAngles = (['acute', 'obtuse', 'right'] as const).filter((n) => n !== a)
  const join = (x: string, y: string): Item => named(`${x} ${y}`)
  return {
    ask: [
      'Name this triangle by its angles and its sides.',
      'Equal marks show equal sides. Which name fits the angles and the sides?',
    ],
    answer: join(a, s),
    wrong: [
      [join(a, otherSide), 'looks_alike', `The angles are named well. ${sideReasons[s]} Look at the marks and angles.`],
      [
        join(otherAngles[0] as string, s),
        'prototype_shape',
        `${angleMeaning[otherAngles[0] as ByAngles]} Look at the largest angle here.`,
      ],
      [
        join(otherAngles[1] as string, s),
        'prototype_shape',
        `${angleMeaning[otherAngles[1] as ByAngles]} Look at the largest angle here.`,
      ],
      [join(otherAngles[0] as string, otherSide), 'near', 'Look at the largest angle first, then at equal sides.'],
    ],
    hints: [
      'The name has two parts. Start with the largest angle.',
      'Then look for equal sides. Equal angles stand across from equal sides.',
    ],
    steps: [
      [`The largest angle is ${Math.max(...p.sizes)} degrees. ${angleReasons[a]}`],
      [`${sideReasons[s]} So the triangle is ${a} and ${s}.`],
    ],
  }
}

const tell = (p: Params): Telling =>
  p.asked === 'sides' ? tellSides(p) : p.asked === 'angles' ? tellAngles(p) : tellBoth(p)

function picture(p: Params): Figure {
  const [a, b, c] = p.sizes
  const given = p.asked === 'sides'
  const corners = turnedCorners(given ? cornersFromSides(b, c, a) : cornersFromAngles(a, b), p.turn)
  const labels = p.sizes.map((n) => (given ? `${n} cm` : `${n}°`))
  const right = given ? -1 : p.sizes.indexOf(90)
  const pairs = [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const
  const equal = pairs.find(([i, j]) => p.sizes[i] === p.sizes[j])
  const ticks = equal === undefined ? [] : [0, 1, 2].map((side) => (equal.includes(((side + 2) % 3) as never) ? 1 : 0))
  const all = new Set(p.sizes).size === 1 ? [1, 1, 1] : ticks
  const told = `A triangle with ${given ? 'sides' : 'angles'} of ${labels[0]}, ${labels[1]} and ${labels[2]}`
  const marked =
    p.asked === 'both' && equal !== undefined ? ', and equal marks on the sides across from the equal angles' : ''
  return triangle(
    {
      corners,
      ...(given ? { sideLabels: labels } : { angleLabels: labels }),
      ...(right >= 0 ? { rightAngles: [right] } : {}),
      ...(p.asked === 'both' ? { ticks: all } : {}),
    },
    { alt: `${told}${marked}.` },
  )
}

/** Name triangles by sides and angles (4.G.A.2, 5.G.B.4). */
export const level: TopicLevel<Params> = {
  key: 'triangles_practice/1',
  version: 1,
  params,
  reject,
  note,
  ...toldBy(tell, picture),
  forms: ['choice'],
  formsLeftOut: { numeric: 'The answer is a name, not a number.' },
  figure: picture,
  load: (p) => ({ sides: 0, angles: 1, both: 2 })[p.asked] * 10 + Math.max(...p.sizes) / 100,
}
