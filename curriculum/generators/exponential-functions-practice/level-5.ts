import { countNoun } from '../../words/nouns.ts'
import { nearEdge, rounded, roundedText } from '../rounded.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { rational, toNumber, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Value } from '../../values/values.ts'

/**
 * Halving with the half-life h: 'left' asks what is left after t, a whole number of half-lives, 'time' for the t after which only
 * the start over 2^(t/h) is left, 'part' what is left after a t between two half-lives. Growth start e^(rt) with r percent:
 * 'grow' asks for the amount after t, 'double' when it has doubled (t is 0).
 */
export interface Params {
  readonly kind: 'left' | 'time' | 'part' | 'grow' | 'double'
  readonly scene: number
  readonly start: number
  /** The half-life, or percent for each unit of time. */
  readonly h: number
  readonly t: number
}

type Unit = 'hour' | 'day' | 'year'
interface Decay {
  readonly told: string
  readonly unit: Unit
  /** A half-life that is a fact, or the range of those that can be. */
  readonly h: number | readonly [number, number]
}
interface Growth {
  readonly told: (start: string, rate: number) => string
  readonly amount: string
  readonly unit: Unit
  readonly rates: readonly [number, number]
  readonly longest: number
  readonly scale: number
}

const decays: readonly Decay[] = [
  { told: 'Iodine-131 has a half-life of 8 days.', unit: 'day', h: 8 },
  { told: 'Caffeine has a half-life of 5 hours in the body.', unit: 'hour', h: 5 },
  { told: 'Technetium-99m has a half-life of 6 hours.', unit: 'hour', h: 6 },
  { told: 'A medicine has a half-life of', unit: 'hour', h: [2, 12] },
]
const growths: readonly Growth[] = [
  {
    told: (start, rate) => `A culture of ${start} cells grows continuously at a rate of ${rate}% an hour.`,
    amount: 'cells',
    unit: 'hour',
    rates: [8, 40],
    longest: 8,
    scale: 50,
  },
  {
    told: (start, rate) => `An account of $${start} earns ${rate}% interest a year, compounded continuously.`,
    amount: 'dollars',
    unit: 'year',
    rates: [2, 8],
    longest: 15,
    scale: 100,
  },
  {
    told: (start, rate) => `A town of ${start} people grows continuously at a rate of ${rate}% a year.`,
    amount: 'people',
    unit: 'year',
    rates: [2, 7],
    longest: 12,
    scale: 300,
  },
]

const halves = (p: Params): boolean => p.kind === 'left' || p.kind === 'time' || p.kind === 'part'
const decay = (p: Params): Decay => decays[p.scene] as Decay
const growth = (p: Params): Growth => growths[p.scene] as Growth
const unit = (p: Params): Unit => (halves(p) ? decay(p).unit : growth(p).unit)
const halvings = (p: Params): number => p.t / p.h
const amountLeft = (p: Params): number => p.start * 0.5 ** halvings(p)
const rate = (p: Params): number => p.h / 100
const grown = (p: Params): number => p.start * Math.exp(rate(p) * p.t)
const doubling = (p: Params): number => Math.log(2) / rate(p)
const whole0 = (n: number): Value => rounded(n, 0)

function answer(p: Params): Value {
  switch (p.kind) {
    case 'left':
      return rational(p.start, 2 ** halvings(p))
    case 'time':
      return whole(p.t)
    case 'part':
      return rounded(amountLeft(p))
    case 'grow':
      return whole0(grown(p))
    case 'double':
      return rounded(doubling(p))
  }
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.pick(
    difficulty < 0.35
      ? (['left', 'left', 'time', 'part', 'part'] as const)
      : difficulty < 0.65
        ? (['time', 'part', 'grow', 'grow'] as const)
        : (['part', 'grow', 'double', 'double'] as const),
  )
  if (kind === 'grow' || kind === 'double') {
    const scene = chance.int(0, 2)
    const { rates, longest, scale } = growths[scene] as Growth
    const h = chance.int(rates[0], rates[1])
    return { kind, scene, start: scale * chance.int(2, 40), h, t: kind === 'grow' ? chance.int(2, longest) : 0 }
  }
  const scene = chance.int(0, 3)
  const known = (decays[scene] as Decay).h
  const h = typeof known === 'number' ? known : chance.int(known[0], known[1])
  if (kind === 'part') return { kind, scene, start: 10 * chance.int(4, 40), h, t: chance.int(2, 3 * h) }
  const n = chance.int(3, 4 + Math.round(difficulty))
  return { kind, scene, start: 2 ** n * chance.int(3, 25), h, t: n * h }
}

function reject(p: Params): string | null {
  if (p.kind === 'part') return p.t % p.h === 0 || nearEdge(amountLeft(p)) ? 'a whole number of half-lives' : null
  if (p.kind === 'grow') return nearEdge(grown(p), 0) ? 'between two roundings' : null
  if (p.kind === 'double') return nearEdge(doubling(p)) ? 'between two roundings' : null
  return p.start > 500 || toNumber(rational(p.start, 2 ** halvings(p))) === p.h || p.h === halvings(p)
    ? 'too large, or the same number twice'
    : null
}

function prompt(p: Params): Prompt {
  if (!halves(p)) {
    const { told, amount } = growth(p)
    const story = told(p.start.toLocaleString('en-US'), p.h)
    const latex = `A(t) = ${p.start}e^{${rate(p)}t}`
    if (p.kind === 'double')
      return {
        text: `${story} After how many ${unit(p)}s has it doubled? Round to the nearest tenth.`,
        latex,
      }
    return {
      text: `${story} How many ${amount} are there after ${countNoun(p.t, unit(p))}? Round to the nearest whole number.`,
      latex,
    }
  }
  const told = typeof decay(p).h === 'number' ? decay(p).told : `${decay(p).told} ${countNoun(p.h, unit(p))}.`
  const first = `${told} At first there are ${p.start} milligrams.`
  if (p.kind === 'time')
    return { text: `${first} After how many ${unit(p)}s are ${p.start / 2 ** halvings(p)} milligrams left?` }
  const ask = `How many milligrams are left after ${countNoun(p.t, unit(p))}?`
  return { text: p.kind === 'left' ? `${first} ${ask}` : `${first} ${ask} Round to the nearest tenth.` }
}

function wholeDistractors(p: Params): Distractor[] {
  const { start, h } = p
  const n = halvings(p)
  if (p.kind === 'left')
    return [
      wrongAnswer(
        rational(start, 2 * n),
        'exponential_as_linear',
        `You divided by ${2 * n}. In ${n} half-lives you divide by \\(2^{${n}} = ${2 ** n}\\).`,
      ),
      wrongAnswer(rational(start, 2), 'stops_early', `That is after one half-life. There are ${n}.`),
      wrongAnswer(rational(start, 2 ** (n - 1)), 'looks_alike', `You halved ${n - 1} times. Halve ${n} times.`),
      wrongAnswer(
        rational(start, n),
        'wrong_operation',
        `You divided by ${n}. Each of the ${n} half-lives divides by 2.`,
      ),
    ]
  return [
    wrongAnswer(
      rational(h * 2 ** n, 2),
      'exponential_as_linear',
      `The amount is halved every ${h} ${unit(p)}s, so it takes ${n} half-lives.`,
    ),
    wrongAnswer(whole(n), 'stops_early', `That is the number of half-lives. Each takes ${h} ${unit(p)}s.`),
    wrongAnswer(whole(h * (n + 1)), 'looks_alike', `That is ${n + 1} half-lives. Halve ${start} only ${n} times.`),
    wrongAnswer(whole(h * (n - 1)), 'looks_alike', `That is ${n - 1} half-lives. Halve ${start} ${n} times.`),
  ]
}

function distractors(p: Params): Distractor[] {
  const n = halvings(p)
  const r = rate(p)
  if (p.kind === 'part')
    return [
      wrongAnswer(
        rounded(p.start / (2 * n)),
        'exponential_as_linear',
        `Do not divide by \\(2 \\cdot \\frac{${p.t}}{${p.h}}\\). The number of half-lives is an exponent.`,
      ),
      wrongAnswer(
        rounded(p.start * 0.5 ** (p.h / p.t)),
        'reversed_order',
        `You used the exponent \\(\\frac{${p.h}}{${p.t}}\\). Divide ${p.t} by the half-life, ${p.h}.`,
      ),
      wrongAnswer(
        rounded(p.start * Math.exp(-n)),
        'looks_alike',
        `You used the base \\(e\\). A half-life of ${p.h} ${unit(p)}s has the base \\(\\frac{1}{2}\\).`,
      ),
      wrongAnswer(
        rounded(p.start * 0.5 ** Math.ceil(n)),
        'stops_early',
        `That is after ${Math.ceil(n)} half-lives. ${p.t} ${unit(p)}s are \\(\\frac{${p.t}}{${p.h}}\\) half-lives.`,
      ),
    ]
  if (p.kind === 'grow')
    return [
      wrongAnswer(
        whole0(p.start * (1 + r * p.t)),
        'exponential_as_linear',
        `You added ${p.h}% of ${p.start} each time. Continuous growth multiplies by \\(e^{${r} \\cdot ${p.t}}\\).`,
      ),
      wrongAnswer(
        whole0(p.start * (1 + r) ** p.t),
        'looks_alike',
        `You used \\(${1 + r}^{${p.t}}\\). Continuous growth uses \\(e^{${r} \\cdot ${p.t}}\\).`,
      ),
      wrongAnswer(whole0(p.start * Math.exp(r)), 'stops_early', `That is after one ${unit(p)}. Use \\(t = ${p.t}\\).`),
      wrongAnswer(
        whole0(p.start * Math.E * r * p.t),
        'wrong_operation',
        `You multiplied by \\(e\\). In \\(e^{${r} \\cdot ${p.t}}\\) the product is an exponent.`,
      ),
    ]
  if (p.kind === 'double')
    return [
      wrongAnswer(
        rounded(1 / r),
        'exponential_as_linear',
        `You divided 100% by ${p.h}%. The growth is not the same amount each ${unit(p)}.`,
      ),
      wrongAnswer(rounded(Math.log(2)), 'stops_early', `That is \\(\\ln 2\\). Divide it by \\(${r}\\).`),
      wrongAnswer(
        rounded(2 / r),
        'wrong_operation',
        `You divided 2 by \\(${r}\\). Take the natural logarithm of 2 first.`,
      ),
      wrongAnswer(
        rounded(Math.log10(2) / r),
        'looks_alike',
        'You used \\(\\log 2\\). The base is \\(e\\), so use \\(\\ln 2\\).',
      ),
    ]
  return wholeDistractors(p)
}

function hints(p: Params): Hint[] {
  const r = rate(p)
  switch (p.kind) {
    case 'left':
      return [
        { text: `The amount is halved every ${p.h} ${unit(p)}s.` },
        { text: `How many half-lives of ${p.h} ${unit(p)}s are in ${p.t} ${unit(p)}s?` },
        { text: `Halve \\(${p.start}\\) ${halvings(p)} times.` },
      ]
    case 'time':
      return [
        { text: `The amount is halved every ${p.h} ${unit(p)}s.` },
        { text: `Halve \\(${p.start}\\) again and again until you reach \\(${p.start / 2 ** halvings(p)}\\).` },
        { text: `It takes ${halvings(p)} half-lives of ${p.h} ${unit(p)}s.` },
      ]
    case 'part':
      return [
        { text: `The number of half-lives need not be whole. Divide ${p.t} by ${p.h}.` },
        { text: `Use \\(\\frac{${p.t}}{${p.h}}\\) as the exponent of \\(\\frac{1}{2}\\).` },
        { text: `Evaluate \\(${p.start}\\left(\\frac{1}{2}\\right)^{\\frac{${p.t}}{${p.h}}}\\).` },
      ]
    case 'grow':
      return [
        { text: `Substitute \\(${p.t}\\) for \\(t\\).` },
        { text: `The exponent is \\(${r} \\cdot ${p.t}\\).` },
        { text: `Evaluate \\(${p.start}e^{${roundedText(r * p.t, 2)}}\\).` },
      ]
    case 'double':
      return [
        { text: `When it has doubled, \\(A(t) = ${2 * p.start}\\).` },
        { text: `Divide both sides by \\(${p.start}\\). Then \\(e^{${r}t} = 2\\).` },
        { text: `Take the natural logarithm: \\(${r}t = \\ln 2\\).` },
      ]
  }
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const n = halvings(p)
  const r = rate(p)
  const row = (): string => Array.from({ length: n + 1 }, (_, i) => p.start / 2 ** i).join(' \\to ')
  switch (p.kind) {
    case 'left':
      return [
        nextStep('Divide the time by the half-life.', `${p.t} \\div ${p.h} = ${n}`),
        nextStep(`Halve the amount ${n} times.`, row(), value),
      ]
    case 'time':
      return [
        nextStep('Halve the amount again and again. Count the halvings.', row()),
        nextStep(`That is ${n} half-lives.`, `${n} \\cdot ${p.h} = ${p.t}`, value),
      ]
    case 'part':
      return [
        nextStep('Divide the time by the half-life.', `\\frac{${p.t}}{${p.h}} \\approx ${roundedText(n, 3)}`),
        nextStep(
          'Use the number of half-lives as the exponent.',
          `${p.start}\\left(\\frac{1}{2}\\right)^{\\frac{${p.t}}{${p.h}}} \\approx ${roundedText(amountLeft(p), 3)}`,
        ),
        nextStep('Round to the nearest tenth.', roundedText(amountLeft(p)), value),
      ]
    case 'grow':
      return [
        nextStep(
          `Substitute \\(${p.t}\\) for \\(t\\).`,
          `A(${p.t}) = ${p.start}e^{${r} \\cdot ${p.t}} = ${p.start}e^{${roundedText(r * p.t, 2)}}`,
        ),
        nextStep('Evaluate the power of \\(e\\) and multiply.', `A(${p.t}) \\approx ${roundedText(grown(p), 2)}`),
        nextStep('Round to the nearest whole number.', roundedText(grown(p), 0), value),
      ]
    case 'double':
      return [
        nextStep('Write the equation for twice the amount.', `${p.start}e^{${r}t} = ${2 * p.start}`),
        nextStep(`Divide both sides by \\(${p.start}\\).`, `e^{${r}t} = 2`),
        nextStep('Take the natural logarithm of both sides.', `${r}t = \\ln 2 \\approx 0.693`),
        nextStep(
          `Divide by \\(${r}\\) and round to the nearest tenth.`,
          `t = \\frac{\\ln 2}{${r}} \\approx ${roundedText(doubling(p))}`,
          value,
        ),
      ]
  }
}

/** Half-life, also between whole half-lives, and continuous growth with base e (HSF-LE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'exponential_functions_practice/5',
  version: 2,
  params,
  reject,
  note: (p) => [p.kind, p.scene, p.start, p.h, p.t].join(' '),
  prompt,
  answer,
  forms: ['numeric', 'choice'],
  rules: (p) => (p.kind === 'part' || p.kind === 'double' ? { places: 1 } : p.kind === 'grow' ? { places: 0 } : {}),
  distractors,
  hints,
  solution,
  load: (p) => ({ left: 0, time: 2, part: 5, grow: 7, double: 10 })[p.kind] + p.t / 30,
}
