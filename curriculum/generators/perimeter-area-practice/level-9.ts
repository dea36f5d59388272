import { polygon } from '../../figures/polygon.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

type Kind = 'scale' | 'border' | 'cost' | 'reshape'

/** A rectangle a by b meters; `k` is the scale factor, the width of a path around it, or the price of a square meter. */
export interface Params {
  readonly kind: Kind
  readonly a: number
  readonly b: number
  readonly k: number
  readonly story: 0 | 1
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const story = chance.pick([0, 1] as const)
  const [a, b] = [chance.int(5, 24), chance.int(4, 18)]
  if (chance.happens(0.12)) return { kind: 'reshape', a, b, k: 0, story }
  if (stage < 0.33) return { kind: 'scale', a, b, k: chance.int(2, 5), story }
  if (stage < 0.66) return { kind: 'cost', a, b, k: chance.int(3, 18), story }
  return { kind: 'border', a, b, k: chance.int(1, 4), story }
}

function reject(p: Params): string | null {
  if (p.a <= p.b || p.a > 2.6 * p.b) return 'not long and wide'
  if (p.kind === 'reshape') return (p.a + p.b) % 2 === 1 ? 'no whole side' : null
  return p.kind === 'border' && p.k >= p.b / 2 ? 'a wide path' : null
}

function tellScale(p: Params): Telling {
  const { a, b, k } = p
  const area = a * b
  return {
    ask: [
      `A rectangle has an area of ${area} \\(\\text{m}^2\\). All its sides are made ${k} times as long. What is the new area?`,
      `A photo has an area of ${area} \\(\\text{cm}^2\\). It is printed with each side ${k} times as long. Find the new area.`,
    ][p.story] as string,
    answer: area * k * k,
    wrong: [
      [
        area * k,
        'illusion_of_linearity',
        `Length and width both grow ${k} times. So the area grows ${k} times ${k} times.`,
      ],
      [area + k * k, 'wrong_operation', 'The factor multiplies, it is not added.'],
      [
        k === 2 ? area * 8 : area * 2 * k,
        'looks_alike',
        `Multiply by ${k} twice: once for the length, once for the width.`,
      ],
      [area * (k + 1) ** 2, 'near', 'Check the factor once more.'],
    ],
    hints: [
      'What happens to the length, and what to the width?',
      `Both are multiplied by ${k}.`,
      `So the area is multiplied by \\(${k} \\times ${k}\\).`,
    ],
    steps: [
      [`Length and width both become ${k} times as long.`, `${k} \\times ${k} = ${k * k}`],
      ['So the area is multiplied by that.', `${area} \\times ${k * k} = ${area * k * k}`],
    ],
    rules: { unit: p.story === 0 ? 'm^2' : 'cm^2' },
  }
}

function tellBorder(p: Params): Telling {
  const { a, b, k } = p
  const [wide, high] = [a + 2 * k, b + 2 * k]
  const total = wide * high - a * b
  return {
    ask: [
      `A lawn is ${a} m by ${b} m. A path ${k} m wide goes all around it. What is the area of the path?`,
      `A pool of ${a} m by ${b} m has a deck ${k} m wide on all four sides. Find the area of the deck.`,
    ][p.story] as string,
    answer: total,
    wrong: [
      [(a + k) * (b + k) - a * b, 'stops_early', `The ${k} m come on both ends of each side.`],
      [2 * (a + b) * k, 'area_perimeter_swap', 'The perimeter times the width leaves out the four corners.'],
      [wide * high, 'stops_early', 'That is the whole area. Take the inside away.'],
      [2 * (wide + high) * k, 'looks_alike', 'The corners were counted twice.'],
    ],
    hints: [
      'Draw the large rectangle around both.',
      `The large rectangle is \\(${a} + 2 \\times ${k}\\) by \\(${b} + 2 \\times ${k}\\).`,
      'Subtract the inner area from the large one.',
    ],
    steps: [
      [
        'Find the sides of the large rectangle.',
        `${a} + 2 \\times ${k} = ${wide} \\qquad ${b} + 2 \\times ${k} = ${high}`,
      ],
      ['Find both areas.', `${wide} \\times ${high} = ${wide * high} \\qquad ${a} \\times ${b} = ${a * b}`],
      ['Subtract.', `${wide * high} - ${a * b} = ${total}`],
    ],
    rules: { unit: 'm^2' },
  }
}

function tellOther(p: Params): Telling {
  const { a, b, k } = p
  if (p.kind === 'cost')
    return {
      ask: [
        `A terrace is ${a} m by ${b} m. Stone costs $${k} for each square meter. What does the stone cost?`,
        `A floor is ${a} m by ${b} m. New tiles cost $${k} for each square meter. Find the cost of the tiles.`,
      ][p.story] as string,
      answer: a * b * k,
      wrong: [
        [2 * (a + b) * k, 'area_perimeter_swap', 'That pays for the edge. The whole surface is covered.'],
        [a * b, 'stops_early', 'That is the area. Multiply it by the price.'],
        [(a + b) * k, 'wrong_operation', 'The sides were added. Multiply them for the area.'],
        [a * b + k, 'wrong_operation', 'The price was added. It is paid for each square meter.'],
      ],
      hints: [
        'Is the price for a length or for an area?',
        `Find the area first: \\(${a} \\times ${b}\\).`,
        `Then multiply by ${k}.`,
      ],
      steps: [
        ['Find the area.', `${a} \\times ${b} = ${a * b}`],
        ['Multiply by the price of one square meter.', `${a * b} \\times ${k} = ${a * b * k}`],
      ],
      rules: { unit: 'dollars' },
    }
  const side = (a + b) / 2
  return {
    ask: `A loop of rope lies as a rectangle of ${a} m by ${b} m. The same loop is laid as a square. What is the area of the square?`,
    answer: side * side,
    wrong: [
      [a * b, 'same_perimeter_same_area', 'The rope keeps its length, but the area changes with the shape.'],
      [(a + b) ** 2, 'stops_early', 'That uses half of the rope as one side. A square has four sides.'],
      [4 * side, 'area_perimeter_swap', 'That is the length of the rope. The area is side times side.'],
      [a * a, 'looks_alike', 'The long side is not the side of the square. Share the rope among four sides.'],
    ],
    hints: [
      'What stays the same: the length of the rope, or the area?',
      `The rope is \\(2 \\times ${a} + 2 \\times ${b} = ${4 * side}\\) m long.`,
      'Share it among four equal sides, then multiply side by side.',
    ],
    steps: [
      ['Find the length of the rope.', `2 \\times ${a} + 2 \\times ${b} = ${4 * side}`],
      ['Share it among four equal sides.', `${4 * side} \\div 4 = ${side}`],
      ['Multiply side by side.', `${side} \\times ${side} = ${side * side}`],
    ],
    rules: { unit: 'm^2' },
  }
}

const tell = (p: Params): Telling =>
  p.kind === 'scale' ? tellScale(p) : p.kind === 'border' ? tellBorder(p) : tellOther(p)

function picture(p: Params): Figure {
  const { a, b, k } = p
  const box = (x: number, y: number, w: number, h: number): [number, number][] => [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
  const labels = [`${a} m`, `${b} m`, null, null]
  if (p.kind === 'border')
    return polygon(
      {
        corners: box(-k, -k, a + 2 * k, b + 2 * k),
        hole: { corners: box(0, 0, a, b) },
        inner: [
          { from: [0, b * 0.3], to: [a, b * 0.3], label: `${a} m` },
          { from: [a * 0.65, 0], to: [a * 0.65, b], label: `${b} m` },
        ],
      },
      { alt: `A rectangle of ${a} m by ${b} m inside a larger one, with a frame of ${k} m on every side.` },
    )
  if (p.kind === 'scale') {
    const area = `${a * b} ${p.story === 0 ? 'square meters' : 'square centimeters'}`
    return polygon(
      { corners: box(0, 0, a, b), rightAngles: [0, 1, 2, 3] },
      { alt: `A rectangle with an area of ${area}. The sides have no numbers.` },
    )
  }
  return polygon({ corners: box(0, 0, a, b), sideLabels: labels, rightAngles: [0, 1, 2, 3] })
}

/** Solve area problems with scale, borders and cost (7.G.B.6). */
export const level: TopicLevel<Params> = {
  key: 'perimeter_area_practice/9',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.kind === 'scale' ? p.a * p.b : `${p.a} ${p.b}`} ${p.k}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => ({ scale: 0, cost: 1, reshape: 1.5, border: 2 })[p.kind],
}
