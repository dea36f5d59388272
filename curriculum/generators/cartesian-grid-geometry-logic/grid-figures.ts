import type { Step } from '../../topic-level.ts'
import type { Params } from './level-3.ts'
import type { Spot } from './points.ts'

/** Everything that is to be known about a rectangle, right triangle or parallelogram on the grid; lengths in grid units. */
export interface GridFigure {
  readonly name: string
  readonly corners: readonly Spot[]
  readonly sides: readonly number[]
  readonly perimeter: number
  readonly area: number
  readonly areaRule: string
  readonly areaLatex: string
  readonly areaHint: string
  readonly sidesHint: string
  /** The steps that come before the last one. */
  readonly steps: Readonly<Record<'perimeter' | 'area', readonly Step[]>>
  /** Wrong results: slanted sides as sums of legs; the work left half done; one length counted one too long. */
  readonly perimeterByLegs: number
  readonly halfway: number
  readonly halfwayWhy: string
  readonly countedPoints: number
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)

/** The figure that the numbers of a question describe. */
export function shapeOf(p: Params): GridFigure {
  if (p.kind === 'triangle') return rightTriangle(p)
  return p.kind === 'rectangle' ? rectangle(p) : parallelogram(p)
}

const slantStep = ([u, v, w]: Params['slant'], which: string): Step => ({
  say: `${which} is slanted: it goes ${u} across and ${v} up or down. Use the Pythagorean theorem.`,
  latex: `\\sqrt{${u}^2 + ${v}^2} = \\sqrt{${u * u + v * v}} = ${w}`,
  relation: 'next',
})

function rightTriangle({ slant, x, y, asked }: Params): GridFigure {
  const [u, v, w] = slant
  const sides = [u, v, w]
  const legs: Step = {
    say: `Side \\(AB\\) is ${u} long and side \\(BC\\) is ${v} long. They meet at a right angle.`,
    latex: `AB = ${u} \\qquad BC = ${v}`,
    relation: 'next',
  }
  return {
    name: 'triangle',
    corners: [
      [x, y],
      [x + u, y],
      [x + u, y + v],
    ],
    sides,
    perimeter: sum(sides),
    area: (u * v) / 2,
    areaRule: 'A right triangle is half of the rectangle around it.',
    areaLatex: `\\frac{${u} \\times ${v}}{2}`,
    areaHint: `The legs are \\(${u}\\) and \\(${v}\\). The triangle is half of the rectangle on them.`,
    sidesHint:
      asked === 'area'
        ? 'Two sides run along the grid lines. They are the base and the height.'
        : 'Two sides run along the grid lines. The third is slanted: use the Pythagorean theorem.',
    steps: { perimeter: [legs, slantStep(slant, 'Side \\(CA\\)')], area: [legs] },
    perimeterByLegs: 2 * (u + v),
    halfway: asked === 'area' ? u * v : u + v,
    halfwayWhy: 'Only the two straight sides were added. The slanted side belongs to it too.',
    countedPoints:
      asked === 'area'
        ? ((u + 1) * v) / 2 === Math.floor(((u + 1) * v) / 2)
          ? ((u + 1) * v) / 2
          : (u * (v + 1)) / 2
        : sum(sides) + 1,
  }
}

function rectangle({ m, n, slant, x, y, asked }: Params): GridFigure {
  const [u, v, w] = slant
  const [long, wide] = [m * w, n * w]
  const sides = [long, wide, long, wide]
  const straight: Step = {
    say: `Count the steps along two sides that meet: ${long} and ${wide}.`,
    latex: `AB = ${long} \\qquad BC = ${wide}`,
    relation: 'next',
  }
  const tilted: Step[] = [
    {
      say: `From \\(A\\) to \\(B\\) it goes ${m * u} across and ${m * v} up.`,
      latex: `AB = \\sqrt{${m * u}^2 + ${m * v}^2} = ${long}`,
      relation: 'next',
    },
    {
      say: `From \\(B\\) to \\(C\\) it goes ${n * v} across and ${n * u} up.`,
      latex: `BC = \\sqrt{${n * v}^2 + ${n * u}^2} = ${wide}`,
      relation: 'next',
    },
  ]
  const steps = v === 0 ? [straight] : tilted
  return {
    name: 'rectangle',
    corners: [
      [x, y],
      [x + m * u, y + m * v],
      [x + m * u - n * v, y + m * v + n * u],
      [x - n * v, y + n * u],
    ],
    sides,
    perimeter: sum(sides),
    area: long * wide,
    areaRule: 'Multiply length and width.',
    areaLatex: `${long} \\times ${wide}`,
    areaHint: 'The area is length times width. Find both lengths first.',
    sidesHint:
      v === 0
        ? 'The sides run along the grid lines, so count the steps between the corners.'
        : 'The sides are slanted. Each is the longest side of a right triangle.',
    steps: { perimeter: steps, area: steps },
    perimeterByLegs: 2 * (m + n) * (u + v),
    halfway: long + wide,
    halfwayWhy:
      asked === 'area'
        ? 'Length and width were added. Multiply them to count the squares inside.'
        : 'Only two of the four sides were added. Go all the way around.',
    countedPoints: asked === 'area' ? (long + 1) * wide : sum(sides) + 1,
  }
}

function parallelogram({ m, slant, x, y, asked }: Params): GridFigure {
  const [u, v, w] = slant
  const sides = [m, w, m, w]
  const base: Step = {
    say: `Side \\(AB\\) runs along the grid: it is ${m} long.`,
    latex: `AB = ${m}`,
    relation: 'next',
  }
  return {
    name: 'parallelogram',
    corners: [
      [x, y],
      [x + m, y],
      [x + m + u, y + v],
      [x + u, y + v],
    ],
    sides,
    perimeter: sum(sides),
    area: m * v,
    areaRule: 'Multiply base and height.',
    areaLatex: `${m} \\times ${v}`,
    areaHint: 'The area is base times height. The height stands straight on the base.',
    sidesHint:
      asked === 'area'
        ? 'One pair of sides runs along the grid. Take one of them as the base.'
        : 'One pair of sides runs along the grid. The other pair is slanted: use the Pythagorean theorem.',
    steps: {
      perimeter: [base, slantStep(slant, 'Side \\(BC\\)')],
      area: [
        base,
        {
          say: `The height goes straight up from one of these sides to the other: ${v}.`,
          latex: `h = ${v}`,
          relation: 'next',
        },
      ],
    },
    perimeterByLegs: 2 * (m + u + v),
    halfway: m + w,
    halfwayWhy:
      asked === 'area'
        ? 'Two sides were added. Multiply the base by the height.'
        : 'Only two of the four sides were added. Go all the way around.',
    countedPoints: asked === 'area' ? (m + 1) * v : sum(sides) + 1,
  }
}
