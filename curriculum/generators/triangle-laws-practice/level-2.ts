import { cornersFromSides, triangle } from '../../figures/triangle.ts'
import { decimalText, roundToDecimal } from '../../values/decimal.ts'
import { rationalFromDecimalText } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Decimal, Figure } from '../../values/values.ts'

/** `side`: sides a and b and the angle C between them, c asked. `angle`: three sides, the angle C opposite c asked. */
export type Params =
  | { readonly kind: 'side'; readonly a: number; readonly b: number; readonly degrees: number; readonly story: boolean }
  | { readonly kind: 'angle'; readonly a: number; readonly b: number; readonly c: number; readonly story: boolean }

function params(chance: Chance, difficulty: number): Params {
  const low = 4 + Math.round(8 * difficulty)
  const side = (): number => chance.int(low, low + 11)
  const [a, b, story] = [side(), side(), chance.happens(0.35)]
  if (!chance.happens(1.8 * difficulty - 0.4)) return { kind: 'side', a, b, degrees: chance.int(30, 140), story }
  return { kind: 'angle', a, b, c: side(), story: false }
}

const turn = Math.PI / 180
const shown = (n: number): Decimal => roundToDecimal(rationalFromDecimalText(n.toFixed(9)), 1)
const squareOf = (a: number, b: number, degrees: number): number => a * a + b * b - 2 * a * b * Math.cos(degrees * turn)
const cosine = (a: number, b: number, c: number): number => (a * a + b * b - c * c) / (2 * a * b)
const exact = (p: Params): number =>
  p.kind === 'side' ? Math.sqrt(squareOf(p.a, p.b, p.degrees)) : Math.acos(cosine(p.a, p.b, p.c)) / turn
const answer = (p: Params): Decimal => shown(exact(p))

function reject(p: Params): string | null {
  if (p.a === p.b) return 'isosceles'
  if (p.kind === 'side') {
    if (Math.abs(p.degrees - 90) < 5 || Math.max(p.a, p.b) > 3 * Math.min(p.a, p.b)) return 'nearly right or thin'
  } else {
    const sides = [p.a, p.b, p.c].toSorted((x, y) => x - y) as [number, number, number]
    if (new Set(sides).size < 3 || sides[0] + sides[1] < 1.15 * sides[2]) return 'no good triangle'
    if (Math.abs(exact(p) - 90) < 4 || exact(p) < 20) return 'nearly right or thin'
  }
  const tenths = exact(p) * 10
  return Math.abs(tenths - Math.floor(tenths) - 0.5) < 0.02 ? 'too near the edge of rounding' : null
}

function distractors(p: Params): Distractor[] {
  if (p.kind === 'side') {
    const [a, b, c2] = [p.a, p.b, squareOf(p.a, p.b, p.degrees)]
    return [
      {
        value: shown(Math.hypot(a, b)),
        misconception: 'looks_alike',
        why: 'That is the Pythagorean theorem, for a right angle only. Subtract the part with the cosine.',
      },
      {
        value: shown(Math.sqrt(squareOf(a, b, 180 - p.degrees))),
        misconception: 'slip_sign',
        why: 'The part with the cosine has the wrong sign. It is subtracted, and the cosine of an obtuse angle is negative.',
      },
      { value: shown(c2), misconception: 'stops_early', why: 'That is the square of the side. Take the square root.' },
      {
        value: shown(Math.sqrt(Math.abs(a * a + b * b - a * b * Math.cos(p.degrees * turn)))),
        misconception: 'wrong_operation',
        why: 'The factor 2 in front of the cosine part was left out.',
      },
    ]
  }
  const [a, b, c] = [p.a, p.b, p.c]
  const list: Distractor[] = [
    {
      value: shown(180 - exact(p)),
      misconception: 'slip_sign',
      why: 'The fraction has the wrong sign. The side opposite the angle is the one to subtract.',
    },
    {
      value: shown(Math.acos(cosine(b, c, a)) / turn),
      misconception: 'looks_alike',
      why: `That is the angle opposite the side of ${p.a} m. Check which side is opposite.`,
    },
    {
      value: shown(Math.acos(cosine(a, c, b)) / turn),
      misconception: 'looks_alike',
      why: `That is the angle opposite the side of ${p.b} m. Check which side is opposite.`,
    },
  ]
  return list
}

const text = (value: Decimal): string => decimalText(value)

function solution(p: Params): Step[] {
  const value = answer(p)
  if (p.kind === 'side') {
    const square = squareOf(p.a, p.b, p.degrees).toFixed(2)
    return [
      {
        say: 'Two sides and the angle between them are known: use the law of cosines.',
        latex: 'c^2 = a^2 + b^2 - 2ab\\cos C',
        figure: picture(p),
        relation: 'next',
      },
      {
        say: 'Put in the numbers.',
        latex: `c^2 = ${p.a}^2 + ${p.b}^2 - 2 \\times ${p.a} \\times ${p.b} \\times \\cos ${p.degrees}^\\circ`,
        relation: 'next',
      },
      {
        say: 'Work out the right side, with the calculator set to degrees.',
        latex: `c^2 \\approx ${square}`,
        relation: 'next',
      },
      {
        say: 'Take the square root and round to the nearest tenth.',
        latex: `c \\approx ${text(value)}`,
        value,
        relation: 'next',
      },
    ]
  }
  const [top, bottom] = [p.a ** 2 + p.b ** 2 - p.c ** 2, 2 * p.a * p.b]
  return [
    {
      say: 'All three sides are known. Solve the law of cosines for the cosine.',
      latex: '\\cos C = \\frac{a^2 + b^2 - c^2}{2ab}',
      figure: picture(p),
      relation: 'next',
    },
    {
      say: 'Put in the numbers. The side opposite the angle is the one that is subtracted.',
      latex: `\\cos C = \\frac{${p.a}^2 + ${p.b}^2 - ${p.c}^2}{2 \\times ${p.a} \\times ${p.b}} = \\frac{${top}}{${bottom}}`,
      relation: 'next',
    },
    {
      say: 'Use the inverse cosine and round to the nearest tenth.',
      latex: `C \\approx ${text(value)}^\\circ`,
      value,
      relation: 'next',
    },
  ]
}

function picture(p: Params): Figure {
  const c = p.kind === 'side' ? exact(p) : p.c
  return triangle({
    corners: cornersFromSides(p.a, p.b, c),
    names: ['A', 'B', 'C'],
    sideLabels: [p.kind === 'side' ? 'c' : `${p.c} m`, `${p.a} m`, `${p.b} m`],
    angleLabels: [null, null, p.kind === 'side' ? `${p.degrees}°` : '?'],
  })
}

/** Find a side or angle from three parts by the law of cosines (HSG-SRT.D.10, D.11). */
export const level: TopicLevel<Params> = {
  key: 'triangle_laws_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.kind === 'side' ? p.degrees : p.c}`,
  prompt: (p, words) => {
    const [name] = pickNames(words, 1)
    if (p.kind === 'angle')
      return {
        text: words.pick([
          `A triangle has sides \\(a = ${p.a}\\) m, \\(b = ${p.b}\\) m and \\(c = ${p.c}\\) m. Find angle \\(C\\) to the nearest tenth of a degree.`,
          `The sides of a triangle are ${p.a} m, ${p.b} m and ${p.c} m. How large is the angle opposite the side of ${p.c} m? Round to the nearest tenth of a degree.`,
        ]),
      }
    const story = [
      `From one point, ${name} measures ${p.a} m to one end of a pond and ${p.b} m to the other. The angle between is \\(${p.degrees}^\\circ\\). How long is the pond? Round to the nearest tenth.`,
      `Two straight paths of ${p.a} m and ${p.b} m start at a gate, \\(${p.degrees}^\\circ\\) apart. How far apart are their ends? Round to the nearest tenth.`,
    ]
    const plain = [
      `In triangle \\(ABC\\), \\(a = ${p.a}\\) m, \\(b = ${p.b}\\) m and \\(C = ${p.degrees}^\\circ\\). Find \\(c\\) to the nearest tenth.`,
      `Two sides of a triangle are ${p.a} m and ${p.b} m. The angle between them is \\(${p.degrees}^\\circ\\). How long is the third side? Round to the nearest tenth.`,
    ]
    return { text: words.pick(p.story ? story : plain) }
  },
  answer,
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: p.kind === 'side' ? 'm' : 'degrees', places: 1 }),
  distractors,
  hints: (p) => [
    {
      text:
        p.kind === 'side'
          ? 'You know two sides and the angle between them. Which law fits?'
          : 'You know all three sides. Which law has three sides and one angle?',
    },
    { text: 'The law of cosines is \\(c^2 = a^2 + b^2 - 2ab\\cos C\\), with \\(c\\) opposite \\(C\\).' },
    {
      text:
        p.kind === 'side'
          ? `Work out \\(${p.a}^2 + ${p.b}^2 - 2 \\times ${p.a} \\times ${p.b} \\times \\cos ${p.degrees}^\\circ\\), then take the root.`
          : `Work out \\(\\cos C = \\frac{${p.a}^2 + ${p.b}^2 - ${p.c}^2}{2 \\times ${p.a} \\times ${p.b}}\\), then the inverse cosine.`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => (p.kind === 'side' ? 0 : 8) + (p.a + p.b) / 2,
}
