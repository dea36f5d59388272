import { functionGraph } from '../../figures/function-graph.ts'
import { item } from '../../values/items.ts'
import { otherRules, ruleKinds, straightRule } from './rules.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Rule } from './rules.ts'

/** One graph and four rules: which rule is linear, or which is not. The graph shows the one asked about in words. */
export interface Params {
  readonly ask: 'linear' | 'not_linear'
  readonly straight: readonly (readonly [number, number])[]
  readonly bent: readonly (readonly [kind: number, a: number, b: number])[]
}

function params(chance: Chance, difficulty: number): Params {
  const ask = chance.happens(difficulty) ? 'not_linear' : 'linear'
  const reach = 4 + Math.round(4 * difficulty)
  const size = (): number => (chance.happens(0.5) ? -1 : 1) * chance.int(2, reach)
  const kinds = chance.sample([...ruleKinds.keys()], 3)
  return {
    ask,
    straight: Array.from({ length: 3 }, () => [size(), size()] as const),
    bent: kinds.map((kind) => [kind, chance.int(2, reach), size()] as const),
  }
}

function reject(p: Params): string | null {
  const texts = p.straight.map(([m, b]) => `${m},${b}`)
  return new Set(texts).size < texts.length ? 'two rules are the same' : null
}

const named = (rule: Rule): Item => item(rule.latex, `\\(y = ${rule.latex}\\)`)
const straightAt = (p: Params, k: number): Rule => straightRule(...(p.straight[k] as readonly [number, number]))
const bentAt = (p: Params, k: number): Rule => otherRules(...(p.bent[k] as readonly [number, number, number]))
const answer = (p: Params): Item => named(p.ask === 'linear' ? straightAt(p, 0) : bentAt(p, 0))

function distractors(p: Params): Distractor[] {
  return [0, 1, 2].map((k) =>
    p.ask === 'linear'
      ? { value: named(bentAt(p, k)), misconception: 'graph_as_picture', why: bentAt(p, k).why }
      : {
          value: named(straightAt(p, k)),
          misconception: 'looks_alike',
          why: 'Here \\(y\\) changes by the same amount for each step of \\(x\\), so it is linear.',
        },
  )
}

function picture(p: Params): Figure {
  const [m, b] = p.straight[0] as readonly [number, number]
  const [, a] = p.bent[0] as readonly [number, number, number]
  return functionGraph(
    {
      x: { min: -5, max: 5 },
      y: { min: -10, max: 10 },
      curves: [
        { curve: { kind: 'polynomial', coefficients: [b > 5 ? 5 : b < -5 ? -5 : b, Math.sign(m)] }, label: 'A' },
        { curve: { kind: 'polynomial', coefficients: [-a, 0, 1] }, label: 'B', dashed: true },
      ],
    },
    {
      alt: 'Two graphs for comparison. Graph A is a straight line, so it is linear. Graph B is a curve that bends, so it is not linear.',
    },
  )
}

/** Decide if a rule is linear (8.F.A.3). */
export const level: TopicLevel<Params> = {
  key: 'functions_intro/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.ask} ${p.straight.join(' ')} ${p.bent.join(' ')}`,
  prompt: (p) => ({
    text:
      p.ask === 'linear'
        ? 'Graph A is linear, graph B is not. Which rule is linear?'
        : 'Graph A is linear, graph B is not. Which rule is not linear?',
  }),
  answer,
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer is a rule, not a number' },
  distractors,
  hints: () => [
    { text: 'A linear rule has a straight graph: each step of \\(x\\) changes \\(y\\) by the same amount.' },
    {
      text: 'Look where \\(x\\) stands. In a linear rule it is only multiplied by a number. It has no power, root or place below a line.',
    },
  ],
  solution: (p) => {
    const rule = p.ask === 'linear' ? straightAt(p, 0) : bentAt(p, 0)
    return [
      { say: 'A linear rule can be written with a slope and a start.', latex: 'y = mx + b', relation: 'next' },
      { say: rule.why, latex: `y = ${rule.latex}`, value: answer(p), relation: 'next' },
    ]
  },
  figure: picture,
  load: (p) => (p.ask === 'not_linear' ? 4 : 0) + Math.max(...p.straight.flat().map(Math.abs)) / 2,
}
