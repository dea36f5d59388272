import { functionGraph } from '../../figures/function-graph.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/**
 * f as a polynomial, lowest power first, in sixteenths: a parabola, or a cubic that turns at r and s. Its derivative is to be found
 * among small graphs.
 */
export interface Params {
  readonly kind: 'parabola' | 'cubic'
  readonly sixteenths: readonly number[]
}

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  if (chance.happens(1.05 - 1.3 * difficulty)) {
    // a/4 (x - h)^2 + k/2
    const [a, h, k] = [sign() * chance.int(1, 6), chance.int(-3, 3), chance.int(-8, 8)]
    return { kind: 'parabola', sixteenths: [4 * a * h * h + 8 * k, -8 * a * h, 4 * a] }
  }
  // The slope is 3m/16 (x - r)(x - s), so f has whole sixteenths, or halves of them.
  const [r, s] = chance.sample([-4, -3, -2, -1, 0, 1, 2, 3, 4], 2).toSorted((x, y) => x - y) as [number, number]
  const [m, k] = [sign() * chance.pick([2, 4, 8]), chance.int(-8, 8)]
  return { kind: 'cubic', sixteenths: [8 * k, 3 * m * r * s, (-3 * m * (r + s)) / 2, m] }
}

const coefficients = (p: Params): number[] => p.sixteenths.map((q) => q / 16)
const slopes = (list: readonly number[]): number[] => list.slice(1).map((c, i) => c * (i + 1))
const at = (list: readonly number[], x: number): number => list.reduceRight((sum, c) => sum * x + c, 0)

/** Where the graph is level. */
function turns(p: Params): number[] {
  const d = slopes(coefficients(p))
  return Array.from({ length: 41 }, (_, i) => -5 + i / 4).filter((x) => Math.abs(at(d, x)) < 1e-9)
}

const range = { min: -5, max: 5, step: 1, numberStep: 2 } as const
/** The same marks, fewer numbers: on a phone a small graph is as wide as a thumb, and its numbers must be read. */
const sparse = { ...range, numberStep: 4 } as const

/** A graph as an option: small, without a name, told by its crossings and its direction. */
function option(list: readonly number[], id: string): Item {
  const crossings = Array.from({ length: 81 }, (_, i) => -5 + i / 8).filter((x) => Math.abs(at(list, x)) < 1e-9)
  const told = crossings.map((x) => String(x).replace('-', '−')).join(' and ')
  const meets =
    crossings.length === 0 ? 'It does not meet the x-axis at a marked place.' : `It meets the x-axis at ${told}.`
  const shape = list.length === 2 ? 'Straight line' : list.length === 3 ? 'Parabola' : 'Curve'
  const end = at(list, 5) > at(list, 4) ? 'rises' : 'falls'
  const alt = `${shape}. ${meets} At the right end it ${end}. At x = 0 its height is ${String(Math.round(at(list, 0) * 100) / 100).replace('-', '−')}.`
  const figure = functionGraph(
    {
      x: sparse,
      y: sparse,
      equal: true,
      width: 148,
      height: 150,
      curves: [{ curve: { kind: 'polynomial', coefficients: list } }],
    },
    { title: 'Small graph', alt },
  )
  return item(id, '', { figure, speech: alt })
}

const idOf = (list: readonly number[]): string => list.map((c) => Math.round(c * 1000)).join(' ')
const asOption = (list: readonly number[]): Item => option(list, idOf(list))
const answer = (p: Params): Item => asOption(slopes(coefficients(p)))

function distractors(p: Params): Distractor[] {
  const f = coefficients(p)
  const d = slopes(f)
  const negative = d.map((c) => -c)
  const turned = d.map((c, i) => (i % 2 === 1 ? -c : c))
  const lowered = d.map((c, i) => (i === 0 ? c + (c > 0 ? -2 : 2) : c))
  const rises = 'Where the graph rises, its derivative is above the axis. Where it falls, it is below.'
  const list: (readonly [readonly number[], string, string])[] = [
    [negative, 'slope_height', rises],
    [f, 'slope_height', 'That is the graph itself. The derivative shows how steep it is.'],
    [lowered, 'looks_alike', 'Where the graph is level, the derivative must be exactly 0.'],
    [turned, 'looks_alike', 'That graph is a mirror image, with left and right switched. Compare place by place.'],
    [
      slopes(d).length > 1 ? slopes(d) : [...slopes(d), 0],
      'looks_alike',
      'That is how the slope itself changes, one step too far.',
    ],
  ]
  return list.map(([values, id, why]) => wrongAnswer(asOption(values), id, why))
}

function reject(p: Params): string | null {
  const f = coefficients(p)
  const d = slopes(f)
  if (Math.abs(at(f, 0)) > 4.5 || turns(p).some((x) => Math.abs(at(f, x)) > 4.5 || Math.abs(x) > 4))
    return 'turns outside the picture'
  if (p.kind === 'cubic' && Math.abs(at(d, ((turns(p)[0] ?? 0) + (turns(p)[1] ?? 0)) / 2)) > 5)
    return 'a derivative outside its picture'
  return turns(p).length === (p.kind === 'cubic' ? 2 : 1) ? null : 'turns between the marks'
}

function solution(p: Params): Step[] {
  const d = slopes(coefficients(p))
  const places = turns(p)
    .map((x) => String(x))
    .join(' \\text{ and } ')
  const first = turns(p)[0] ?? 0
  const before = at(d, first - 1) > 0
  return [
    nextStep(
      'Where the graph turns, its slope is 0. There the derivative meets the axis.',
      `f'(x) = 0 \\text{ at } x = ${places}`,
    ),
    nextStep(
      `Left of \\(x = ${first}\\) the graph ${before ? 'rises' : 'falls'}, so the derivative is ${before ? 'above' : 'below'} the axis there.`,
    ),
    nextStep(
      p.kind === 'cubic'
        ? `Between the turns the graph ${before ? 'falls' : 'rises'}, so there it is ${before ? 'below' : 'above'}. That is a parabola.`
        : `Right of it the graph ${before ? 'falls' : 'rises'}, so there it is ${before ? 'below' : 'above'}. That is a line.`,
      undefined,
      answer(p),
    ),
  ]
}

const picture = (p: Params): Figure =>
  functionGraph(
    { x: range, y: range, equal: true, curves: [{ curve: { kind: 'polynomial', coefficients: coefficients(p) } }] },
    { title: 'Graph of f' },
  )

/** Match a graph with the graph of its derivative. */
export const level: TopicLevel<Params> = {
  key: 'derivatives_intro/8',
  version: 1,
  params,
  reject,
  note: (p) => p.sixteenths.join(),
  prompt: (_, words) => ({
    text: words.pick([
      'The large graph shows \\(f\\). Which graph shows its derivative?',
      'Which of the small graphs shows the derivative of \\(f\\)?',
      "Find the graph of \\(f'\\).",
      'Which graph shows the slope of \\(f\\) at each \\(x\\)?',
    ]),
  }),
  answer,
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'The derivative at a place is the slope of the graph there.' },
    { text: 'Where does the graph turn? There the slope is 0.' },
    {
      text: `The graph ${at(slopes(coefficients(p)), (turns(p)[0] ?? 0) - 1) > 0 ? 'rises' : 'falls'} until \\(x = ${turns(p)[0] ?? 0}\\). Is the derivative above or below the axis there?`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => (p.kind === 'cubic' ? 4 : 1),
}
