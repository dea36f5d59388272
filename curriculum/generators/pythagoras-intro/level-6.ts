import { triangle } from '../../figures/triangle.ts'
import { whole } from '../../values/rational.ts'
import { rootOf } from '../../values/surd.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Value } from '../../values/values.ts'

type Side = 'short' | 'long' | 'hypotenuse'

/** What is given and asked in a 45-45-90 (legs 'short') or 30-60-90 triangle; every answer is a whole number. */
const cases = {
  leg45: { angle: 45, given: 'hypotenuse', asked: 'short' },
  hypotenuse45: { angle: 45, given: 'short', asked: 'hypotenuse' },
  double: { angle: 30, given: 'short', asked: 'hypotenuse' },
  half: { angle: 30, given: 'hypotenuse', asked: 'short' },
  shortOfLong: { angle: 30, given: 'long', asked: 'short' },
  longOfShort: { angle: 30, given: 'short', asked: 'long' },
  hypotenuseOfLong: { angle: 30, given: 'long', asked: 'hypotenuse' },
  longOfHypotenuse: { angle: 30, given: 'hypotenuse', asked: 'long' },
} as const
type Case = keyof typeof cases

/** k is the number before the root, or the whole number, of the given side. */
export interface Params {
  readonly what: Case
  readonly k: number
}

const easy: readonly Case[] = ['double', 'half', 'leg45', 'shortOfLong']
const rest: readonly Case[] = ['hypotenuse45', 'longOfShort', 'hypotenuseOfLong', 'longOfHypotenuse']

function params(chance: Chance, difficulty: number): Params {
  const what = chance.happens(2 * difficulty - 0.5) ? chance.pick(rest) : chance.pick(easy)
  const k = chance.int(3 + Math.round(60 * difficulty), 112 + Math.round(60 * difficulty))
  return { what, k: what === 'half' || what === 'longOfHypotenuse' ? 2 * k : k }
}

/** The root beside k in the given side, and the whole answer. */
const roots: Readonly<Record<Case, 1 | 2 | 3>> = {
  leg45: 2,
  hypotenuse45: 2,
  double: 1,
  half: 1,
  shortOfLong: 3,
  longOfShort: 3,
  hypotenuseOfLong: 3,
  longOfHypotenuse: 3,
}
const result: Readonly<Record<Case, (k: number) => number>> = {
  leg45: (k) => k,
  hypotenuse45: (k) => 2 * k,
  double: (k) => 2 * k,
  half: (k) => k / 2,
  shortOfLong: (k) => k,
  longOfShort: (k) => 3 * k,
  hypotenuseOfLong: (k) => 2 * k,
  longOfHypotenuse: (k) => (3 * k) / 2,
}
const answerOf = (p: Params): number => result[p.what](p.k)
const times = (k: number, root: number): Value => (root === 1 ? whole(k) : rootOf(root, whole(k)))
const latex = (k: number, root: number): string => (root === 1 ? String(k) : `${k}\\sqrt{${root}}`)
const plain = (k: number, root: number): string => (root === 1 ? String(k) : `${k}√${root}`)
const given = (p: Params): string => latex(p.k, roots[p.what])

function distractors(p: Params): Distractor[] {
  const { k, what } = p
  const root = roots[what]
  const list: Distractor[] = [
    ...wrongRatio(p),
    {
      value: times(2 * k, root),
      misconception: 'wrong_operation',
      why: 'The given side was doubled. Look at which two sides you compare.',
    },
    {
      value: times(k, root),
      misconception: 'looks_alike',
      why:
        cases[what].angle === 45
          ? 'That is the given side. Only the two legs of this triangle are equal.'
          : 'That is the given side. The three sides of this triangle are all different.',
    },
  ]
  return list
}

/** Taking the given side for a hypotenuse or a leg, whichever it is not. */
function wrongRatio({ what, k }: Params): Distractor[] {
  const legs = 'The two legs were added. The longest side is shorter than both legs together.'
  const swap = 'That treats the given side as a leg. Check which side is opposite the right angle.'
  const other = 'The ratio of the other special triangle was used. Look at the angles again.'
  switch (what) {
    case 'leg45':
      return [
        { value: whole(2 * k), misconception: 'pythagoras_hyp_as_leg', why: swap },
        {
          value: rootOf(2, whole(k)),
          misconception: 'looks_alike',
          why: 'That is the hypotenuse itself. The legs are shorter.',
        },
      ]
    case 'hypotenuse45':
      return [
        { value: rootOf(2, whole(2 * k)), misconception: 'pythagoras_add_legs', why: legs },
        {
          value: whole(k),
          misconception: 'stops_early',
          why: 'The root two was taken away instead of multiplied: that is too short for a hypotenuse.',
        },
      ]
    case 'double':
      return [
        { value: rootOf(2, whole(k)), misconception: 'looks_alike', why: other },
        {
          value: rootOf(3, whole(k)),
          misconception: 'pythagoras_hyp_as_leg',
          why: 'That is the longer leg. The hypotenuse is twice the shorter leg.',
        },
      ]
    case 'half':
      return [
        {
          value: whole(2 * k),
          misconception: 'wrong_operation',
          why: 'The hypotenuse is the longest side, so the answer must be smaller.',
        },
        {
          value: rootOf(3, whole(k / 2)),
          misconception: 'looks_alike',
          why: 'That is the longer leg. The shorter one is half of the hypotenuse.',
        },
      ]
    case 'shortOfLong':
      return [
        {
          value: whole(3 * k),
          misconception: 'wrong_operation',
          why: 'Multiplying by root three goes from the shorter leg to the longer. Divide here.',
        },
        {
          value: whole(2 * k),
          misconception: 'pythagoras_hyp_as_leg',
          why: 'That is the hypotenuse. The shorter leg is half of it.',
        },
      ]
    case 'longOfShort':
      return [
        {
          value: rootOf(3, whole(2 * k)),
          misconception: 'pythagoras_hyp_as_leg',
          why: 'That is the hypotenuse. The longer leg is root three times the shorter.',
        },
        {
          value: whole(k),
          misconception: 'wrong_operation',
          why: 'The side was divided by root three. Multiply to get to the longer leg.',
        },
      ]
    case 'hypotenuseOfLong':
      return [
        {
          value: whole(k),
          misconception: 'stops_early',
          why: 'That is the shorter leg. The hypotenuse is twice as long.',
        },
        {
          value: rootOf(3, whole(2 * k)),
          misconception: 'wrong_operation',
          why: 'The longer leg was doubled. Find the shorter leg first.',
        },
      ]
    case 'longOfHypotenuse':
      return [
        {
          value: rootOf(3, whole(k / 2)),
          misconception: 'stops_early',
          why: 'That is the shorter leg. Multiply it by root three once more.',
        },
        {
          value: whole(3 * k),
          misconception: 'wrong_operation',
          why: 'The hypotenuse was multiplied by root three. Halve it first.',
        },
      ]
  }
}

const words: Readonly<Record<Side, string>> = { short: 'shorter leg', long: 'longer leg', hypotenuse: 'hypotenuse' }
const sideName = (p: Params, side: Side): string =>
  cases[p.what].angle === 45 && side === 'short' ? 'leg' : words[side]

function hints(p: Params): Hint[] {
  const { angle, asked, given: from } = cases[p.what]
  const rule =
    angle === 45
      ? 'The sides are \\(s\\), \\(s\\) and \\(s\\sqrt{2}\\).'
      : 'The sides are \\(s\\), \\(s\\sqrt{3}\\) and \\(2s\\), with the shortest side opposite \\(30^\\circ\\).'
  return [
    {
      text:
        angle === 45
          ? 'Two equal angles mean two equal legs: half of a square.'
          : 'This triangle is half of an equilateral triangle.',
    },
    { text: rule },
    { text: `Here the ${sideName(p, from)} is \\(${given(p)}\\). Find \\(s\\), then the ${sideName(p, asked)}.` },
  ]
}

function solution(p: Params): Step[] {
  const { angle, given: from } = cases[p.what]
  const { k, what } = p
  const value = whole(answerOf(p))
  const first: Step = {
    say:
      angle === 45
        ? 'In a 45-45-90 triangle the hypotenuse is root two times a leg.'
        : 'In a 30-60-90 triangle the hypotenuse is twice the shorter leg, and the longer leg is root three times the shorter.',
    latex: angle === 45 ? 's : s : s\\sqrt{2}' : 's : s\\sqrt{3} : 2s',
    figure: picture(p),
    relation: 'next',
  }
  const s =
    what === 'half' || what === 'longOfHypotenuse'
      ? `s = \\frac{${given(p)}}{2} = ${latex(k / 2, roots[what])}`
      : from === 'hypotenuse'
        ? `s = \\frac{${given(p)}}{\\sqrt{2}} = ${k}`
        : from === 'long'
          ? `s = \\frac{${given(p)}}{\\sqrt{3}} = ${k}`
          : `s = ${given(p)}`
  const find: Step = {
    say: angle === 45 ? 'Find the leg \\(s\\).' : 'Find the shorter leg \\(s\\).',
    latex: s,
    relation: 'next',
  }
  if (cases[what].asked === 'short') return [first, { ...find, value }]
  const last: Readonly<Partial<Record<Case, string>>> = {
    hypotenuse45: `s\\sqrt{2} = ${given(p)} \\times \\sqrt{2} = ${2 * k}`,
    double: `2s = 2 \\times ${k} = ${2 * k}`,
    longOfShort: `s\\sqrt{3} = ${given(p)} \\times \\sqrt{3} = ${3 * k}`,
    hypotenuseOfLong: `2s = 2 \\times ${k} = ${2 * k}`,
    longOfHypotenuse: `s\\sqrt{3} = ${latex(k / 2, 3)} \\times \\sqrt{3} = ${(3 * k) / 2}`,
  }
  return [
    first,
    find,
    { say: `Now find the ${sideName(p, cases[what].asked)}.`, latex: last[what] ?? '', value, relation: 'next' },
  ]
}

function picture(p: Params): Figure {
  const { angle, given: from, asked } = cases[p.what]
  const label = (side: Side): string | null =>
    side === from ? `${plain(p.k, roots[p.what])} cm` : side === asked ? 'x' : null
  const corners =
    angle === 45
      ? ([
          [0, 0],
          [1, 0],
          [0, 1],
        ] as const)
      : ([
          [0, 0],
          [Math.sqrt(3), 0],
          [0, 1],
        ] as const)
  return triangle({
    corners,
    sideLabels:
      angle === 45 ? [label('short'), label('hypotenuse'), null] : [label('long'), label('hypotenuse'), label('short')],
    angleLabels: angle === 45 ? [null, '45°', '45°'] : [null, '30°', '60°'],
    rightAngles: [0],
  })
}

/** Use 45-45-90 and 30-60-90 ratios (HSG-SRT.C.6). */
export const level: TopicLevel<Params> = {
  key: 'pythagoras_intro/6',
  version: 1,
  params,
  reject: (p) => (answerOf(p) > 600 ? 'too large' : null),
  note: (p) => `${p.what} ${p.k}`,
  prompt: (p, chance) => {
    const { angle, given: from, asked } = cases[p.what]
    const kind = angle === 45 ? '45-45-90 triangle' : '30-60-90 triangle'
    const find = asked === 'hypotenuse' || angle === 30 ? `the ${sideName(p, asked)}` : 'each leg'
    const side = angle === 45 && from === 'short' ? 'Each leg' : `The ${sideName(p, from)}`
    return {
      text: chance.pick([
        `${side} of a ${kind} is \\(${given(p)}\\) cm. How long is ${find}?`,
        `In a ${kind}, ${side.toLowerCase()} is \\(${given(p)}\\) cm long. Find the length of ${find}.`,
      ]),
    }
  },
  answer: (p) => whole(answerOf(p)),
  forms: ['numeric', 'expression', 'choice'],
  rules: () => ({ unit: 'cm', simplest: true }),
  distractors,
  hints,
  solution,
  figure: picture,
  load: (p) => (rest.includes(p.what) ? 60 : 0) + p.k / 3,
}
