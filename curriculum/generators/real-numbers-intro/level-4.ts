import { decimal } from '../../values/decimal.ts'
import {
  addRationals,
  decimalLength,
  multiplyRationals,
  rational,
  subtractRationals,
  toDecimalText,
  whole,
} from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Decimal, Rational } from '../../values/values.ts'

/**
 * A measurement of `n` units in the last place, which is `places` after the point. Asked: the greatest possible error, the least or
 * greatest true value, the error of `count` equal lengths put together, or the percentage that the error is of the measurement.
 */
export interface Params {
  readonly task: 'error' | 'least' | 'greatest' | 'sum' | 'places'
  readonly n: number
  readonly places: number
  readonly count: number
  readonly unit: 'm' | 'cm' | 'kg' | 'L'
}

const words = { m: 'length', cm: 'length', kg: 'mass', L: 'volume' } as const
const order = ['error', 'least', 'greatest', 'sum', 'places'] as const
const unitOf = (p: Params): Rational => rational(1, 10 ** p.places)
const half = (p: Params): Rational => rational(1, 2 * 10 ** p.places)
const measured = (p: Params): Rational => rational(p.n, 10 ** p.places)
const text = (value: Rational): string => toDecimalText(value, decimalLength(value) ?? 0)
/** A value with just as many decimals as it needs. */
const exact = (value: Rational): Rational | Decimal =>
  value.d === 1n ? value : decimal(value, decimalLength(value) ?? 0)
/** The measurement with all its decimals. */
const given = (p: Params): string => toDecimalText(measured(p), p.places)
/** A second measurement with more decimals, whose sum is asked for in a sensible accuracy. */
const finer = (p: Params): string =>
  toDecimalText(rational(p.n * 37 + 11, 10 ** (p.places + p.count)), p.places + p.count)

function answer(p: Params): Rational | Decimal {
  switch (p.task) {
    case 'error':
      return exact(half(p))
    case 'least':
      return exact(subtractRationals(measured(p), half(p)))
    case 'greatest':
      return exact(addRationals(measured(p), half(p)))
    case 'sum':
      return exact(multiplyRationals(whole(p.count), half(p)))
    case 'places':
      return whole(p.places)
  }
}

function params(chance: Chance, difficulty: number): Params {
  const task = order[Math.max(0, Math.min(4, Math.floor(4.2 * difficulty + 1.9 * chance.unit() - 0.8)))] ?? 'error'
  const places = task === 'places' ? chance.int(1, 3) : chance.int(0, 1 + Math.round(2 * difficulty))
  return {
    task,
    n: chance.int(11, 400 + Math.round(500 * difficulty)),
    places,
    count: task === 'sum' ? chance.int(3, 12) : task === 'places' ? chance.int(1, 2) : 0,
    unit: chance.pick(['m', 'cm', 'kg', 'L']),
  }
}

const smallest = ['ones', 'tenths', 'hundredths', 'thousandths'] as const

function distractors(p: Params): Distractor[] {
  const by = (value: Rational, misconception: string, why: string): Distractor =>
    wrongAnswer(exact(value), misconception, why)
  const [u, h, x] = [unitOf(p), half(p), measured(p)]
  switch (p.task) {
    case 'error':
      return [
        by(u, 'looks_alike', 'That is a whole unit of the last place. A rounded value is off by at most half of it.'),
        by(
          multiplyRationals(h, rational(1, 10)),
          'slip_place',
          'That is half a unit of the next place. Look at the last digit given.',
        ),
        by(
          multiplyRationals(h, whole(10)),
          'slip_place',
          'That is half a unit of the place before. Look at the last digit given.',
        ),
      ]
    case 'least':
    case 'greatest': {
      const [right, other] = p.task === 'least' ? [subtractRationals, addRationals] : [addRationals, subtractRationals]
      return [
        by(right(x, u), 'looks_alike', 'That is a whole unit off. Rounding changes a value by at most half a unit.'),
        by(other(x, h), 'reversed_order', `That is the ${p.task === 'least' ? 'greatest' : 'least'} possible value.`),
        by(
          right(x, multiplyRationals(h, rational(1, 10))),
          'looks_alike',
          'Half a unit of the last given place is ten times that.',
        ),
      ]
    }
    case 'sum':
      return [
        by(h, 'stops_early', `That is the error of one. All \\(${p.count}\\) can be off in the same direction.`),
        by(
          multiplyRationals(whole(p.count), u),
          'looks_alike',
          'Each one is off by at most half a unit, not by a whole one.',
        ),
        by(
          multiplyRationals(h, rational(p.count, 10)),
          'slip_place',
          'Look at the last digit given: half a unit of that place.',
        ),
      ]
    case 'places':
      return [
        by(
          whole(p.places + p.count),
          'irrational_means_long',
          'More digits do not make it more exact. The coarser measurement decides.',
        ),
        by(whole(p.places + p.count + 1), 'irrational_means_long', 'More digits than were measured say nothing.'),
        by(whole(p.places - 1), 'looks_alike', 'One more decimal place is justified.'),
        by(whole(2 * p.places + p.count), 'wrong_operation', 'Decimal places are not added for a sum.'),
      ]
  }
}

function question(p: Params, chance: Chance): string {
  const [name] = pickNames(chance, 1)
  const what = words[p.unit]
  switch (p.task) {
    case 'error':
      return chance.pick([
        `A ${what} is given as \\(${given(p)}\\) ${p.unit}, rounded to the last digit shown. What is the greatest possible error, in ${p.unit}?`,
        `${name} measures a ${what} of \\(${given(p)}\\) ${p.unit}. By how much can the rounded value be off at most, in ${p.unit}?`,
      ])
    case 'least':
      return `A ${what} is \\(${given(p)}\\) ${p.unit}, rounded to the last digit shown. What is the least value that it can have, in ${p.unit}?`
    case 'greatest':
      return `A ${what} is \\(${given(p)}\\) ${p.unit}, rounded to the last digit shown. Which value must it stay below, in ${p.unit}?`
    case 'sum':
      return `Each of \\(${p.count}\\) equal parts is measured as \\(${given(p)}\\) ${p.unit}, rounded to the last digit. What is the greatest possible error of all together, in ${p.unit}?`
    case 'places':
      return `${name} adds the measured values \\(${given(p)}\\) ${p.unit} and \\(${finer(p)}\\) ${p.unit}. How many decimal places should the sum have?`
  }
}

function hints(p: Params): Hint[] {
  if (p.task === 'places')
    return [
      { text: 'How exactly is each of the two values known?' },
      { text: 'The sum is no more exact than the coarser value. Count its decimals.' },
    ]
  return [
    { text: `The last digit shown stands for the ${smallest[p.places]}.` },
    { text: 'A rounded value is off by at most half a unit of its last place.' },
    {
      text: `One unit of that place is \\(${text(unitOf(p))}\\). ${p.task === 'sum' ? `Take half of it, \\(${p.count}\\) times.` : p.task === 'error' ? 'Take half of it.' : `Go half of it ${p.task === 'least' ? 'down' : 'up'} from \\(${given(p)}\\).`}`,
    },
  ]
}

function solution(p: Params): Step[] {
  if (p.task === 'places')
    return [
      nextStep(`\\(${given(p)}\\) is known to the ${smallest[p.places]}, the other value more exactly.`),
      nextStep(
        `The sum cannot be more exact than that, so it gets \\(${p.places}\\) decimal ${p.places === 1 ? 'place' : 'places'}.`,
        undefined,
        whole(p.places),
      ),
    ]
  const first = nextStep(
    `The last place is the ${smallest[p.places]}: one unit is \\(${text(unitOf(p))}\\). Half of it is the greatest error.`,
    `${text(unitOf(p))} \\div 2 = ${text(half(p))}`,
    exact(half(p)),
  )
  if (p.task === 'error') return [nextStep(`The value is rounded to the ${smallest[p.places]}.`), first]
  if (p.task === 'sum')
    return [
      first,
      nextStep(
        'All parts can be off in the same direction.',
        `${p.count} \\times ${text(half(p))} = ${text(multiplyRationals(whole(p.count), half(p)))}`,
        answer(p),
      ),
    ]
  const value = p.task === 'least' ? subtractRationals(measured(p), half(p)) : addRationals(measured(p), half(p))
  return [
    first,
    nextStep(
      p.task === 'least'
        ? 'Go down by half a unit.'
        : 'Go up by half a unit. From there on the value would be rounded up.',
      `${given(p)} ${p.task === 'least' ? '-' : '+'} ${text(half(p))} = ${text(value)}`,
      answer(p),
    ),
  ]
}

/** Choose a sensible accuracy and find the greatest possible error (HSN-Q.A.3). */
export const level: TopicLevel<Params> = {
  key: 'real_numbers_intro/4',
  version: 1,
  params,
  reject: (p) => (p.n % 10 === 0 || (p.task === 'sum' && p.count === 10) ? 'a zero at the end' : null),
  note: (p) => `${p.task} ${p.n} ${p.places} ${p.count}`,
  prompt: (p, chance) => ({ text: question(p, chance) }),
  answer,
  forms: ['numeric', 'choice'],
  formsLeftOut: { interval: 'One bound or one error is asked for, and that is a single number.' },
  distractors,
  hints,
  solution,
  load: (p) => 3 * order.indexOf(p.task) + p.places,
}
