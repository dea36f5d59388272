import { unitCircle } from '../../figures/unit-circle.ts'
import { piMultiple } from '../../values/pi-multiple.ts'
import { rational } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, PiMultiple } from '../../values/values.ts'

export interface Params {
  readonly degrees: number
}

/** Easiest first: the angles of the unit circle, then other friendly ones, then more than a turn and below zero. */
const standard = [30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330]
const friendly = [
  10, 12, 15, 18, 20, 24, 36, 40, 50, 54, 70, 72, 75, 80, 100, 105, 108, 126, 130, 140, 144, 160, 162, 165, 195, 200,
  216, 220, 234, 250, 252, 255, 260, 280, 285, 288, 306, 320, 324, 340, 345,
]
const far = [...standard, ...friendly].filter((d) => d % 5 === 0).flatMap((d) => [-d, d + 360])
const all = [...standard, ...friendly, ...far]
const window = 0.4

function params(chance: Chance, difficulty: number): Params {
  const start = Math.floor(difficulty * (1 - window) * all.length)
  return { degrees: chance.pick(all.slice(start, start + Math.ceil(window * all.length))) }
}

const radians = (n: number, d: number): PiMultiple => piMultiple(rational(n, d))
const answer = (p: Params): PiMultiple => radians(p.degrees, 180)
const latex = (value: PiMultiple): string => showValue(value).latex

function distractors({ degrees }: Params): Distractor[] {
  return [
    {
      value: radians(degrees, 360),
      misconception: 'wrong_operation',
      why: 'The angle was divided by 360. A half turn, 180 degrees, is \\(\\pi\\).',
    },
    {
      value: radians(degrees, 1),
      misconception: 'degrees_radians_mix',
      why: 'The degrees were only multiplied by \\(\\pi\\). Divide by 180 too.',
    },
    {
      value: radians(180, degrees),
      misconception: 'reversed_order',
      why: 'The fraction is upside down: put the degrees over 180.',
    },
    {
      value: radians(degrees, 90),
      misconception: 'wrong_operation',
      why: 'The angle was divided by 90. A half turn, 180 degrees, is \\(\\pi\\).',
    },
  ]
}

const picture = ({ degrees }: Params): Figure =>
  unitCircle({ angles: [{ degrees, label: `${String(degrees).replace('-', '−')}°` }], marks: true })

/** Change from degrees to radians (HSF-TF.A.1). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_fundamentals_practice/1',
  version: 1,
  params,
  note: (p) => String(p.degrees),
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Write \\(${p.degrees}^\\circ\\) in radians, as a multiple of \\(\\pi\\).`,
      `Change \\(${p.degrees}^\\circ\\) to radians. Keep \\(\\pi\\) in the answer.`,
      `How many radians are \\(${p.degrees}^\\circ\\)? Give the exact value with \\(\\pi\\).`,
    ]),
  }),
  answer,
  forms: ['pi_multiple', 'choice'],
  formsLeftOut: { angle: 'The answer is in radians, a multiple of pi; the angle box takes degrees.' },
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'A half turn is \\(180^\\circ\\). In radians it is \\(\\pi\\).' },
    { text: `What part of \\(180^\\circ\\) is \\(${p.degrees}^\\circ\\)?` },
    { text: `Simplify \\(\\frac{${p.degrees}}{180}\\), then write \\(\\pi\\) with it.` },
  ],
  solution: (p) => {
    const value = answer(p)
    return [
      {
        say: 'A half turn is 180 degrees, and that is \\(\\pi\\) radians. So one degree is \\(\\frac{\\pi}{180}\\).',
        latex: '180^\\circ = \\pi',
        figure: picture(p),
        relation: 'next',
      },
      {
        say: `Multiply by ${p.degrees}.`,
        latex: `${p.degrees} \\times \\frac{\\pi}{180} = \\frac{${p.degrees}\\pi}{180}`,
        value,
        relation: 'next',
      },
      {
        say: 'Simplify the fraction.',
        latex: `\\frac{${p.degrees}\\pi}{180} = ${latex(value)}`,
        value,
        relation: 'same',
      },
    ]
  },
  figure: picture,
  load: (p) => all.indexOf(p.degrees),
}
