import { functionGraph } from '../../figures/function-graph.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { frac, guarded, signed } from '../../notation/number-latex.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { point } from '../../values/point.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/**
 * y = a (x - h)^2 + k. The vertex is asked for from the vertex form, the factors or the standard form; 'zero' asks for the second zero
 * when the axis and the zero at h + d are known. With `factored` and 'zero', k = -a d^2.
 */
export interface Params {
  readonly kind: 'vertex' | 'zero' | 'factored' | 'standard'
  readonly a: number
  readonly h: number
  readonly k: number
  readonly d: number
}

const kinds = ['vertex', 'zero', 'factored', 'standard'] as const

function params(chance: Chance, difficulty: number): Params {
  const kind = pickByDifficulty(chance, kinds, difficulty, 0.5)
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  const withZeros = kind === 'zero' || kind === 'factored'
  const d = chance.int(1, withZeros ? 6 : 3) * (kind === 'zero' ? sign(0.5) : 1)
  const a = chance.int(1, kind === 'zero' ? 1 : 2 + Math.round(difficulty)) * sign(0.2 + 0.3 * difficulty)
  const h = chance.int(1, 5 + Math.round(2 * difficulty)) * sign(0.3 + 0.3 * difficulty)
  return { kind, a, h, k: withZeros ? -a * d * d : chance.int(1, 9) * sign(0.5), d }
}

const standard = (p: Params): readonly [number, number, number] => [p.a, -2 * p.a * p.h, p.a * p.h * p.h + p.k]
const lead = (a: number): string => (a === 1 ? '' : a === -1 ? '-' : String(a))
const factors = (p: Params): string => `${lead(p.a)}(x ${signed(-(p.h - p.d))})(x ${signed(-(p.h + p.d))})`
const answer = (p: Params): readonly [number, number] => (p.kind === 'zero' ? [p.h - p.d, 0] : [p.h, p.k])

function reject(p: Params): string | null {
  if (Math.abs(p.h) === Math.abs(p.d) && (p.kind === 'zero' || p.kind === 'factored')) return 'a zero at 0'
  if (p.kind === 'zero' && Math.abs(p.h) > 6) return 'off the picture'
  if (Math.abs(p.k) === Math.abs(p.h) || Math.abs(p.k) > 40) return 'awkward height'
  return p.kind === 'standard' && (standard(p)[2] === 0 || Math.abs(standard(p)[2]) > 99) ? 'awkward constant' : null
}

function line(p: Params): string {
  if (p.kind === 'factored') return `y = ${factors(p)}`
  if (p.kind === 'standard') return `y = ${polynomialLatex(standard(p))}`
  return `y = ${lead(p.a)}(x ${signed(-p.h)})^{2} ${signed(p.k)}`
}

function prompt(p: Params, words: Chance): Prompt {
  if (p.kind === 'zero')
    return {
      text: `A parabola has the axis \\(x = ${p.h}\\). One of its zeros is at \\((${p.h + p.d}, 0)\\). Where is the other zero?`,
    }
  return {
    text: words.pick([
      'What is the vertex of this parabola?',
      'At which point does this parabola turn?',
      'Find the vertex.',
    ]),
    latex: line(p),
  }
}

const across = 'The place across comes first, then the height.'

function distractors(p: Params): Distractor[] {
  if (p.kind === 'zero')
    return [
      {
        value: point(-2 * p.h - (p.h + p.d), 0),
        misconception: 'horizontal_shift_sign',
        why: `The axis is at \\(x = ${p.h}\\), not at \\(x = ${-p.h}\\).`,
      },
      {
        value: point(-(p.h + p.d), 0),
        misconception: 'looks_alike',
        why: 'That mirrors the zero in the vertical axis. Mirror it in the axis of the parabola.',
      },
      {
        value: point(p.h, 0),
        misconception: 'stops_early',
        why: 'That is on the axis of the parabola. Go just as far again to the other side.',
      },
      {
        value: point(p.h + 2 * p.d, 0),
        misconception: 'wrong_operation',
        why: 'The other zero lies on the other side of the axis.',
      },
      {
        value: point(0, p.h - p.d),
        misconception: 'reversed_order',
        why: 'A zero lies on the horizontal axis: its height is 0.',
      },
    ]
  const list: Distractor[] = [
    {
      value: point(-p.h, p.k),
      misconception: 'horizontal_shift_sign',
      why: `The axis is \\(x = ${p.h}\\). Check the sign.`,
    },
  ]
  if (p.kind === 'factored')
    list.push({
      value: point(p.h, 0),
      misconception: 'stops_early',
      why: `The place across is right. Put \\(x = ${p.h}\\) into the rule to find the height.`,
    })
  if (p.kind === 'standard')
    list.push(
      {
        value: point(p.h, standard(p)[2]),
        misconception: 'looks_alike',
        why: 'The last number is the height at \\(x = 0\\), not at the vertex.',
      },
      {
        value: point(2 * p.h, standard(p)[2]),
        misconception: 'stops_early',
        why: 'Halve once more: the axis is at minus \\(b\\) over \\(2a\\).',
      },
    )
  list.push(
    {
      value: point(p.h, -p.k),
      misconception: 'slip_sign',
      why: 'The place across is right. Look at the sign of the height.',
    },
    { value: point(p.k, p.h), misconception: 'reversed_order', why: across },
  )
  return list
}

function hints(p: Params): Hint[] {
  if (p.kind === 'zero')
    return [
      { text: 'A parabola is the same on both sides of its axis.' },
      { text: `How far is \\(x = ${p.h + p.d}\\) from the axis \\(x = ${p.h}\\)?` },
      { text: `Go \\(${Math.abs(p.d)}\\) from \\(x = ${p.h}\\) to the ${p.d > 0 ? 'left' : 'right'}.` },
    ]
  const height = { text: 'Put that \\(x\\) into the rule to get the height of the vertex.' }
  if (p.kind === 'vertex')
    return [
      { text: 'A square is never negative. Where is it 0?' },
      { text: `For which \\(x\\) is \\(x ${signed(-p.h)} = 0\\)?` },
      { text: 'There the square is 0, and only the last number is left as the height.' },
    ]
  if (p.kind === 'factored')
    return [
      { text: 'Find the two zeros from the factors.' },
      { text: 'The axis lies halfway between the zeros.' },
      height,
    ]
  return [
    { text: 'The axis of \\(y = ax^{2} + bx + c\\) is at \\(x = -\\frac{b}{2a}\\).' },
    { text: `Here \\(a = ${p.a}\\) and \\(b = ${standard(p)[1]}\\).` },
    height,
  ]
}

function solution(p: Params): Step[] {
  const [x, y] = answer(p)
  const value = point(x, y)
  const end: Step = { say: 'Write it as a point.', latex: `(${x}, ${y})`, value, relation: 'next' }
  if (p.kind === 'zero')
    return [
      {
        say: `The known zero is \\(${Math.abs(p.d)}\\) to the ${p.d > 0 ? 'right' : 'left'} of the axis.`,
        latex: `${p.h + p.d} ${signed(-p.h)} = ${p.d}`,
        relation: 'next',
      },
      {
        say: 'The other zero is just as far on the other side.',
        latex: `${p.h} ${signed(-p.d)} = ${x}`,
        relation: 'next',
      },
      end,
    ]
  if (p.kind === 'vertex')
    return [
      {
        say: `The square is 0 when \\(x = ${p.h}\\). That is the axis.`,
        latex: `x ${signed(-p.h)} = 0`,
        relation: 'next',
      },
      {
        say: `There the height is \\(${p.k}\\).`,
        latex: `y = ${p.a} \\times 0 ${signed(p.k)} = ${p.k}`,
        relation: 'next',
      },
      end,
    ]
  if (p.kind === 'factored') {
    const [l, r] = [p.h - p.d, p.h + p.d]
    return [
      { say: `The factors are 0 at \\(x = ${l}\\) and at \\(x = ${r}\\).`, relation: 'next' },
      {
        say: 'The axis is halfway between them.',
        latex: `x = ${frac(`${l} ${signed(r)}`, 2)} = ${p.h}`,
        relation: 'next',
      },
      {
        say: `Put \\(x = ${p.h}\\) into the rule.`,
        latex: `y = ${p.a === 1 ? '' : `${p.a} \\times `}${p.a === 1 ? p.d : guarded(p.d)} \\times (-${p.d}) = ${p.k}`,
        relation: 'next',
      },
      end,
    ]
  }
  const [a, b, c] = standard(p)
  return [
    { say: 'Find the axis.', latex: `x = -\\frac{b}{2a} = -${frac(b, 2 * a)} = ${p.h}`, relation: 'next' },
    {
      say: `Put \\(x = ${p.h}\\) into the rule.`,
      latex: `y = ${a === 1 ? '' : a === -1 ? '-' : `${a} \\times `}${guarded(p.h)}^{2} ${signed(b)} \\times ${guarded(p.h)} ${signed(c)} = ${p.k}`,
      relation: 'next',
    },
    end,
  ]
}

function figure(p: Params): Figure {
  const top = p.a > 0 ? p.k + 9 : p.k + 2
  const bottom = p.a > 0 ? p.k - 2 : p.k - 9
  const minus = (n: number): string => String(n).replace('-', '−')
  const side = (n: number): string => `(${minus(p.h + n)}, ${minus(p.a * n * n + p.k)})`
  const bare = `Parabola that opens ${p.a > 0 ? 'up' : 'down'}`
  return functionGraph(
    {
      x: { min: Math.min(-2, p.h - 7), max: Math.max(2, p.h + 7), step: 1 },
      y: { min: Math.min(-3, bottom), max: Math.max(3, top) },
      curves: [{ curve: { kind: 'polynomial', coefficients: standard(p).toReversed() } }],
      ...(p.kind === 'zero' ? { points: [{ at: [p.h + p.d, 0] as const }], verticals: [{ x: p.h }] } : {}),
    },
    {
      alt:
        p.kind === 'zero'
          ? `${bare}, with its axis dashed at x = ${minus(p.h)} and a zero marked at x = ${minus(p.h + p.d)}.`
          : `${bare}, through ${side(-1)} on one side and ${side(1)} on the other.`,
    },
  )
}

/** Vertex, axis and zeros of a parabola (HSF-IF.C.7a). */
export const level: TopicLevel<Params> = {
  key: 'functions_graph_features_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.h} ${p.k} ${p.kind === 'zero' ? p.d : ''}`,
  prompt,
  answer: (p) => point(...answer(p)),
  forms: ['coordinate', 'choice'],
  distractors,
  hints,
  solution,
  figure,
  load: (p) => 4 * kinds.indexOf(p.kind) + (p.a < 0 ? 1 : 0) + (p.h < 0 ? 1 : 0) + Math.abs(p.a) / 2,
}
