import { times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import { identities } from './identities.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'
import type { Identity } from './identities.ts'

/** a times the longer side of an identity, plus or minus b times its shorter side. */
export interface Params {
  readonly identity: number
  readonly a: number
  readonly b: number
}

const identityOf = (p: Params): Identity => identities[p.identity] as Identity

/** k times the shorter side. */
function multiple(p: Params, k: number): Expression {
  const { short } = identityOf(p)
  return expression(k === 1 ? short : times(k, short))
}

const tex = (value: Expression): string => nodeToLatex(value.node)

function asked(p: Params): string {
  const { long } = identityOf(p)
  const size = Math.abs(p.b)
  const second = tex(multiple(p, size))
  return `${p.a}${long} ${p.b < 0 ? '-' : '+'} ${second}`
}

function params(chance: Chance, difficulty: number): Params {
  const window = 7
  const start = Math.round(difficulty * (identities.length - window))
  const a = chance.int(2, 8 + Math.round(3 * difficulty))
  const b = chance.int(2, 8 + Math.round(3 * difficulty))
  return { identity: start + chance.int(0, window - 1), a, b: chance.happens(0.3 + 0.3 * difficulty) ? -b : b }
}

function reject(p: Params): string | null {
  const sum = p.a + p.b
  return Math.abs(sum) < 2 || sum === p.a * p.b ? 'an answer that hides the way' : null
}

function distractors(p: Params): Distractor[] {
  const { other, otherWhy } = identityOf(p)
  const sum = p.a + p.b
  return [
    { value: expression(times(sum, other)), misconception: 'looks_alike', why: otherWhy },
    {
      value: multiple(p, p.a),
      misconception: 'stops_early',
      why: 'The first part is simplified well. The second part is still to be collected.',
    },
    { value: multiple(p, p.a - p.b), misconception: 'looks_alike', why: 'Look at the sign between the two parts.' },
    { value: multiple(p, p.a * p.b), misconception: 'wrong_operation', why: 'Like terms are added, not multiplied.' },
  ]
}

function hints(p: Params): Hint[] {
  return [
    { text: 'One part can be written much shorter. Which identity fits it?' },
    { text: `Use \\(${identityOf(p).rule}\\).` },
    { text: 'Then both parts have the same function. Collect them.' },
  ]
}

function solution(p: Params): Step[] {
  const value = multiple(p, p.a + p.b)
  const { long, rule } = identityOf(p)
  return [
    { say: 'Look for an identity that fits the longer part.', latex: rule, relation: 'next' },
    { say: 'So the longer part becomes short.', latex: `${p.a}${long} = ${tex(multiple(p, p.a))}`, relation: 'next' },
    {
      say: 'Collect the like terms.',
      latex: `${tex(multiple(p, p.a))} ${p.b < 0 ? '-' : '+'} ${tex(multiple(p, Math.abs(p.b)))} = ${tex(value)}`,
      value,
      relation: 'next',
    },
  ]
}

/** Rewrite with basic identities (HSF-TF.C.8). */
export const level: TopicLevel<Params> = {
  key: 'trigonometry_identities_practice/1',
  version: 1,
  params,
  reject,
  note: (p) => [p.identity, p.a, p.b].join(),
  prompt: (p) => ({ text: 'Simplify. Use an identity, so that only one function is left.', latex: asked(p) }),
  answer: (p) => multiple(p, p.a + p.b),
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true, mostFunctions: 1 }),
  widget: () => ({ keys: ['x', '^', 'sin', 'cos', 'tan', '(', ')'] }),
  distractors,
  hints,
  solution,
  load: (p) => p.identity + (p.b < 0 ? 1 : 0),
}
