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

const listed = (zeros: readonly Zero[]): string => zeros.map((z) => `\\(${z.at}\\)`).join(', ')

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

/** A zero that is not 0, whose factor shows how the sign goes. */
function factorSign(p: Params): string {
  const at = (wanted(p).find((z) => z.at !== 0) ?? p.zeros.find((z) => z.at !== 0))?.at ?? 0
  return `The factor \\(x ${signed(-at)}\\) is zero at \\(${at}\\), not at \\(${-at}\\).`
}

function distractors(p: Params): Distractor[] {
  const opposite = (zeros: readonly Zero[]): SetOf => setOf(zeros.map((z) => whole(-z.at)))
  const other = p.asked === 'touch' ? crossed(p) : touched(p)
  const list: Distractor[] = [
    {
      value: opposite(wanted(p)),
      misconception: 'factor_sign',
      why: `${factorSign(p)} Check every sign.`,
    },
  ]
  if (p.asked === 'all')
    return [
      ...list,
      {
        value: set(crossed(p)),
        misconception: 'looks_alike',
        why: `You left out ${listed(touched(p))}. Where the graph only touches the axis, the polynomial is zero too.`,
      },
      {
        value: set(touched(p)),
        misconception: 'looks_alike',
        why: `You left out ${listed(crossed(p))}. Where the graph crosses the axis, the polynomial is zero too.`,
      },
      { value: opposite(crossed(p)), misconception: 'factor_sign', why: `${factorSign(p)} Then look at every factor.` },
    ]
  return [
    ...list,
    {
      value: set(other),
      misconception: 'looks_alike',
      why: `You chose the zeros where the graph ${p.asked === 'touch' ? 'crosses' : 'touches'} the axis. Look for the ${p.asked === 'touch' ? 'even' : 'odd'} exponents.`,
    },
    {
      value: opposite(other),
      misconception: 'factor_sign',
      why: `${factorSign(p)} Then check which exponents are even.`,
    },
    {
      value: set(p.zeros),
      misconception: 'stops_early',
      why: `Those are all the zeros. Choose the ones where the graph ${p.asked === 'touch' ? 'touches' : 'crosses'} the axis.`,
    },
  ]
}

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
        say: 'At an odd exponent the graph crosses the axis, and at an even exponent it touches it.',
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
      say: `So the graph ${p.asked === 'touch' ? 'touches' : 'crosses'} the axis here.`,
      latex: `x = ${text}`,
      value,
      relation: 'next',
    },
  ]
}

const questions: Readonly<Record<Params['asked'], readonly string[]>> = {
  touch: [
    'At which zeros does the graph touch the \\(x\\)-axis without crossing it?',
    'Where does the graph touch the \\(x\\)-axis and turn back?',
  ],
  cross: [
    'At which zeros does the graph cross the \\(x\\)-axis?',
    'Where does the graph pass through the \\(x\\)-axis from one side to the other?',
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
          ? 'A factor with an exponent still gives a zero.'
          : 'At an even exponent the graph touches the axis. At an odd exponent it crosses.',
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
