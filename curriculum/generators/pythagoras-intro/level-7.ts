import { triangle } from '../../figures/triangle.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/**
 * The altitude cuts the hypotenuse into k m m and k n n, so it is k m n long. 'height' asks for it, 'part' for the second part from
 * height and first part, 'projection' for the first part from the whole hypotenuse k n n and the leg k m n (then m < n).
 */
export interface Params {
  readonly asked: 'height' | 'part' | 'projection'
  readonly k: number
  readonly m: number
  readonly n: number
}

function params(chance: Chance, difficulty: number): Params {
  const stage = difficulty + (chance.unit() - 0.5) * 0.3
  const asked = stage < 0.35 ? 'height' : stage < 0.68 ? 'part' : 'projection'
  const [m, n] = [chance.int(1, 14), chance.int(1, 14)]
  const most = Math.max(1, Math.floor(420 / (Math.max(m, n) * Math.max(m, n))))
  return {
    asked,
    m: asked === 'projection' ? Math.min(m, n) : m,
    n: asked === 'projection' ? Math.max(m, n) : n,
    k: chance.int(1, Math.min(most, 40)),
  }
}

const parts = ({ asked, k, m, n }: Params): readonly [number, number] => [
  k * m * m,
  asked === 'projection' ? k * (n * n - m * m) : k * n * n,
]

function reject(p: Params): string | null {
  const [a, b] = parts(p)
  if (p.m === p.n || Math.max(a, b) > 9 * Math.min(a, b)) return 'alike or hard to draw'
  return Math.min(a, b) < 2 || a === b ? 'alike' : null
}

function tell(p: Params): Telling {
  const { k, m, n } = p
  const [a, b] = parts(p)
  const h = k * m * n
  const rules = { unit: 'cm' }
  if (p.asked === 'height')
    return {
      ask: [
        `The altitude to the hypotenuse cuts it into parts of ${a} cm and ${b} cm. How long is the altitude?`,
        `In a right triangle, the foot of the altitude cuts the hypotenuse into ${a} cm and ${b} cm. Find the altitude.`,
      ],
      answer: h,
      wrong: [
        [a + b, 'pythagoras_add_legs', 'The parts were added. Their product is the square of the altitude.'],
        [a * b, 'stops_early', 'That is the square of the altitude. Take the square root.'],
        [
          rational(a + b, 2),
          'looks_alike',
          'That is the mean of the two parts. The altitude is the root of their product.',
        ],
        [a * a + b * b, 'pythagoras_add_legs', 'The two parts are not the legs of a right triangle.'],
      ],
      hints: [
        'The altitude makes two smaller triangles. Both have the same angles as the large one.',
        `So \\(${a} : h = h : ${b}\\).`,
        `Solve \\(h^2 = ${a} \\times ${b}\\).`,
      ],
      steps: [
        ['The two small triangles are similar.', `\\frac{${a}}{h} = \\frac{h}{${b}}`],
        ['Multiply crosswise.', `h^2 = ${a} \\times ${b} = ${a * b}`],
        ['Take the square root.', `h = ${h}`],
      ],
      rules,
    }
  if (p.asked === 'part')
    return {
      ask: [
        `The altitude to the hypotenuse is ${h} cm long. One part of the hypotenuse is ${a} cm. Find the other part, \\(x\\).`,
        `In a right triangle, the altitude of ${h} cm cuts the hypotenuse into ${a} cm and \\(x\\). Find \\(x\\).`,
      ],
      answer: b,
      wrong: [
        [h + a, 'pythagoras_add_legs', 'The lengths were added. Use the similar triangles.'],
        [h * h, 'stops_early', `That is the square of the altitude. Divide it by ${a}.`],
        [Math.abs(h - a), 'wrong_operation', 'The lengths were subtracted. Use the similar triangles.'],
        [h * a, 'wrong_operation', 'The altitude squared must be divided by the known part.'],
      ],
      hints: [
        'The altitude makes two smaller triangles. Both have the same angles as the large one.',
        `So \\(${a} : ${h} = ${h} : x\\).`,
        `Solve \\(${a}x = ${h}^2\\).`,
      ],
      steps: [
        ['The two small triangles are similar.', `\\frac{${a}}{${h}} = \\frac{${h}}{x}`],
        ['Multiply crosswise.', `${a === 1 ? '' : a}x = ${h}^2 = ${h * h}`],
        [`Divide by ${a}.`, `x = ${h * h} \\div ${a} = ${b}`],
      ],
      rules: { unit: 'cm', variable: 'x' },
    }
  const [leg, whole] = [h, k * n * n]
  return {
    ask: [
      `The hypotenuse is ${whole} cm long and one leg is ${leg} cm. The altitude meets the hypotenuse. How long is the part \\(x\\) next to that leg?`,
      `A right triangle has the hypotenuse ${whole} cm and a leg of ${leg} cm. Find \\(x\\), the part of the hypotenuse between that leg and the foot of the altitude.`,
    ],
    answer: a,
    wrong: [
      [whole - leg, 'wrong_operation', 'The leg was subtracted from the hypotenuse. Use the similar triangles.'],
      [b, 'looks_alike', 'That is the other part of the hypotenuse.'],
      [leg * leg, 'stops_early', `That is the square of the leg. Divide it by ${whole}.`],
      [whole + leg, 'pythagoras_add_legs', 'The lengths were added. Use the similar triangles.'],
    ],
    hints: [
      'The small triangle beside the leg is similar to the large one.',
      `So \\(x : ${leg} = ${leg} : ${whole}\\).`,
      `Solve \\(${whole}x = ${leg}^2\\).`,
    ],
    steps: [
      ['The small triangle at that leg is similar to the large one.', `\\frac{x}{${leg}} = \\frac{${leg}}{${whole}}`],
      ['Multiply crosswise.', `${whole}x = ${leg}^2 = ${leg * leg}`],
      [`Divide by ${whole}.`, `x = ${leg * leg} \\div ${whole} = ${a}`],
    ],
    rules: { unit: 'cm', variable: 'x' },
  }
}

function picture(p: Params): Figure {
  const [a, b] = parts(p)
  const top = Math.sqrt(a * b)
  const h = p.k * p.m * p.n
  const share = a / (a + b)
  const label = (x: number): string => `${x} cm`
  const corners = [
    [0, 0],
    [a + b, 0],
    [a, top],
  ] as const
  if (p.asked === 'projection')
    return triangle(
      {
        corners,
        names: ['A', 'B', 'C'],
        rightAngles: [2],
        sideLabels: [null, null, label(h)],
        cevians: [{ from: 2, to: share, square: true, name: 'D', parts: ['x', ''] }],
      },
      {
        alt: `Right triangle ABC with the right angle at C and the altitude CD on AB. AB is ${p.k * p.n * p.n} cm, AC is ${h} cm, and AD is x.`,
      },
    )
  return triangle(
    {
      corners,
      rightAngles: [2],
      cevians: [
        {
          from: 2,
          to: share,
          square: true,
          label: p.asked === 'height' ? 'h' : label(h),
          parts: [label(a), p.asked === 'height' ? label(b) : 'x'],
        },
      ],
    },
    {
      alt: `A right triangle with the altitude ${p.asked === 'height' ? 'h' : label(h)} to its hypotenuse, which it cuts into ${label(a)} and ${p.asked === 'height' ? label(b) : 'x'}.`,
    },
  )
}

/** Use the altitude to the hypotenuse (HSG-SRT.B.4, HSG-SRT.B.5). */
export const level: TopicLevel<Params> = {
  key: 'pythagoras_intro/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.asked} ${p.k} ${p.m} ${p.n}`,
  ...toldBy(tell, picture),
  forms: ['numeric', 'expression', 'choice'],
  figure: picture,
  load: (p) => ({ height: 0, part: 1, projection: 2 })[p.asked],
}
