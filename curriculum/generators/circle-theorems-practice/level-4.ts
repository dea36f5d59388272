import { circle } from '../../figures/circle.ts'
import { piMultiple } from '../../values/pi-multiple.ts'
import { rational } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, PiMultiple, Rational } from '../../values/values.ts'

/** A sector of a circle: its radius, its central angle in degrees, and where it begins. */
export interface Params {
  readonly asked: 'arc' | 'area'
  readonly radius: number
  readonly angle: number
  readonly start: number
}

const easy = [30, 45, 60, 90, 120, 180]
const hard = [20, 36, 40, 72, 80, 100, 108, 135, 140, 144, 150, 160, 210, 216, 225, 240, 270, 300]

function params(chance: Chance, difficulty: number): Params {
  return {
    asked: chance.happens(0.5) ? 'arc' : 'area',
    radius: chance.int(3 + Math.round(18 * difficulty), 26 + Math.round(19 * difficulty)),
    angle: chance.happens(0.15 + 0.8 * difficulty) ? chance.pick(hard) : chance.pick(easy),
    start: 30 * chance.int(0, 11),
  }
}

const part = (p: Params): Rational => rational(p.angle, 360)
const times = (n: number, share: Rational): PiMultiple => piMultiple({ ...rational(BigInt(n) * share.n, share.d) })
const arc = (p: Params, radius = p.radius, share = part(p)): PiMultiple => times(2 * radius, share)
const area = (p: Params, radius = p.radius, share = part(p)): PiMultiple => times(radius * radius, share)
const answer = (p: Params): PiMultiple => (p.asked === 'arc' ? arc(p) : area(p))

function reject(p: Params): string | null {
  if (answer(p).coefficient.d > 3n) return 'an unfriendly fraction'
  return answer(p).coefficient.n === answer(p).coefficient.d ? 'pi itself' : null
}

function distractors(p: Params): Distractor[] {
  const rest = rational(360 - p.angle, 360)
  return [
    p.asked === 'arc'
      ? {
          value: times(p.radius, part(p)),
          misconception: 'radius_diameter_swap',
          why: 'The circumference is pi times the diameter, which is twice the radius.',
        }
      : {
          value: area(p, 2 * p.radius),
          misconception: 'radius_diameter_swap',
          why: 'The diameter was squared. The area of a circle is pi times the radius squared.',
        },
    p.asked === 'arc'
      ? {
          value: area(p),
          misconception: 'wrong_operation',
          why: 'That is the area of the sector. The arc is a part of the circumference.',
        }
      : {
          value: times(p.radius, part(p)),
          misconception: 'axis_square_mixup',
          why: 'The radius was not squared. The area of a circle is pi times the radius squared.',
        },
    {
      value: p.asked === 'arc' ? times(2 * p.radius, rational(1)) : times(p.radius ** 2, rational(1)),
      misconception: 'stops_early',
      why: `That is the whole circle. Take the part that belongs to ${p.angle} degrees.`,
    },
    {
      value: p.asked === 'arc' ? arc(p, p.radius, rest) : area(p, p.radius, rest),
      misconception: 'looks_alike',
      why: `That belongs to the other part of the circle, with ${360 - p.angle} degrees.`,
    },
  ]
}

const latexOf = (value: PiMultiple): string => showValue(value).latex
const fraction = (p: Params): string => rationalLatex(part(p))

function solution(p: Params): Step[] {
  const value = answer(p)
  return [
    {
      say: `A full turn has 360 degrees. The sector is ${p.angle} of them.`,
      latex: `\\frac{${p.angle}}{360} = ${fraction(p)}`,
      figure: picture(p),
      relation: 'next',
    },
    p.asked === 'arc'
      ? {
          say: 'Find the whole circumference.',
          latex: `2 \\pi r = 2 \\pi \\times ${p.radius} = ${2 * p.radius}\\pi`,
          relation: 'next',
        }
      : {
          say: 'Find the area of the whole circle.',
          latex: `\\pi r^2 = \\pi \\times ${p.radius}^2 = ${p.radius ** 2}\\pi`,
          relation: 'next',
        },
    {
      say: 'Take that part of it.',
      latex: `${fraction(p)} \\times ${p.asked === 'arc' ? 2 * p.radius : p.radius ** 2}\\pi = ${latexOf(value)}`,
      value,
      relation: 'next',
    },
  ]
}

function picture(p: Params): Figure {
  return circle(
    {
      points: [{ at: p.start }, { at: (p.start + p.angle) % 360 }],
      radii: [{ to: 0, label: `${p.radius} cm` }, { to: 1 }],
      ...(p.asked === 'area' ? { sectors: [{ from: 0, to: 1 }] } : { arcs: [{ from: 0, to: 1, label: '?' }] }),
      centralAngles: [{ from: 0, to: 1, label: `${p.angle}°` }],
      filled: false,
    },
    {
      alt: `A circle with radius ${p.radius} cm. ${p.asked === 'area' ? 'A sector' : 'An arc'} with a central angle of ${p.angle}° is marked.`,
    },
  )
}

/** Find part of a circumference or area (HSG-C.B.5). */
export const level: TopicLevel<Params> = {
  key: 'circle_theorems_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.asked} ${p.radius} ${p.angle}`,
  prompt: (p, words) => ({
    text: words.pick(
      p.asked === 'arc'
        ? [
            `A circle has a radius of ${p.radius} cm. How long is the arc of a central angle of \\(${p.angle}^\\circ\\), in terms of \\(\\pi\\)?`,
            `Find the exact length of an arc of \\(${p.angle}^\\circ\\) in a circle with radius ${p.radius} cm. Keep \\(\\pi\\).`,
          ]
        : [
            `A sector has a radius of ${p.radius} cm and a central angle of \\(${p.angle}^\\circ\\). Find its area in terms of \\(\\pi\\).`,
            `Find the exact area of a sector of \\(${p.angle}^\\circ\\) in a circle with radius ${p.radius} cm. Keep \\(\\pi\\).`,
          ],
    ),
  }),
  answer,
  forms: ['pi_multiple', 'choice'],
  formsLeftOut: { numeric: 'The exact answer is a multiple of pi, which the number box cannot hold.' },
  rules: (p) => ({ unit: p.asked === 'arc' ? 'cm' : 'cm^2', simplest: true }),
  distractors,
  hints: (p) => [
    { text: `What part of the whole circle is \\(${p.angle}^\\circ\\)?` },
    { text: p.asked === 'arc' ? 'The whole circumference is \\(2 \\pi r\\).' : 'The whole area is \\(\\pi r^2\\).' },
    {
      text: `Take \\(\\frac{${p.angle}}{360}\\) of \\(${p.asked === 'arc' ? `2 \\pi \\times ${p.radius}` : `\\pi \\times ${p.radius}^2`}\\).`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => p.radius / 6 + (hard.includes(p.angle) ? 4 : 0),
}
