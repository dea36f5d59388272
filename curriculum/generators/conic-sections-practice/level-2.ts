import { functionGraph } from '../../figures/function-graph.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { ellipseEquation } from './conic-nodes.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure } from '../../values/values.ts'

/**
 * Center (h, k). The long half axis is `long`, along x when `wide`. 'axes' and 'graph' give the short half axis `other`, 'foci' the
 * distance `other` from the center to a focus.
 */
export interface Params {
  readonly kind: 'axes' | 'graph' | 'foci'
  readonly wide: boolean
  readonly h: number
  readonly k: number
  readonly long: number
  readonly other: number
}

const kinds = ['axes', 'graph', 'foci'] as const

function params(chance: Chance, difficulty: number): Params {
  const place = (): number =>
    chance.happens(0.3 - difficulty) ? 0 : chance.int(1, 4) * (chance.happens(0.15 + 0.4 * difficulty) ? -1 : 1)
  const long = chance.int(3, 6)
  return {
    kind: pickByDifficulty(chance, kinds, difficulty, 0.7),
    wide: chance.happens(0.75 - 0.3 * difficulty),
    h: place(),
    k: place(),
    long,
    other: chance.int(1, long - 1),
  }
}

function reject(p: Params): string | null {
  if (Math.abs(p.h) + (p.wide ? p.long : p.other) > 9 || Math.abs(p.k) + (p.wide ? p.other : p.long) > 9)
    return 'off the picture'
  if (p.h !== 0 && Math.abs(p.h) === Math.abs(p.k)) return 'both coordinates alike'
  return null
}

const shortSquare = (p: Params): number => (p.kind === 'foci' ? p.long ** 2 - p.other ** 2 : p.other ** 2)
/** The equation with these numbers below the squares of the long and of the short axis. */
const withBelow = (p: Params, long: number, short: number, flip = 1): Equation =>
  ellipseEquation(flip * p.h, flip * p.k, p.wide ? long : short, p.wide ? short : long)
const answer = (p: Params): Equation => withBelow(p, p.long ** 2, shortSquare(p))
const latexOf = ({ left, right }: Equation): string => `${nodeToLatex(left)} = ${nodeToLatex(right)}`
const along = (p: Params, far: number): readonly [number, number] => (p.wide ? [p.h + far, p.k] : [p.h, p.k + far])
const pointText = ([x, y]: readonly [number, number]): string => `(${x}, ${y})`

function prompt(p: Params): Prompt {
  if (p.kind === 'graph')
    return { text: 'Write the equation of this ellipse. Read its center and its semi-axes from the graph.' }
  if (p.kind === 'axes') {
    const [across, up] = p.wide ? [p.long, p.other] : [p.other, p.long]
    return {
      text: `An ellipse has the center \\(${pointText([p.h, p.k])}\\). It is ${2 * across} units wide and ${2 * up} units high. Write its equation.`,
    }
  }
  return {
    text: `An ellipse has foci \\(${pointText(along(p, -p.other))}\\) and \\(${pointText(along(p, p.other))}\\). The vertices on the major axis are \\(${pointText(along(p, -p.long))}\\) and \\(${pointText(along(p, p.long))}\\). Write its equation.`,
  }
}

function distractors(p: Params): Distractor[] {
  const [a2, b2] = [p.long ** 2, shortSquare(p)]
  const list: Distractor[] = []
  if (p.h !== 0 || p.k !== 0)
    list.push({
      value: withBelow(p, a2, b2, -1),
      misconception: 'axis_square_mixup',
      why: 'The center stands in the equation with opposite signs: \\(x - h\\) and \\(y - k\\).',
    })
  list.push({
    value: withBelow(p, p.long, p.kind === 'foci' ? b2 : p.other),
    misconception: 'axis_square_mixup',
    why: 'The numbers below are the squares of the semi-axes.',
  })
  if (p.kind === 'foci')
    list.push(
      {
        value: withBelow(p, a2, p.other ** 2),
        misconception: 'looks_alike',
        why: 'The distance to the focus is not a semi-axis. Find the semi-minor axis first.',
      },
      {
        value: withBelow(p, a2, a2 + p.other ** 2),
        misconception: 'wrong_operation',
        why: 'For an ellipse \\(b^{2} = a^{2} - c^{2}\\): subtract.',
      },
    )
  list.push({
    value: withBelow(p, b2, a2),
    misconception: 'reversed_order',
    why: `The major axis is ${p.wide ? 'horizontal, so its square is below \\(x\\)' : 'vertical, so its square is below \\(y\\)'}.`,
  })
  if (p.kind !== 'foci')
    list.push({
      value: withBelow(p, 4 * a2, 4 * b2),
      misconception: 'stops_early',
      why: 'Those are the squares of the whole axes. Use the semi-axes.',
    })
  return list
}

function hints(p: Params): Hint[] {
  const form = {
    text: 'Use \\(\\frac{(x - h)^{2}}{a^{2}} + \\frac{(y - k)^{2}}{b^{2}} = 1\\) with horizontal semi-axis \\(a\\) and vertical semi-axis \\(b\\).',
  }
  if (p.kind === 'foci')
    return [
      { text: 'The center lies halfway between the foci.' },
      { text: `From the center it is \\(${p.long}\\) to a vertex and \\(${p.other}\\) to a focus.` },
      { text: `The square of the semi-minor axis is \\(${p.long}^{2} - ${p.other}^{2}\\).` },
    ]
  return [
    {
      text:
        p.kind === 'graph'
          ? 'Find the points farthest left, right, up and down. The center is in the middle.'
          : 'Half of the width and half of the height are the semi-axes.',
    },
    form,
    { text: `The semi-axes are \\(${p.long}\\) and \\(${p.other}\\). Square them.` },
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const center: Step = {
    say:
      p.kind === 'axes'
        ? 'The center is given.'
        : `The center is halfway between the ${p.kind === 'foci' ? 'foci' : 'outermost points'}.`,
    latex: `(h, k) = ${pointText([p.h, p.k])}`,
    relation: 'next',
  }
  const end: Step = {
    say: `The major axis is ${p.wide ? 'horizontal, so its square is below \\(x\\)' : 'vertical, so its square is below \\(y\\)'}.`,
    latex: latexOf(value),
    value,
    relation: 'next',
  }
  if (p.kind === 'foci')
    return [
      center,
      {
        say: 'Measure from the center to a vertex and to a focus.',
        latex: `a = ${p.long}, \\quad c = ${p.other}`,
        relation: 'next',
      },
      {
        say: 'Use the foci and the vertices to find the semi-minor axis.',
        latex: `b^{2} = a^{2} - c^{2} = ${p.long ** 2} - ${p.other ** 2} = ${shortSquare(p)}`,
        relation: 'next',
      },
      end,
    ]
  const [across, up] = p.wide ? [p.long, p.other] : [p.other, p.long]
  return [
    center,
    {
      say: `The semi-axes are \\(${across}\\) horizontally and \\(${up}\\) vertically.`,
      latex: `${across}^{2} = ${across ** 2}, \\quad ${up}^{2} = ${up ** 2}`,
      relation: 'next',
    },
    end,
  ]
}

const axis = { min: -10, max: 10, step: 1, numberStep: 5 } as const

function figure(p: Params): Figure {
  const [a, b] = p.wide ? [p.long, p.other] : [p.other, p.long]
  if (p.kind === 'graph')
    return functionGraph({ x: axis, y: axis, conics: [{ conic: { kind: 'ellipse', h: p.h, k: p.k, a, b } }] })
  if (p.kind === 'foci')
    return functionGraph({
      x: axis,
      y: axis,
      equal: true,
      height: 300,
      points: [-p.long, -p.other, p.other, p.long].map((far) => ({ at: along(p, far) })),
    })
  const minus = (n: number): string => String(n).replace('-', '−')
  return functionGraph(
    {
      x: axis,
      y: axis,
      equal: true,
      height: 300,
      points: [{ at: [p.h, p.k], label: 'C' }],
      segments: [
        { from: [p.h - a, p.k], to: [p.h + a, p.k] },
        { from: [p.h, p.k - b], to: [p.h, p.k + b] },
      ],
    },
    {
      alt: `Grid with the center C at (${minus(p.h)}, ${minus(p.k)}) and the two axes of the ellipse: ${2 * a} units across and ${2 * b} units up.`,
    },
  )
}

/** Axes, foci and equation of an ellipse (HSG-GPE.A.3). */
export const level: TopicLevel<Params> = {
  key: 'conic_sections_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => JSON.stringify(p),
  prompt,
  answer,
  forms: ['equation', 'choice'],
  formsLeftOut: { coordinate: 'the whole curve is asked for: its equation names it' },
  distractors,
  hints,
  solution,
  figure,
  load: (p) =>
    3 * kinds.indexOf(p.kind) +
    (p.wide ? 0 : 1) +
    [p.h, p.k].reduce((sum, n) => sum + (n === 0 ? 0 : n < 0 ? 2.5 : 1.5), 0),
}
