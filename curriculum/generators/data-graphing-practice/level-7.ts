import { rational } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { drawPlot, placeLatex, plotFigure, total } from './plots.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'
import type { Plot } from './plots.ts'

/**
 * Amounts in glasses, in cups: 'share' pours all of it out evenly, 'total' asks for all of it, 'above' for what the glasses hold
 * that are fuller than the place at `cut`.
 */
export interface Params extends Plot {
  readonly liquid: number
  readonly kind: 'share' | 'total' | 'above'
  readonly cut: number
}

const liquids = ['water', 'juice', 'milk', 'tea'] as const

function params(chance: Chance, difficulty: number): Params {
  const denominator = difficulty < 0.5 ? 4 : 8
  const places = 4 + Math.round(2 * difficulty) + chance.int(0, 1)
  const plot = drawPlot(chance, denominator, chance.int(1, 3), places, 3)
  return {
    ...plot,
    liquid: chance.int(0, liquids.length - 1),
    kind: chance.pick(
      difficulty < 0.4 ? (['share', 'total', 'above'] as const) : (['share', 'share', 'above'] as const),
    ),
    cut: chance.int(1, places - 3),
  }
}

/** The stacks that count. */
const counted = (p: Params): number[] => p.counts.map((n, i) => (p.kind === 'above' && i <= p.cut ? 0 : n))
const partsOf = (p: Params, counts: readonly number[]): number =>
  counts.reduce((sum, n, i) => sum + n * (p.from + i), 0)
const parts = (p: Params): number => partsOf(p, counted(p))
const glasses = (p: Params): number => total(p.counts)
const answer = (p: Params): Rational => rational(parts(p), p.denominator * (p.kind === 'share' ? glasses(p) : 1))
const latexOf = (r: Rational): string => placeLatex(Number(r.n), Number(r.d))
const cutText = (p: Params): string =>
  `\\(${placeLatex(p.from + p.cut, p.denominator)}\\) ${(p.from + p.cut) / p.denominator > 1 ? 'cups' : 'cup'}`

function reject(p: Params): string | null {
  const value = answer(p)
  if (glasses(p) < 3 || glasses(p) > 10) return 'too few or too many glasses'
  if (p.kind === 'above' && counted(p).filter((n) => n > 0).length < 2) return 'only one stack counts'
  if (p.kind === 'above' && p.counts[p.cut] === 0) return 'no glass at the place itself'
  return value.d === 1n || value.d > 24n ? 'an awkward share' : null
}

function distractors(p: Params): Distractor[] {
  const counts = counted(p)
  const once = counts.map((n) => Math.min(n, 1))
  const [liquid, d] = [liquids[p.liquid], p.denominator]
  const shared = p.kind === 'share' ? total(once) : 1
  const list = [
    wrongAnswer(
      rational(partsOf(p, once), d * shared),
      'scale_ignored',
      `You used each place on the line once. Each of the ${total(counts)} marks is a glass.`,
    ),
  ]
  if (p.kind === 'share')
    list.push(
      wrongAnswer(
        rational(parts(p), d),
        'stops_early',
        `That is all of the ${liquid}. Share it equally among the ${glasses(p)} glasses.`,
      ),
      wrongAnswer(
        rational(parts(p), glasses(p)),
        'looks_alike',
        `You shared ${parts(p)} cups. Each part is only \\(\\frac{1}{${d}}\\) cup.`,
      ),
      wrongAnswer(
        rational(2 * p.from + p.counts.length - 1, 2 * d),
        'looks_alike',
        'That is halfway between the ends of the line. Use the amount in every glass.',
      ),
    )
  else
    list.push(
      wrongAnswer(
        rational(parts(p), 1),
        'looks_alike',
        `You counted ${parts(p)} whole cups. Each part is only \\(\\frac{1}{${d}}\\) cup.`,
      ),
      wrongAnswer(
        rational(p.kind === 'above' ? partsOf(p, p.counts) : parts(p) - p.from, d),
        'stops_early',
        p.kind === 'above'
          ? `That is the total of all ${glasses(p)} glasses. Leave out those with ${cutText(p)} or less.`
          : `You left out one of the ${glasses(p)} glasses.`,
      ),
      wrongAnswer(
        rational(parts(p) + (p.kind === 'above' ? (p.counts[p.cut] ?? 0) * (p.from + p.cut) : p.from), d),
        'looks_alike',
        p.kind === 'above'
          ? `A glass with ${cutText(p)} does not hold more than that.`
          : 'You counted one glass twice.',
      ),
    )
  return list.concat(
    wrongAnswer(
      rational(p.from + p.counts.length - 1, d),
      'looks_alike',
      `That is only the fullest glass. Use ${p.kind === 'above' ? 'every glass above the amount' : `all ${glasses(p)} glasses`}.`,
    ),
  )
}

function prompt(p: Params, words: Chance): Prompt {
  const liquid = liquids[p.liquid]
  if (p.kind === 'total')
    return {
      text: words.pick([
        `Each mark is a glass of ${liquid}. How many cups of ${liquid} are there in all?`,
        `All of the ${liquid} in the glasses is poured into a pitcher. How many cups are in the pitcher?`,
      ]),
    }
  if (p.kind === 'above')
    return {
      text: words.pick([
        `Each mark is a glass of ${liquid}. How many cups are in the glasses with more than ${cutText(p)} altogether?`,
        `Look at the glasses that hold more than ${cutText(p)} of ${liquid}. How many cups do they hold altogether?`,
      ]),
    }
  return {
    text: words.pick([
      `Each mark is a glass of ${liquid}. The ${liquid} is shared equally among the glasses. How many cups are in each glass then?`,
      `The ${liquid} is poured so that all ${glasses(p)} glasses hold the same amount. How many cups does each glass hold?`,
    ]),
  }
}

function hints(p: Params): Hint[] {
  return [
    {
      text:
        p.kind === 'above'
          ? `Which glasses hold more than ${cutText(p)}?`
          : `How much is there in all? Each of the ${glasses(p)} marks is one glass.`,
    },
    { text: `Count in parts of \\(\\frac{1}{${p.denominator}}\\) cup.` },
    {
      text:
        p.kind === 'share'
          ? `There are ${parts(p)} of these parts for ${glasses(p)} glasses.`
          : `Add the parts of the ${total(counted(p))} glasses.`,
    },
  ]
}

function solution(p: Params): Step[] {
  const used = counted(p)
    .map((n, i) => ({ n, place: p.from + i }))
    .filter(({ n }) => n > 0)
  const value = answer(p)
  const sum = rational(parts(p), p.denominator)
  const first = [
    nextStep(
      p.kind === 'above'
        ? `Take the glasses with more than ${cutText(p)}. Multiply each amount by its number of glasses.`
        : 'Multiply each amount by its number of glasses. Then add.',
      used.map(({ n, place }) => `${n} \\times ${placeLatex(place, p.denominator)}`).join(' + '),
    ),
  ]
  const inParts = `${used.map(({ n, place }) => `${n} \\times ${place}`).join(' + ')} = ${parts(p)}`
  if (p.kind !== 'share')
    return [
      ...first,
      nextStep(`Count in parts of \\(\\frac{1}{${p.denominator}}\\) cup.`, inParts),
      nextStep('Write the parts as cups.', `\\frac{${parts(p)}}{${p.denominator}} = ${latexOf(value)}`, value),
    ]
  return [
    ...first,
    nextStep(`In parts of \\(\\frac{1}{${p.denominator}}\\) cup, find the total.`, inParts, sum),
    nextStep(
      `Divide the total equally among ${glasses(p)} glasses.`,
      `\\frac{${parts(p)}}{${p.denominator}} \\div ${glasses(p)} = ${latexOf(value)}`,
      value,
    ),
  ]
}

/** Use operations to solve problems with data on a line plot (5.MD.B.2). */
export const level: TopicLevel<Params> = {
  key: 'data_graphing_practice/7',
  version: 2,
  params,
  reject,
  note: (p) => JSON.stringify([p.denominator, p.from, p.counts, p.kind, p.kind === 'above' ? p.cut : 0]),
  prompt,
  answer,
  forms: ['mixed_number', 'fraction', 'choice'],
  rules: () => ({ unit: 'cups' }),
  distractors,
  hints,
  solution,
  figure: (p) => plotFigure(p, 'Amount in each glass (cups)'),
  load: (p) => p.counts.length * 2 + glasses(p) / 3 + (p.denominator === 8 ? 2 : 0) + (p.kind === 'share' ? 1 : 0),
}
