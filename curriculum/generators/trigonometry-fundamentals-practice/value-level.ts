import { rational } from '../../values/rational.ts'
import { negateSurd, surdFromRational } from '../../values/surd.ts'
import {
  angleFigure,
  angleLatex,
  callLatex,
  exact,
  latexOf,
  lookalike,
  partner,
  quadrant,
  reference,
  roman,
  signs,
  words as names,
} from './exact-values.ts'
import type { Basic, Reciprocal, Unit } from './exact-values.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Surd } from '../../values/values.ts'

/** One ratio at a multiple of 30 or 45 degrees off the axes. */
export interface ValueParams {
  readonly ratio: Basic | Reciprocal
  readonly degrees: number
  readonly unit: Unit
}

interface Settings {
  readonly key: TopicLevelKey
  readonly ratios: readonly (Basic | Reciprocal)[]
  /** Easiest first. */
  readonly angles: readonly number[]
  readonly ordinary: (p: ValueParams) => Surd | null
}

const isReciprocal = (ratio: Basic | Reciprocal): ratio is Reciprocal => ratio in partner

/** A level that asks for exact values of some ratios at some angles, in degrees and radians; each pair once. */
export function valueLevel({ key, ratios, angles, ordinary }: Settings): TopicLevel<ValueParams> {
  const work = (p: ValueParams): number =>
    angles.indexOf(p.degrees) + (p.unit === 'radians' ? 5 : 0) + ratios.indexOf(p.ratio)
  const all = (['degrees', 'radians'] as const)
    .flatMap((unit) => ratios.flatMap((ratio) => angles.map((degrees): ValueParams => ({ ratio, degrees, unit }))))
    .toSorted((a, b) => work(a) - work(b))
  const params = (chance: Chance, difficulty: number): ValueParams => {
    const start = Math.floor(difficulty * 0.55 * all.length)
    return chance.pick(all.slice(start, start + Math.ceil(0.45 * all.length)))
  }
  const answer = (p: ValueParams): Surd => ordinary(p) as Surd
  return {
    key,
    version: 1,
    params,
    note: (p) => `${p.ratio} ${p.degrees} ${p.unit}`,
    space: all.length,
    prompt: (p, chance) => ({
      text: chance.pick([
        'Find the exact value.',
        'What is the exact value?',
        'Give the exact value, without a calculator.',
      ]),
      latex: callLatex(p.ratio, p.degrees, p.unit),
    }),
    answer,
    forms: ['expression', 'choice'],
    rules: () => ({ simplest: true }),
    distractors,
    hints,
    solution: (p) => solution(p, answer(p)),
    figure: (p) => angleFigure(p.degrees, p.unit),
    load: work,
  }
}

function distractors(p: ValueParams): Distractor[] {
  const right = exact(p.ratio, p.degrees) as Surd
  const other = exact(lookalike[p.ratio], p.degrees) as Surd
  const wrongSign: Distractor = {
    value: negateSurd(right),
    misconception: 'slip_sign',
    why: `The size is right. In quadrant ${roman[quadrant(p.degrees)]} the sign is the other one.`,
  }
  const alike: Distractor = {
    value: other,
    misconception: 'looks_alike',
    why: `That is the ${names[lookalike[p.ratio]]}. Check which ratio is asked.`,
  }
  if (!isReciprocal(p.ratio))
    return [
      wrongSign,
      alike,
      {
        value: negateSurd(other),
        misconception: 'looks_alike',
        why: 'That mixes up two ratios, and the sign too. Start again from the reference angle.',
      },
      ...parts(p),
    ]
  return [
    {
      value: exact(partner[p.ratio], p.degrees) as Surd,
      misconception: 'stops_early',
      why: `That is the ${names[partner[p.ratio]]}. Take its reciprocal.`,
    },
    wrongSign,
    alike,
    {
      value: negateSurd(exact(partner[p.ratio], p.degrees) as Surd),
      misconception: 'stops_early',
      why: `That is not yet the reciprocal. The ${names[p.ratio]} is 1 over the ${names[partner[p.ratio]]}.`,
    },
    ...parts(p),
  ]
}

/** As if the ratio grew evenly with the angle; other ratios of the same angle; values of other angles. */
function parts(p: ValueParams): Distractor[] {
  const acute = reference(p.degrees)
  const basic = isReciprocal(p.ratio) ? partner[p.ratio] : p.ratio
  const share = rational(basic === 'cos' ? 90 - acute : acute, basic === 'tan' ? 45 : 90)
  const evenly = surdFromRational(isReciprocal(p.ratio) ? rational(share.d, share.n) : share)
  const next = basic === 'tan' ? 'sin' : 'tan'
  return [
    {
      value: evenly,
      misconception: 'trig_linear',
      why: `The ${names[p.ratio]} does not grow evenly with the angle. Use the special triangle.`,
    },
    {
      value: exact(next, p.degrees) as Surd,
      misconception: 'looks_alike',
      why: `That is the ${names[next]}. Check which ratio is asked.`,
    },
    {
      value: exact(p.ratio, acute === 45 ? 30 : 45) as Surd,
      misconception: 'near',
      why: 'That value belongs to another angle.',
    },
    {
      value: exact(p.ratio, acute === 60 ? 30 : 60) as Surd,
      misconception: 'near',
      why: 'That value belongs to another angle.',
    },
  ]
}

function hints(p: ValueParams): Hint[] {
  const q = roman[quadrant(p.degrees)]
  return [
    {
      text: `In which quadrant does \\(${angleLatex(p.degrees, p.unit)}\\) end? Which angle does the ray make with the \\(x\\)-axis?`,
    },
    {
      text:
        p.degrees === reference(p.degrees)
          ? `The angle is in quadrant ${q}, so every ratio is positive.`
          : `It ends in quadrant ${q}, and the reference angle is \\(${angleLatex(reference(p.degrees), p.unit)}\\).`,
    },
    isReciprocal(p.ratio)
      ? { text: `The ${names[p.ratio]} is 1 over the ${names[partner[p.ratio]]}. Find that first, with its sign.` }
      : { text: `Take the ${names[p.ratio]} of the reference angle and give it the sign of quadrant ${q}.` },
  ]
}

function solution(p: ValueParams, value: Surd): Step[] {
  const q = quadrant(p.degrees)
  const basic = isReciprocal(p.ratio) ? partner[p.ratio] : p.ratio
  const [x, y] = signs[q]
  const sign = basic === 'sin' ? y : basic === 'cos' ? x : x * y
  const found = exact(basic, p.degrees) as Surd
  const acute = reference(p.degrees)
  const steps: Step[] = [
    {
      say: `The ray ends in quadrant ${roman[q]}. It makes the reference angle with the \\(x\\)-axis.`,
      latex: `\\text{reference angle} = ${angleLatex(acute, p.unit)}`,
      figure: angleFigure(p.degrees, p.unit),
      relation: 'next',
    },
    {
      say: `In quadrant ${roman[q]} the ${names[basic]} is ${sign > 0 ? 'positive' : 'negative'}.`,
      latex: `${callLatex(basic, p.degrees, p.unit)} = ${sign > 0 ? '' : '-'}${callLatex(basic, acute, p.unit)}`,
      relation: 'next',
    },
    {
      say: `Use the exact ${names[basic]} of the reference angle.`,
      latex: `${callLatex(basic, p.degrees, p.unit)} = ${latexOf(found)}`,
      value: found,
      relation: 'next',
    },
  ]
  if (isReciprocal(p.ratio))
    steps.push({
      say: `The ${names[p.ratio]} is the reciprocal. Leave no root below the fraction bar.`,
      latex: `${callLatex(p.ratio, p.degrees, p.unit)} = ${latexOf(value)}`,
      value,
      relation: 'next',
    })
  return steps
}
