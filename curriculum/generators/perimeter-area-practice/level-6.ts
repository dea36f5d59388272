import { polygon } from '../../figures/polygon.ts'
import { pickNames } from '../../words/names.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** A rectangle of sides a and b; a story that needs its perimeter or its area, perhaps with a price for each unit. */
export interface Params {
  readonly measure: 'area' | 'perimeter'
  readonly a: number
  readonly b: number
  readonly price: number
  readonly unit: 'ft' | 'm' | 'in' | 'cm'
  readonly story: 0 | 1
}

const unitNames = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const
const units = ['ft', 'm', 'in', 'cm'] as const

function params(chance: Chance, difficulty: number): Params {
  const unit = chance.pick(units)
  const grow = Math.round(8 * difficulty)
  const priced = (unit === 'ft' || unit === 'm') && chance.happens(1.3 * difficulty - 0.3)
  return {
    measure: chance.pick(['area', 'perimeter'] as const),
    a: chance.int(4 + grow, 20 + 2 * grow),
    b: chance.int(3 + grow, 12 + 2 * grow),
    price: priced ? chance.int(2, 9) : 0,
    unit,
    story: chance.pick([0, 1] as const),
  }
}

const around = (p: Params): number => 2 * (p.a + p.b)
const area = (p: Params): number => p.a * p.b
const amount = (p: Params): number => (p.measure === 'area' ? area(p) : around(p))

function reject(p: Params): string | null {
  if (p.a <= p.b || p.a > 3 * p.b) return 'not long and wide'
  return area(p) === around(p) ? 'area and perimeter are the same number' : null
}

function story(p: Params, name: string): string {
  const u = unitNames[p.unit]
  const size = `${p.a} ${u} long and ${p.b} ${u} wide`
  const big = p.unit === 'ft' || p.unit === 'm'
  const one = p.unit === 'ft' ? 'foot' : 'meter'
  if (p.measure === 'perimeter') {
    if (p.price > 0)
      return `A garden is ${size}. A fence goes all around it. Each ${one} of fence costs $${p.price}. What does the fence cost?`
    if (big)
      return p.story === 0
        ? `A garden is ${size}. ${name} puts a fence around it. How long is the fence?`
        : `A field is ${size}. ${name} walks around it once. How far is that?`
    return p.story === 0
      ? `A card is ${size}. ${name} glues ribbon along its four edges. How much ribbon is needed?`
      : `A picture is ${size}. ${name} makes a frame for it. How long are the four sides of the frame altogether?`
  }
  if (p.price > 0)
    return `A floor is ${size}. Each square ${one} of carpet costs $${p.price}. What does the carpet cost?`
  if (big)
    return p.story === 0
      ? `${name} lays carpet on a floor that is ${size}. How much carpet is needed?`
      : `${name} sows grass on a yard that is ${size}. How large is the lawn?`
  return p.story === 0
    ? `${name} covers a board with felt. The board is ${size}. How much felt is needed?`
    : `${name} paints a poster that is ${size}. How large is the painted surface?`
}

function tell(p: Params): Telling {
  const { a, b, price } = p
  const isArea = p.measure === 'area'
  const each = Math.max(price, 1)
  const other = isArea ? around(p) : area(p)
  const u = unitNames[p.unit]
  const sum = `2 \\times ${a} + 2 \\times ${b} = ${around(p)}`
  return {
    ask: (words) => story(p, pickNames(words, 1)[0] as string),
    answer: amount(p) * each,
    wrong: [
      [
        other * each,
        'area_perimeter_swap',
        isArea
          ? 'That is the way around. Here the inside is covered.'
          : 'That covers the inside. Here only the edge counts.',
      ],
      [
        (a + b) * each,
        'stops_early',
        isArea ? 'The two sides were added. Multiply them.' : 'That is only half of the way around.',
      ],
      price > 0
        ? [amount(p), 'stops_early', `That is the ${isArea ? 'area' : 'perimeter'} alone. Multiply it by the price.`]
        : [2 * a + b, 'looks_alike', isArea ? 'Multiply the two sides to cover the inside.' : 'One side was left out.'],
      [(amount(p) + a) * each, 'near', 'Find each step once more.'],
    ],
    hints: [
      isArea ? 'Is the edge needed, or the inside?' : 'Is the inside needed, or the edge?',
      isArea ? 'The inside is covered, so find the area.' : 'Only the edge counts, so find the perimeter.',
      isArea
        ? `Find \\(${a} \\times ${b}\\)${price > 0 ? `, then multiply by ${price}` : ''}.`
        : `Add all four sides${price > 0 ? `, then multiply by ${price}` : ''}.`,
    ],
    steps: [
      [isArea ? 'The inside is covered. So the area is needed.' : 'Only the edge counts. So the perimeter is needed.'],
      [isArea ? 'Multiply the sides.' : 'Add all four sides.', isArea ? `${a} \\times ${b} = ${area(p)}` : sum],
      ...(price > 0
        ? ([['Multiply by the price.', `${amount(p)} \\times ${price} = ${amount(p) * price}`]] as const)
        : []),
    ],
    rules: { unit: price > 0 ? 'dollars' : isArea ? `square ${u}` : u },
  }
}

const picture = (p: Params): Figure =>
  polygon({
    corners: [
      [0, 0],
      [p.a, 0],
      [p.a, p.b],
      [0, p.b],
    ],
    sideLabels: [`${p.a} ${p.unit}`, `${p.b} ${p.unit}`, null, null],
    rightAngles: [0, 1, 2, 3],
  })

/** Decide which measure a problem needs and solve it (4.MD.A.3). */
export const level: TopicLevel<Params> = {
  key: 'perimeter_area_practice/6',
  version: 1,
  params,
  reject,
  note: (p) => `${p.measure} ${p.a} ${p.b} ${p.price} ${p.story}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => (p.a + p.b) / 4 + (p.price > 0 ? 5 : 0),
}
