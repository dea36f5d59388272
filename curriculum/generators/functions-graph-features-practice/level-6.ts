import { functionGraph } from '../../figures/function-graph.ts'
import { item } from '../../values/items.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Coefficients of a polynomial of degree 2 to 6, highest power first; `asFactors` shows it as lead times brackets with these zeros. */
export interface Params {
  readonly coefficients: readonly number[]
  readonly zeros: readonly number[]
}

function params(chance: Chance, difficulty: number): Params {
  const degree = Math.max(2, Math.round(2 + 3.6 * difficulty + 1.6 * (chance.unit() - 0.5)))
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  const factored = chance.happens(1.5 * difficulty - 0.6)
  const lead = sign() * chance.int(1, 3)
  if (factored) return { coefficients: [lead], zeros: Array.from({ length: degree }, () => sign() * chance.int(1, 4)) }
  const rest = Array.from({ length: degree }, () =>
    chance.happens(0.3 + 0.2 * difficulty) ? sign() * chance.int(1, 9) : 0,
  )
  return { coefficients: [lead, ...rest], zeros: [] }
}

const degreeOf = (p: Params): number => (p.zeros.length > 0 ? p.zeros.length : p.coefficients.length - 1)
const leadOf = (p: Params): number => p.coefficients[0] ?? 1

/** All coefficients, highest power first. */
export function spread(p: Params): number[] {
  return p.zeros.reduce<number[]>(
    (list, z) => [...list, 0].map((c, i) => c - z * (list[i - 1] ?? 0)),
    [...p.coefficients],
  )
}

function reject(p: Params): string | null {
  if (p.zeros.length > 0)
    return new Set(p.zeros.map(Math.abs)).size < Math.min(4, p.zeros.length) ? 'too many zeros alike' : null
  return p.coefficients.slice(1).every((c) => c === 0) ? 'only one term' : null
}

type End = 'up' | 'down'
const say = (left: End, right: End): Item =>
  item(`${left} ${right}`, `${left === 'up' ? 'Up' : 'Down'} on the left, ${right} on the right`)

const ends = (p: Params): readonly [End, End] => {
  const right = leadOf(p) > 0
  const left = degreeOf(p) % 2 === 0 ? right : !right
  return [left ? 'up' : 'down', right ? 'up' : 'down']
}

function ruleOf(p: Params): string {
  if (p.zeros.length === 0) return polynomialLatex(p.coefficients)
  const lead = leadOf(p)
  const start = lead === 1 ? '' : lead === -1 ? '-' : String(lead)
  const counted = [...new Set(p.zeros)].map((z) => [z, p.zeros.filter((it) => it === z).length] as const)
  return start + counted.map(([z, n]) => `(x ${z < 0 ? '+' : '-'} ${Math.abs(z)})${n === 1 ? '' : `^{${n}}`}`).join('')
}

function tell(p: Params): Telling {
  const [left, right] = ends(p)
  const other = (end: End): End => (end === 'up' ? 'down' : 'up')
  const even = degreeOf(p) % 2 === 0
  const lead = leadOf(p)
  const power = `${lead === 1 ? '' : lead === -1 ? '-' : lead}x^{${degreeOf(p)}}`
  const parity = `The degree is ${even ? 'even, so both ends go the same way' : 'odd, so the ends go opposite ways'}.`
  const signed = `The leading coefficient is ${lead > 0 ? 'positive, so the right end goes up' : 'negative, so the right end goes down'}.`
  return {
    ask: [
      'Describe the end behavior of the graph.',
      'Which sentence describes the end behavior of the graph?',
      'What is the end behavior of this function?',
    ],
    latex: `y = ${ruleOf(p)}`,
    answer: say(left, right),
    wrong: [
      [say(other(left), other(right)), 'slope_height', signed],
      [say(other(left), right), 'looks_alike', parity],
      [say(left, other(right)), 'looks_alike', `${parity} ${signed}`],
    ],
    hints: [
      'Far out, only the term with the highest power matters.',
      p.zeros.length > 0
        ? `Multiplied out, the highest power is \\(x^{${degreeOf(p)}}\\).`
        : `Here that is \\(${power}\\).`,
      `${parity}`,
    ],
    steps: [['Find the term with the highest power.', power], [parity], [signed]],
  }
}

/** The middle of the graph: what happens further out is asked for. */
function picture(p: Params): Figure {
  const coefficients = spread(p).toReversed()
  const at = (x: number): number => coefficients.reduceRight((sum, c) => sum * x + c, 0)
  const xs = Array.from({ length: 41 }, (_, i) => -0.5 + i / 40)
  const size = Math.max(1, ...xs.map((x) => Math.abs(at(x))))
  const top = Math.ceil(size * 1.15)
  return functionGraph(
    {
      x: { min: -1, max: 1, bare: true },
      y: { min: -top, max: top, bare: true },
      curves: [{ curve: { kind: 'polynomial', coefficients }, from: -0.5, to: 0.5 }],
    },
    {
      title: 'Middle of a graph',
      alt: `Only the middle of the graph is drawn, close to the vertical axis, where it runs from height ${Math.round(at(-0.5) * 10) / 10} to ${Math.round(at(0.5) * 10) / 10}. Its ends are not shown.`.replaceAll(
        '-',
        '−',
      ),
    },
  )
}

/** Describe the ends of a polynomial graph (HSF-IF.C.7c). */
export const level: TopicLevel<Params> = {
  key: 'functions_graph_features_practice/6',
  version: 1,
  params,
  reject,
  note: ruleOf,
  ...toldBy(tell),
  forms: ['choice'],
  figure: picture,
  load: (p) => degreeOf(p) + (p.zeros.length > 0 ? 3 : 0),
}
