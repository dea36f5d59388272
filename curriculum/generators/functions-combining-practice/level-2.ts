import { num, plus, pow, sym, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { retold } from '../../figures/drawing.ts'
import { lineGraph } from '../../figures/line-graph.ts'
import { table } from '../../figures/table.ts'
import { expression } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression, Figure, Node } from '../../values/values.ts'

/** f and g at x = 0 to 5, all values from 0 to 5; the composed function at one of them is asked for. */
interface Values {
  readonly f: readonly number[]
  readonly g: readonly number[]
  readonly at: number
  /** Shown in a table, or by two graphs of points joined by segments. */
  readonly drawn: 'table' | 'graph'
}

/** f(x) = a x^n + b with n = 1 or 2, and g(x) = c x + d; f(g(x)) or g(f(x)) is asked for. Or both are given by a table or a graph. */
export interface Params {
  readonly a: number
  readonly n: 1 | 2
  readonly b: number
  readonly c: number
  readonly d: number
  readonly outer: 'f' | 'g'
  readonly table: Values | null
}

/** Coefficients, lowest power first. */
type Poly = readonly number[]

export function polynomial(all: Poly): Node {
  const x = sym('x')
  const terms = all.flatMap((k, i): Node[] => {
    if (k === 0) return []
    const power = i === 0 ? null : i === 1 ? x : pow(x, i)
    if (power === null) return [num(k)]
    return [k === 1 ? power : times(k, power)]
  })
  return terms.length === 1 ? (terms[0] as Node) : plus(...terms.toReversed())
}

const f = (p: Params): Poly => (p.n === 1 ? [p.b, p.a] : [p.b, 0, p.a])
const g = (p: Params): Poly => [p.d, p.c]

function composed(p: Params): Poly {
  if (p.outer === 'g') return f(p).map((k, i) => p.c * k + (i === 0 ? p.d : 0))
  if (p.n === 1) return [p.a * p.d + p.b, p.a * p.c]
  return [p.a * p.d * p.d + p.b, 2 * p.a * p.c * p.d, p.a * p.c * p.c]
}

const other = (p: Params): Params => ({ ...p, outer: p.outer === 'f' ? 'g' : 'f' })
const value = (all: Poly): Expression => expression(polynomial(all))
const tex = (all: Poly): string => nodeToLatex(polynomial(all))

function params(chance: Chance, difficulty: number): Params {
  const sign = (): 1 | -1 => (chance.happens(0.15 + 0.4 * difficulty) ? -1 : 1)
  const hard = chance.happens(1.3 * difficulty - 0.15)
  return {
    a: hard ? chance.int(1, 3) : chance.int(2, 6),
    n: hard ? 2 : 1,
    b: sign() * chance.int(1, 7),
    c: sign() * chance.int(2, 4 + Math.round(difficulty)),
    d: sign() * chance.int(1, 6),
    outer: hard || chance.happens(0.5) ? 'f' : 'g',
    table: chance.happens(0.4 - 0.3 * difficulty)
      ? {
          f: chance.sample([0, 1, 2, 3, 4, 5], 6),
          g: chance.sample([0, 1, 2, 3, 4, 5], 6),
          at: chance.int(1, 5),
          drawn: chance.pick(['table', 'graph'] as const),
        }
      : null,
  }
}

/** What the table holds for the asked place: the inside and the whole, and the same in the other order. */
function looked({ outer, table }: Params): { inside: number; value: number; turned: number; both: readonly number[] } {
  const { f: fs, g: gs, at } = table ?? { f: [], g: [], at: 0 }
  const [ins, outs] = outer === 'f' ? [gs, fs] : [fs, gs]
  const inside = ins[at] ?? 0
  return {
    inside,
    value: outs[inside] ?? 0,
    turned: ins[outs[at] ?? 0] ?? 0,
    both: [fs[at] ?? 0, gs[at] ?? 0],
  }
}

function rejectTable(p: Params): string | null {
  const { inside, value: right, turned, both } = looked(p)
  const [u = 0, v = 0] = both
  const slips = [inside, turned, u * v, u + v]
  if (slips.includes(right) || right === p.table?.at) return 'a slip gives the same'
  return new Set(slips).size < 4 ? 'two slips give the same' : null
}

function reject(p: Params): string | null {
  if (p.table !== null) return rejectTable(p)
  const same = JSON.stringify(composed(p)) === JSON.stringify(composed(other(p)))
  if (f(p).every((k, i) => k + (g(p)[i] ?? 0) === 0)) return 'the functions cancel'
  return same || composed(p)[0] === 0 ? 'both orders give the same' : null
}

function tableSlips(p: Params): Distractor[] {
  const { inside, turned, both } = looked(p)
  const [u = 0, v = 0] = both
  const [out, inn] = p.outer === 'f' ? ['f', 'g'] : ['g', 'f']
  return [
    {
      value: whole(u * v),
      misconception: 'function_notation_product',
      why: `You multiplied \\(${u}\\) and \\(${v}\\). Use the output of \\(${inn}\\) as the input of \\(${out}\\).`,
    },
    {
      value: whole(turned),
      misconception: 'looks_alike',
      why: `You used \\(${out}\\) first. Start inside with \\(${inn}(${p.table?.at})\\).`,
    },
    {
      value: whole(inside),
      misconception: 'stops_early',
      why: `\\(${inside}\\) is \\(${inn}(${p.table?.at})\\). Now find \\(${out}(${inside})\\).`,
    },
    {
      value: whole(u + v),
      misconception: 'wrong_operation',
      why: `You added \\(${u}\\) and \\(${v}\\). Use the output of \\(${inn}\\) as the input of \\(${out}\\).`,
    },
  ]
}

function distractors(p: Params): Distractor[] {
  if (p.table !== null) return tableSlips(p)
  const product = f(p).reduce<number[]>((all, k, i) => {
    all[i] = (all[i] ?? 0) + k * p.d
    all[i + 1] = (all[i + 1] ?? 0) + k * p.c
    return all
  }, [])
  const sum = f(p).map((k, i) => k + (g(p)[i] ?? 0))
  return [
    {
      value: value(product),
      misconception: 'function_notation_product',
      why: `You multiplied the functions. Substitute \\(${tex(inner(p))}\\) for \\(x\\) in \\(${p.outer}\\) instead.`,
    },
    {
      value: value(composed(other(p))),
      misconception: 'reversed_order',
      why: `You used the other order. Start inside with \\(${p.outer === 'f' ? 'g' : 'f'}\\), and then use \\(${p.outer}\\).`,
    },
    {
      value: value(sum),
      misconception: 'wrong_operation',
      why: `You added the functions. Substitute \\(${tex(inner(p))}\\) for \\(x\\) in \\(${p.outer}\\) instead.`,
    },
    {
      value: value(composed(p).map((k, i) => (i === 0 ? k + (p.outer === 'f' ? p.b : p.d) : k))),
      misconception: 'looks_alike',
      why: `You added the constant \\(${p.outer === 'f' ? p.b : p.d}\\) twice. Add it only once.`,
    },
  ].map((d) => (d.misconception === 'reversed_order' ? { ...d, misconception: 'looks_alike' } : d)) as Distractor[]
}

const inner = (p: Params): Poly => (p.outer === 'f' ? g(p) : f(p))
const outerWith = (p: Params): string => {
  const inside = `(${tex(inner(p))})`
  const rest = (k: number): string => (k < 0 ? ` - ${-k}` : ` + ${k}`)
  if (p.outer === 'g') return `${p.c === 1 ? '' : p.c}${inside}${rest(p.d)}`
  return `${p.a === 1 ? '' : p.a}${inside}${p.n === 2 ? '^2' : ''}${rest(p.b)}`
}
const asked = (p: Params): string => {
  const x = p.table === null ? 'x' : String(p.table.at)
  return p.outer === 'f' ? `f(g(${x}))` : `g(f(${x}))`
}

function hints(p: Params): Hint[] {
  if (p.table !== null) {
    const inn = p.outer === 'f' ? 'g' : 'f'
    const { inside } = looked(p)
    return [
      { text: `Which function is inside in \\(${asked(p)}\\)?` },
      { text: `Start with \\(${inn}(${p.table.at})\\) in the ${p.table.drawn}.` },
      { text: `\\(${inn}(${p.table.at}) = ${inside}\\). Use \\(${inside}\\) as the input of \\(${p.outer}\\).` },
    ]
  }
  return [
    { text: `Which function is inside in \\(${asked(p)}\\)?` },
    { text: `Substitute \\(${tex(inner(p))}\\) for \\(x\\) in \\(${p.outer}(x)\\).` },
    { text: `That gives \\(${outerWith(p)}\\). Expand and combine like terms.` },
  ]
}

function solution(p: Params): Step[] {
  if (p.table !== null) {
    const inn = p.outer === 'f' ? 'g' : 'f'
    const { inside, value: right } = looked(p)
    return [
      {
        say: `Start with the inside function. Read its output in the ${p.table.drawn}.`,
        latex: `${inn}(${p.table.at}) = ${inside}`,
        relation: 'next',
      },
      {
        say: `Use \\(${inside}\\) as the input of \\(${p.outer}\\).`,
        latex: `${p.outer}(${inside}) = ${right}`,
        value: whole(right),
        relation: 'next',
      },
    ]
  }
  return [
    {
      say: `Substitute \\(${tex(inner(p))}\\) for \\(x\\) in \\(${p.outer}(x)\\).`,
      latex: `${asked(p)} = ${outerWith(p)}`,
      value: value(composed(p)),
      relation: 'next',
    },
    {
      say: 'Expand and combine like terms.',
      latex: `${asked(p)} = ${tex(composed(p))}`,
      value: value(composed(p)),
      relation: 'same',
    },
  ]
}

const spelled = ['zero', 'one', 'two', 'three', 'four', 'five'] as const
const inWords = (all: readonly number[]): string => all.map((n) => spelled[n] ?? '').join(', ')

/** Heard, the outputs are words in the order of x, so that the row asked for has to be found. */
function pictureOf({ f: fs, g: gs, drawn: as }: Values): Figure {
  if (as === 'graph')
    return lineGraph(
      {
        labels: fs.map((_, x) => String(x)),
        series: [
          { name: 'f', values: fs },
          { name: 'g', values: gs },
        ],
        scale: { top: 5, step: 1 },
        name: 'x',
      },
      {
        title: 'Graphs of f and g',
        alt: `Graphs for x from zero to five. Heights of f in order: ${inWords(fs)}. Heights of g in order: ${inWords(gs)}.`,
      },
    )
  const drawn = table({
    header: ['x', 'f(x)', 'g(x)'],
    rows: fs.map((y, x) => [String(x), String(y), String(gs[x])]),
  })
  return retold(drawn, {
    title: 'Table of f and g',
    alt: `Table for x from zero to five. Outputs of f in order: ${inWords(fs)}. Outputs of g in order: ${inWords(gs)}.`,
    facts: drawn.facts,
  })
}

/** Find f(g(x)) from rules, tables and graphs (HSF-BF.A.1c). */
export const level: TopicLevel<Params> = {
  key: 'functions_combining_practice/2',
  version: 3,
  params,
  reject,
  note: (p) =>
    p.table === null
      ? [p.a, p.n, p.b, p.c, p.d, p.outer].join()
      : [p.outer, p.table.drawn, p.table.at, ...p.table.f, ...p.table.g].join(' '),
  prompt: (p, words) =>
    p.table === null
      ? {
          text: words.pick([
            `Find \\(${asked(p)}\\) and simplify.`,
            `Write \\(${asked(p)}\\) in simplest form.`,
            `What is \\(${asked(p)}\\)? Simplify.`,
          ]),
          latex: `f(x) = ${tex(f(p))} \\qquad g(x) = ${tex(g(p))}`,
        }
      : {
          text: words.pick([
            p.table.drawn === 'table'
              ? `The table gives values of \\(f\\) and \\(g\\). What is \\(${asked(p)}\\)?`
              : `The graphs show \\(f\\) and \\(g\\). What is \\(${asked(p)}\\)?`,
            `Use the ${p.table.drawn === 'table' ? 'table' : 'graphs'} to find \\(${asked(p)}\\).`,
          ]),
        },
  answer: (p) => (p.table === null ? value(composed(p)) : whole(looked(p).value)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the answer is a function, not one number' },
  rules: () => ({ simplest: true }),
  widget: () => ({ keys: ['x', '^'] }),
  figure: (p) => (p.table === null ? null : pictureOf(p.table)),
  distractors,
  hints,
  solution,
  load: (p) =>
    (p.table === null ? 2 : 0) +
    (p.n === 2 && p.table === null ? 5 : 0) +
    [p.b, p.c, p.d].filter((k) => k < 0).length +
    Math.abs(p.c) / 5,
}
