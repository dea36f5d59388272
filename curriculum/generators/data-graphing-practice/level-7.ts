import { rational } from '../../values/rational.ts'
import { drawPlot, placeLatex, plotFigure, total } from './plots.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'
import type { Plot } from './plots.ts'

/** Amounts of water in glasses, to be shared out so that all hold the same. */
export interface Params extends Plot {
  readonly liquid: number
}

const liquids = ['water', 'juice', 'milk', 'tea'] as const

function params(chance: Chance, difficulty: number): Params {
  const denominator = difficulty < 0.5 ? 4 : 8
  const places = 4 + Math.round(2 * difficulty) + chance.int(0, 1)
  const plot = drawPlot(chance, denominator, chance.int(1, 3), places, 3)
  return { ...plot, liquid: chance.int(0, liquids.length - 1) }
}

const parts = (p: Params): number => p.counts.reduce((sum, n, i) => sum + n * (p.from + i), 0)
const glasses = (p: Params): number => total(p.counts)
const answer = (p: Params): Rational => rational(parts(p), p.denominator * glasses(p))

function reject(p: Params): string | null {
  const value = answer(p)
  if (glasses(p) < 3 || glasses(p) > 10) return 'too few or too many glasses'
  return value.d === 1n || value.d > 24n ? 'an awkward share' : null
}

function distractors(p: Params): Distractor[] {
  const places = p.counts.map((n, i) => (n > 0 ? p.from + i : 0)).filter((n) => n > 0)
  return [
    {
      value: rational(
        places.reduce((sum, n) => sum + n, 0),
        p.denominator * places.length,
      ),
      misconception: 'scale_ignored',
      why: 'That uses each place on the line once. A place with three marks stands for three glasses.',
    },
    {
      value: rational(parts(p), p.denominator),
      misconception: 'stops_early',
      why: `That is all of it together. Share it among the \\(${glasses(p)}\\) glasses.`,
    },
    {
      value: rational(parts(p), glasses(p)),
      misconception: 'looks_alike',
      why: `The parts are shared. Each part is \\(\\frac{1}{${p.denominator}}\\) liter, not a whole liter.`,
    },
    {
      value: rational(2 * p.from + p.counts.length - 1, 2 * p.denominator),
      misconception: 'looks_alike',
      why: 'That is halfway between the ends of the line. The glasses do not all stand at the ends.',
    },
    {
      value: rational(p.from + p.counts.length - 1, p.denominator),
      misconception: 'looks_alike',
      why: 'That is the fullest glass. After sharing, it holds less.',
    },
  ]
}

function solution(p: Params): Step[] {
  const used = p.counts.map((n, i) => ({ n, place: p.from + i })).filter(({ n }) => n > 0)
  const value = answer(p)
  return [
    {
      say: 'Add up all glasses: each place times its number of marks.',
      latex: used.map(({ n, place }) => `${n} \\times ${placeLatex(place, p.denominator)}`).join(' + '),
      relation: 'next',
    },
    {
      say: `In parts of \\(\\frac{1}{${p.denominator}}\\) liter that makes this many.`,
      latex: `${used.map(({ n, place }) => `${n} \\times ${place}`).join(' + ')} = ${parts(p)}`,
      relation: 'next',
    },
    {
      say: `Share it equally among \\(${glasses(p)}\\) glasses.`,
      latex: `\\frac{${parts(p)}}{${p.denominator}} \\div ${glasses(p)} = \\frac{${value.n}}{${value.d}}`,
      value,
      relation: 'next',
    },
  ]
}

/** Use operations to level data on a line plot (5.MD.B.2). */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/7',
  version: 1,
  params,
  reject,
  note: (p) => JSON.stringify([p.denominator, p.from, p.counts]),
  prompt: (p) => ({
    text: `Each mark is a glass of ${liquids[p.liquid]}. All of it is shared equally among the glasses. How many liters are in each glass then?`,
  }),
  answer,
  forms: ['fraction', 'choice'],
  rules: () => ({ unit: 'liters' }),
  distractors,
  hints: (p) => [
    { text: 'How much is there in all? A place with several marks counts several times.' },
    { text: `Count in parts of \\(\\frac{1}{${p.denominator}}\\) liter.` },
    { text: `There are \\(${parts(p)}\\) such parts for \\(${glasses(p)}\\) glasses.` },
  ],
  solution,
  figure: (p) => plotFigure(p, 'Amount in each glass (liters)'),
  load: (p) => p.counts.length * 2 + glasses(p) / 3 + (p.denominator === 8 ? 2 : 0),
}
