import { functionGraph } from '../../figures/function-graph.ts'
import { signed } from '../../notation/number-latex.ts'
import { setOf } from '../../values/set.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, SetOf } from '../../values/values.ts'

export interface Zero {
  readonly at: number
  /** How often its factor comes. */
  readonly times: number
}

/** a times the product of (x - at)^times; the zeros ascending, some of them crossed and some touched. */
export interface Params {
  readonly a: number
  readonly zeros: readonly Zero[]
  readonly asked: 'touch' | 'cross' | 'all'
}

const factor = ({ at, times }: Zero): string => {
  const base = at === 0 ? 'x' : `(x ${signed(-at)})`
  return times === 1 ? base : `${base}^{${times}}`
}
const front = (a: number): string => (a === 1 ? '' : a === -1 ? '-' : String(a))
/** The factor x stands first, as it is usually written. */
const ordered = (p: Params): Zero[] => p.zeros.toSorted((y, z) => Number(z.at === 0) - Number(y.at === 0))
const formula = (p: Params): string => `p(x) = ${front(p.a)}${ordered(p).map(factor).join('')}`
const set = (zeros: readonly Zero[]): SetOf => setOf(zeros.map((z) => whole(z.at)))
const touched = (p: Params): Zero[] => p.zeros.filter((z) => z.times % 2 === 0)
const crossed = (p: Params): Zero[] => p.zeros.filter((z) => z.times % 2 === 1)
const wanted = (p: Params): readonly Zero[] =>
  p.asked === 'touch' ? touched(p) : p.asked === 'cross' ? crossed(p) : p.zeros

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.3 ? chance.int(2, 3) : chance.happens(difficulty) ? 4 : 3
  const places = chance.sample([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6], count).toSorted((x, y) => x - y)
  const zeros = places.map((at) => ({
    at,
    times: chance.happens(0.55) ? 1 : chance.happens(0.35 * difficulty) ? 3 : 2,
  }))
  const a = chance.happens(0.7 * difficulty) ? chance.pick([-1, 2, -2, 3]) : 1
  return { a, zeros, asked: difficulty < 0.3 && chance.happens(0.4) ? 'all' : chance.pick(['touch', 'cross'] as const) }
}

function reject(p: Params): string | null {
  if (touched(p).length === 0 || crossed(p).length === 0) return 'nothing to tell apart'
  return p.zeros.every((z) => p.zeros.some((other) => other.at === -z.at)) ? 'the same set with opposite signs' : null
}

/** Height of the sketch at x: the sign of the polynomial and its size, tall humps pressed down so that low ones can be seen. */
function heights(p: Params): (x: number) => number {
  const raw = (x: number): number => p.zeros.reduce((all, z) => all * (x - z.at) ** z.times, p.a)
  const [low, high] = [(p.zeros[0]?.at ?? 0) - 0.35, (p.zeros.at(-1)?.at ?? 0) + 0.35]
  const tall = Math.max(...Array.from({ length: 60 }, (_, i) => Math.abs(raw(low + ((high - low) * i) / 59))))
  return (x) => (Math.sign(raw(x)) * 3 * Math.log1p((20 * Math.abs(raw(x))) / tall)) / Math.log1p(20)
}

const axes = { x: { min: -8, max: 8 }, y: { min: -5, max: 5, bare: true } } as const

function sketch(p: Params): Figure {
  const height = heights(p)
  const points = Array.from({ length: 113 }, (_, i): readonly [number, number] => [
    i / 7 - 8,
    height(i / 7 - 8),
  ]).filter(([, y]) => Math.abs(y) < 5)
  const said = p.zeros.map((z) => `${z.times % 2 === 0 ? 'touches' : 'crosses'} the x-axis at ${z.at}`)
  return functionGraph(
    {
      ...axes,
      curves: [{ curve: { kind: 'polyline', points } }],
      points: p.zeros.map((z) => ({ at: [z.at, 0] as const })),
    },
    { title: 'Sketch of a polynomial', alt: `Sketch of a graph that ${said.join(', ')}.` },
  )
}

const paper = (): Figure =>
  functionGraph(axes, { title: 'Empty axes', alt: 'Empty axes for a sketch, with x from −8 to 8.' })

function distractors(p: Params): Distractor[] {
  const opposite = (zeros: readonly Zero[]): SetOf => setOf(zeros.map((z) => whole(-z.at)))
  const other = p.asked === 'touch' ? crossed(p) : touched(p)
  const list: Distractor[] = [
    {
      value: opposite(wanted(p)),
      misconception: 'factor_sign',
      why: 'The factor \\(x - 2\\) is zero at \\(2\\), not at \\(-2\\). Check the signs.',
    },
  ]
  if (p.asked === 'all')
    return [
      ...list,
      { value: set(crossed(p)), misconception: 'looks_alike', why: 'A zero that comes twice is a zero too.' },
      { value: set(touched(p)), misconception: 'looks_alike', why: 'A zero that comes once is a zero too.' },
      { value: opposite(crossed(p)), misconception: 'factor_sign', why: 'Check the signs, and take every factor.' },
    ]
  return [
    ...list,
    {
      value: set(other),
      misconception: 'looks_alike',
      why: 'An even exponent touches the axis. An odd exponent crosses it.',
    },
    { value: opposite(other), misconception: 'factor_sign', why: 'Check the signs, and which exponents are even.' },
    { value: set(p.zeros), misconception: 'stops_early', why: 'Those are all the zeros. Which of them are meant?' },
  ]
}

const listed = (zeros: readonly Zero[]): string => zeros.map((z) => `\\(${z.at}\\)`).join(', ')

function solution(p: Params): Step[] {
  const value = set(wanted(p))
  const text = wanted(p)
    .map((z) => z.at)
    .join(', \\; ')
  if (p.asked === 'all')
    return [
      { say: 'A product is zero when one of its factors is zero.', latex: `${formula(p)} = 0`, relation: 'next' },
      { say: `Each factor gives a zero: ${listed(p.zeros)}.`, latex: `x = ${text}`, value, relation: 'next' },
      {
        say: 'Odd exponents cross the axis and even ones touch it. Sketch the graph.',
        figure: sketch(p),
        value,
        relation: 'same',
      },
    ]
  return [
    { say: `The zeros are where a factor is zero: ${listed(p.zeros)}.`, latex: formula(p), relation: 'next' },
    {
      say: `With an even exponent the sign stays, so the graph only touches the axis: ${listed(touched(p))}.`,
      relation: 'next',
    },
    {
      say: `With an odd exponent the sign changes, so the graph crosses: ${listed(crossed(p))}.`,
      figure: sketch(p),
      relation: 'next',
    },
    {
      say: `So it ${p.asked === 'touch' ? 'touches' : 'crosses'} here.`,
      latex: `x = ${text}`,
      value,
      relation: 'next',
    },
  ]
}

const questions: Readonly<Record<Params['asked'], readonly string[]>> = {
  touch: [
    'At which zeros does the graph touch the \\(x\\)-axis without crossing it?',
    'Sketch the graph. Where does it touch the \\(x\\)-axis and turn back?',
  ],
  cross: [
    'At which zeros does the graph cross the \\(x\\)-axis?',
    'Sketch the graph. Where does it cross the \\(x\\)-axis?',
  ],
  all: ['Find all zeros of the polynomial.', 'Where does the graph meet the \\(x\\)-axis?'],
}

/** Use zeros and their multiplicity to sketch (HSA-APR.B.3, HSN-CN.C.9). */
export const level: TopicLevel<Params> = {
  key: 'polynomials_practice/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.asked} ${formula(p)}`,
  prompt: (p, words) => ({ text: words.pick(questions[p.asked]), latex: formula(p) }),
  answer: (p) => set(wanted(p)),
  forms: ['choice', 'set'],
  distractors,
  hints: (p) => [
    { text: 'A product is zero when one of its factors is zero.' },
    {
      text:
        p.asked === 'all'
          ? 'Set each factor equal to zero.'
          : 'Look at the exponents. Does the sign change when you pass the zero?',
    },
    {
      text:
        p.asked === 'all'
          ? 'An exponent does not make a zero go away.'
          : 'Even exponents touch the axis, odd exponents cross it.',
    },
  ],
  solution,
  figure: paper,
  load: (p) =>
    4 * p.zeros.length +
    p.zeros.reduce((sum, z) => sum + z.times, 0) / 2 +
    (p.a === 1 ? 0 : 2) +
    (p.asked === 'all' ? 0 : 2),
}
