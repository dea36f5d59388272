import { abs, minus, plus, pow, root, sym, times } from '../../expressions/build.ts'
import { functionGraph } from '../../figures/function-graph.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { signed } from '../../notation/number-latex.ts'
import { equation } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure, Node } from '../../values/values.ts'

/** One change of the graph: moved by n across or up (negative: left, down), stretched upright by n, or flipped over the x-axis. */
export interface Change {
  readonly kind: 'across' | 'up' | 'stretch' | 'flip'
  readonly n: number
}

/** The graph of a simple function and what is done to it, in this order. */
export interface Params {
  readonly parent: 'square' | 'absolute' | 'root'
  readonly changes: readonly Change[]
}

/** y = a f(x - h) + k. */
interface Form {
  readonly a: number
  readonly h: number
  readonly k: number
}

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  const across: Change = { kind: 'across', n: chance.int(1, 7) * sign() }
  const up: Change = { kind: 'up', n: chance.int(1, 7) * sign() }
  const stretch: Change = { kind: 'stretch', n: chance.int(2, 3 + Math.round(difficulty)) }
  const flip: Change = { kind: 'flip', n: -1 }
  const scaling = chance.happens(1.5 * difficulty - 0.6) ? [stretch, flip] : [chance.happens(0.65) ? stretch : flip]
  const early = chance.happens(1.7 * difficulty - 0.4)
  const changes = early ? [up, ...scaling, across] : [...scaling, across, up]
  return {
    parent: chance.pick(['square', 'absolute', 'root'] as const),
    changes: early && chance.happens(0.5) ? [across, up, ...scaling] : changes,
  }
}

function apply(form: Form, { kind, n }: Change): Form {
  if (kind === 'across') return { ...form, h: form.h + n }
  if (kind === 'up') return { ...form, k: form.k + n }
  return { ...form, a: form.a * n, k: form.k * n }
}

const start: Form = { a: 1, h: 0, k: 0 }
const result = (p: Params): Form => p.changes.reduce(apply, start)
/** As if everything moved up or down came last. */
const upLast = (p: Params): Form =>
  [...p.changes.filter((c) => c.kind !== 'up'), ...p.changes.filter((c) => c.kind === 'up')].reduce(apply, start)

function rightSide(parent: Params['parent'], { a, h, k }: Form): Node {
  const inside = h === 0 ? sym('x') : h > 0 ? minus('x', h) : plus('x', -h)
  const shape = parent === 'square' ? pow(inside, 2) : parent === 'absolute' ? abs(inside) : root(inside)
  const scaled = a === 1 ? shape : times(a, shape)
  return k === 0 ? scaled : k > 0 ? plus(scaled, k) : minus(scaled, -k)
}
const rule = (p: Params, form: Form): Equation => equation(sym('y'), rightSide(p.parent, form))
const latex = (p: Params, form: Form): string => `y = ${nodeToLatex(rightSide(p.parent, form))}`
const isEarly = (p: Params): boolean =>
  p.changes.findIndex((c) => c.kind === 'up') < p.changes.length - 1 && result(p).k !== upLast(p).k

function reject(p: Params): string | null {
  const { h, k } = result(p)
  return Math.abs(h) === Math.abs(k) || Math.abs(h) === Math.abs(upLast(p).k) ? 'both moves alike' : null
}

function told({ kind, n }: Change): string {
  if (kind === 'stretch') return `stretched vertically by a factor of ${n}`
  if (kind === 'flip') return 'reflected over the \\(x\\)-axis'
  const way = kind === 'across' ? (n > 0 ? 'right' : 'left') : n > 0 ? 'up' : 'down'
  return `moved ${Math.abs(n)} ${Math.abs(n) === 1 ? 'unit' : 'units'} ${way}`
}

function prompt(p: Params, words: Chance): Prompt {
  const [first, ...rest] = p.changes as [Change, ...Change[]]
  const [second, ...later] = rest.map(told)
  const more = [
    ...(second === undefined ? [] : [`Then it is ${second}.`]),
    ...(later.length === 0 ? [] : [`Finally, it is ${later.join(' and then ')}.`]),
  ]
  const ask = words.pick(['What is the equation now?', 'Write its new equation.'])
  return { text: `The graph of \\(${latex(p, start)}\\) is ${told(first)}. ${more.join(' ')} ${ask}` }
}

function distractors(p: Params): Distractor[] {
  const form = result(p)
  const list: Distractor[] = [
    {
      value: rule(p, { ...form, h: -form.h }),
      misconception: 'horizontal_shift_sign',
      why: `Moving ${form.h > 0 ? 'right subtracts from' : 'left adds to'} \\(x\\): the graph must start over at \\(x = ${form.h}\\).`,
    },
  ]
  if (isEarly(p))
    list.push({
      value: rule(p, upLast(p)),
      misconception: 'reversed_order',
      why: 'The graph was moved up or down before it was stretched or reflected, so that move changes too.',
    })
  list.push(
    {
      value: rule(p, { ...form, k: -form.k }),
      misconception: 'slip_sign',
      why: 'Look at the sign of the number at the end.',
    },
    {
      value: rule(p, { ...form, a: -form.a }),
      misconception: 'looks_alike',
      why:
        form.a < 0
          ? 'The reflection turns the graph over: the factor in front is negative.'
          : 'The graph was not turned over.',
    },
  )
  return list
}

function hints(p: Params): Hint[] {
  const form = result(p)
  return [
    { text: 'Do one change after the other, in the order given.' },
    { text: 'Up, down, stretching and reflecting change the whole right side. Left and right change only \\(x\\).' },
    { text: `In \\(y = a f(x - h) + k\\) you have \\(a = ${form.a}\\) and \\(h = ${form.h}\\). Find \\(k\\).` },
  ]
}

function solution(p: Params): Step[] {
  let form = start
  const all = p.changes.map((change, i): Step => {
    form = apply(form, change)
    const what = {
      across: `Replace \\(x\\) by \\(x ${signed(-change.n)}\\).`,
      up: `${change.n > 0 ? 'Add' : 'Subtract'} \\(${Math.abs(change.n)}\\) ${change.n > 0 ? 'to' : 'from'} the right side.`,
      stretch: `Multiply the whole right side by \\(${change.n}\\).`,
      flip: 'Change the sign of the whole right side.',
    }[change.kind]
    return {
      say: `The graph is ${told(change)}. ${what}`,
      latex: latex(p, form),
      ...(i === p.changes.length - 1 ? { value: rule(p, form) } : {}),
      relation: 'next',
    }
  })
  return all
}

function figure(p: Params): Figure {
  const curve =
    p.parent === 'square'
      ? ({ kind: 'polynomial', coefficients: [0, 0, 1] } as const)
      : ({ kind: p.parent, a: 1, h: 0, k: 0 } as const)
  return functionGraph({
    x: { min: -6, max: 6, step: 1, numberStep: 2 },
    y: { min: -2, max: 6, step: 1, numberStep: 2 },
    curves: [{ curve }],
  })
}

/** Several transformations in the right order (HSF-BF.B.3). */
export const level: TopicLevel<Params> = {
  key: 'functions_transformations_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.parent} ${p.changes.map((c) => `${c.kind} ${c.n}`).join(', ')}`,
  prompt,
  answer: (p) => rule(p, result(p)),
  forms: ['choice', 'equation'],
  distractors,
  hints,
  solution,
  figure,
  load: (p) => 2 * p.changes.length + (isEarly(p) ? 3 : 0) + Math.abs(result(p).k) / 8,
}
