import { cornersFromSides, triangle } from '../../figures/triangle.ts'
import { rational, whole } from '../../values/rational.ts'
import { frac } from '../../notation/number-latex.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Sides of two similar triangles: the first has m times (p, q), the second n times (p, q); `shape` is the third side in eighths of p + q. */
export interface Params {
  readonly p: number
  readonly q: number
  readonly m: number
  readonly n: number
  readonly shape: number
  readonly story: boolean
}

function params(chance: Chance, difficulty: number): Params {
  const easy = chance.happens(0.9 - 1.4 * difficulty)
  const low = 2 + Math.round(2 * difficulty)
  const m = easy ? 1 : chance.int(2, 3 + Math.round(3 * difficulty))
  return {
    p: chance.int(low, 11 + Math.round(difficulty)),
    q: chance.int(low, 11 + Math.round(difficulty)),
    m,
    n: easy ? chance.int(2, 6) : chance.int(2, 5 + Math.round(3 * difficulty)),
    shape: chance.pick([5, 6]),
    story: chance.happens(0.3),
  }
}

const [first, second] = [
  (x: Params): [number, number] => [x.m * x.p, x.m * x.q],
  (x: Params): [number, number] => [x.n * x.p, x.n * x.q],
]
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

function reject(x: Params): string | null {
  if (x.p === x.q || x.m === x.n || gcd(x.m, x.n) > 1) return 'alike or not in lowest terms'
  if (Math.max(x.p, x.q) > 2.5 * Math.min(x.p, x.q)) return 'too thin'
  const ratio = x.m / x.n
  return ratio > 3.2 || ratio < 0.24 ? 'sizes too different to draw' : null
}

function distractors(x: Params): Distractor[] {
  const [a, b] = first(x)
  const [c, d] = second(x)
  const list: Distractor[] = []
  if (b + c - a > 0)
    list.push({
      value: whole(b + c - a),
      misconception: 'additive_ratio',
      why: `The same amount was added to both sides. Similar triangles grow by the same factor.`,
    })
  list.push(
    {
      value: rational(b * a, c),
      misconception: 'wrong_operation',
      why: 'The factor goes from the first triangle to the second. It was used the other way around.',
    },
    {
      value: rational(d * c, a),
      misconception: 'illusion_of_linearity',
      why: 'The factor was used twice. A length takes it once.',
    },
    {
      value: whole(b),
      misconception: 'given_number',
      why: 'That is the matching side of the first triangle. The second one has another size.',
    },
    { value: whole(d + 1), misconception: 'slip_off_by_one', why: 'Very close. Check the multiplication.' },
  )
  return list.filter((w) => w.value.kind === 'rational' && w.value.d <= 20n)
}

const factor = (x: Params): string => (x.m === 1 ? String(x.n) : frac(x.n, x.m))

function solution(x: Params): Step[] {
  const [a, b] = first(x)
  const [c, d] = second(x)
  const value = whole(d)
  return [
    {
      say: 'Match the sides. The ratio of matching sides is always the same.',
      latex: `\\frac{x}{${b}} = \\frac{${c}}{${a}}`,
      figure: picture(x),
      relation: 'next',
    },
    {
      say: 'Simplify the ratio: that is the scale factor.',
      latex: `\\frac{${c}}{${a}} = ${factor(x)}`,
      relation: 'next',
    },
    {
      say: 'Multiply the matching side by the scale factor.',
      latex: `x = ${b} \\times ${factor(x)} = ${d}`,
      value,
      relation: 'next',
    },
  ]
}

function picture(x: Params): Figure {
  const third = ((x.p + x.q) * x.shape) / 8
  const sides = (k: number): readonly [number, number, number] => [k * x.q, k * third, k * x.p]
  const small = cornersFromSides(...sides(x.m))
  const large = cornersFromSides(...sides(x.n))
  const [a, b] = first(x)
  const [c] = second(x)
  /** Arcs would fill a triangle that is drawn much smaller than the other. */
  const marks = Math.max(a, c) < 2.2 * Math.min(a, c) ? { arcs: [1, 2, 3] } : {}
  return triangle(
    [
      { corners: small, sideLabels: [String(a), String(b), null], ...marks },
      { corners: large, sideLabels: [String(c), 'x', null], ...marks },
    ],
    {
      alt: `Two similar triangles with equal angles. Sides of the first: ${a} and ${b}. The matching sides of the second: ${c} and x.`,
    },
  )
}

/** Set up ratios to find a side (HSG-SRT.B.5, A.1). */
export const level: TopicLevel<Params> = {
  key: 'congruence_similarity_practice/3',
  version: 1,
  params,
  reject,
  note: (x) => `${x.p} ${x.q} ${x.m} ${x.n}`,
  prompt: (x, words) => {
    const [a, b] = first(x)
    const [c] = second(x)
    const plain = [
      `The two triangles are similar. Sides of \\(${a}\\) and \\(${b}\\) match sides of \\(${c}\\) and \\(x\\). Find \\(x\\).`,
      `Triangle \\(ABC\\) is similar to triangle \\(DEF\\). \\(AB = ${a}\\), \\(BC = ${b}\\) and \\(DE = ${c}\\). How long is \\(EF = x\\)?`,
    ]
    const story = [
      `A drawing of a triangular sail has sides of ${a} cm and ${b} cm. On another drawing of it they are ${c} cm and \\(x\\) cm. Find \\(x\\).`,
      `Two roof frames are similar triangles. One has sides of ${a} ft and ${b} ft. In the other the matching sides are ${c} ft and \\(x\\) ft. Find \\(x\\).`,
    ]
    return { text: words.pick(x.story ? story : plain) }
  },
  answer: (x) => whole(second(x)[1]),
  forms: ['numeric', 'choice'],
  rules: () => ({ variable: 'x' }),
  distractors,
  hints: (x) => {
    const [a, b] = first(x)
    const [c] = second(x)
    return [
      { text: 'Which side of the first triangle matches \\(x\\)? Which given sides match each other?' },
      { text: `The scale factor is \\(\\frac{${c}}{${a}}\\).` },
      { text: `Multiply \\(${b}\\) by the scale factor.` },
    ]
  },
  solution,
  figure: picture,
  load: (x) => (x.m > 1 ? 12 : 0) + x.m + x.n + (x.p + x.q) / 4,
}
