import { functionGraph } from '../../figures/function-graph.ts'
import { table } from '../../figures/table.ts'
import { item } from '../../values/items.ts'
import { otherRules, straightRule } from './rules.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Rule } from './rules.ts'

/** Four functions, shown as rules, as tables, or as graphs: which one is linear, or which one is not. */
export interface Params {
  readonly ask: 'linear' | 'not_linear'
  readonly shown: 'rules' | 'tables' | 'graphs'
  readonly straight: readonly (readonly [number, number])[]
  readonly bent: readonly (readonly [kind: number, a: number, b: number])[]
}

/** Tables show whole numbers only; graphs show curves that bend inside the picture. */
const kindsOf = { rules: [0, 1, 2, 3, 4, 5], tables: [0, 1, 3, 5], graphs: [0, 1, 3, 5] } as const

function params(chance: Chance, difficulty: number): Params {
  const ask = chance.happens(difficulty) ? 'not_linear' : 'linear'
  const shown = chance.pick(['rules', 'tables', 'graphs'] as const)
  const reach = 4 + Math.round(4 * difficulty)
  const size = (): number => (chance.happens(0.5) ? -1 : 1) * chance.int(2, reach)
  const kinds = chance.sample(kindsOf[shown], 3)
  return {
    ask,
    shown,
    straight: Array.from({ length: 3 }, () => [size(), size()] as const),
    bent: kinds.map((kind) => [kind, chance.int(2, shown === 'rules' ? reach : 4), size()] as const),
  }
}

function reject(p: Params): string | null {
  const texts = p.straight.map(([m, b]) => `${m},${b}`)
  return new Set(texts).size < texts.length ? 'two rules are the same' : null
}

/** x and y of four points in a row. */
const pointsOf = (rule: Rule): (readonly [number, number])[] => [0, 1, 2, 3].map((x) => [x, rule.at(x)] as const)

function tableOf(rule: Rule): Figure {
  const points = pointsOf(rule)
  return table({
    header: ['x', 'y'],
    rows: points.map(([x, y]) => [String(x), String(y).replace('-', '−')]),
  })
}

/** Drawn through many points, so that every rule bends as it does. */
function graphOf(rule: Rule): Figure {
  const xs = Array.from({ length: 81 }, (_, i) => -4 + i / 10)
  const points = [-1, 0, 1, 2].map((x) => `(${x}, ${Number(rule.at(x).toFixed(2))})`.replaceAll('-', '−'))
  return functionGraph(
    {
      x: { min: -4, max: 4 },
      y: { min: -12, max: 12 },
      curves: [{ curve: { kind: 'polyline', points: xs.map((x) => [x, rule.at(x)] as const) } }],
    },
    { alt: `Graph through the points ${points.join(', ')}.` },
  )
}

function named(p: Params, rule: Rule): Item {
  if (p.shown === 'rules') return item(rule.latex, `\\(y = ${rule.latex}\\)`)
  const figure = p.shown === 'tables' ? tableOf(rule) : graphOf(rule)
  return item(rule.latex, '', { speech: figure.alt, figure })
}
const straightAt = (p: Params, k: number): Rule => straightRule(...(p.straight[k] as readonly [number, number]))
const bentAt = (p: Params, k: number): Rule => otherRules(...(p.bent[k] as readonly [number, number, number]))
const answer = (p: Params): Item => named(p, p.ask === 'linear' ? straightAt(p, 0) : bentAt(p, 0))

function distractors(p: Params): Distractor[] {
  return [0, 1, 2].map((k) =>
    p.ask === 'linear'
      ? { value: named(p, bentAt(p, k)), misconception: 'graph_as_picture', why: whyBent(p, bentAt(p, k)) }
      : {
          value: named(p, straightAt(p, k)),
          misconception: 'looks_alike',
          why: `That one is linear: \\(y\\) changes by \\(${p.straight[k]?.[0]}\\) each time \\(x\\) increases by 1.`,
        },
  )
}

/** Why a function is not linear, in the numbers that are shown. */
function whyBent(p: Params, rule: Rule): string {
  if (p.shown === 'rules') return rule.why
  const [y0, y1, y2] = [rule.at(0), rule.at(1), rule.at(2)]
  return p.shown === 'tables'
    ? `That one is not linear: \\(y\\) changes by \\(${y1 - y0}\\) first and then by \\(${y2 - y1}\\).`
    : `That graph bends. From \\(x = 0\\) to \\(1\\), \\(y\\) changes by \\(${y1 - y0}\\), and then by \\(${y2 - y1}\\).`
}

const things = { rules: 'equation', tables: 'table', graphs: 'graph' } as const

/** Decide if a rule is linear (8.F.A.3). */
export const level: TopicLevel<Params> = {
  key: 'functions_intro/4',
  version: 2,
  params,
  reject,
  note: (p) => `${p.ask} ${p.shown} ${p.straight.join(' ')} ${p.bent.join(' ')}`,
  prompt: (p, words) => {
    const kind = p.ask === 'linear' ? 'linear' : 'nonlinear'
    return {
      text: words.pick([
        `Which ${things[p.shown]} shows a ${kind} function?`,
        `One of these functions is ${kind}. Which ${things[p.shown]} shows it?`,
        `Find the ${things[p.shown]} of a ${kind} function.`,
        `Three of the functions are ${p.ask === 'linear' ? 'nonlinear' : 'linear'}. Which ${things[p.shown]} shows the ${kind} function?`,
      ]),
    }
  },
  answer,
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is a rule, not a number' },
  distractors,
  hints: (p) => [
    { text: 'What is always the same in a linear function when \\(x\\) increases by 1?' },
    {
      text:
        p.shown === 'rules'
          ? 'In the equation of a linear function, \\(x\\) has no exponent, no root, and is not in a denominator.'
          : p.shown === 'tables'
            ? 'Subtract each \\(y\\) from the next one. Are all the differences the same?'
            : 'The graph of a linear function is a straight line.',
    },
  ],
  solution: (p) => {
    const rule = p.ask === 'linear' ? straightAt(p, 0) : bentAt(p, 0)
    return [
      {
        say: 'A linear function can be written with a slope \\(m\\) and a \\(y\\)-intercept \\(b\\).',
        latex: 'y = mx + b',
        relation: 'next',
      },
      {
        say: p.ask === 'linear' ? rule.why : whyBent(p, rule),
        latex: `y = ${rule.latex}`,
        value: answer(p),
        relation: 'next',
      },
    ]
  },
  load: (p) => (p.ask === 'not_linear' ? 4 : 0) + Math.max(...p.straight.flat().map(Math.abs)) / 2,
}
