import { item, yesNo } from '../../values/items.ts'
import { isGood, isRational, reasonFor, writtenReal } from './real-number.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'
import type { RealNumber } from './real-number.ts'

/** One number to judge, or four among which the only irrational one is wanted (the first of the list). */
export interface Params {
  readonly numbers: readonly RealNumber[]
}

const labels = ['Rational', 'Irrational'] as const

/** Forms from easy to hard; what looks long though it is rational comes late. */
const forms = [
  'fraction',
  'terminating',
  'root',
  'pi_times',
  'repeating',
  'pi_over',
  'cube_root',
  'sum_with_root',
  'root_of_fraction',
] as const

const squares = Array.from({ length: 14 }, (_, i) => (i + 2) ** 2)

/** A number of one form; half of the roots are exact. */
function numberOf(chance: Chance, form: RealNumber['form']): RealNumber {
  const exact = chance.happens(0.5)
  const square = (): number => (exact ? chance.pick(squares) : chance.int(2, 199))
  switch (form) {
    case 'fraction':
      return { form, a: chance.int(1, 30), b: chance.pick([3, 6, 7, 9, 11, 12, 13, 14, 15, 17, 19]) }
    case 'terminating':
      return { form, a: chance.int(101, 999), b: 0 }
    case 'root':
      return { form, a: square(), b: 0 }
    case 'pi_times':
      return { form, a: chance.int(1, 40), b: 0 }
    case 'repeating':
      return chance.happens(0.1) ? { form, a: chance.int(1, 8), b: 1 } : { form, a: chance.int(1, 98), b: 2 }
    case 'pi_over':
      return { form, a: chance.int(2, 20), b: 0 }
    case 'cube_root':
      return { form, a: exact ? chance.int(2, 9) ** 3 : chance.int(2, 120), b: 0 }
    case 'sum_with_root':
      return { form, a: chance.int(1, 15), b: square() }
    case 'root_of_fraction':
      return exact
        ? { form, a: chance.int(1, 9) ** 2, b: chance.int(2, 4) ** 2 }
        : { form, a: chance.int(1, 30), b: chance.int(2, 19) }
  }
}

/** The place of a form in the list, the harder the later. */
const hardness = (x: RealNumber): number => forms.indexOf(x.form)

function params(chance: Chance, difficulty: number): Params {
  const low = Math.round(5 * difficulty)
  const draw = (): RealNumber => numberOf(chance, forms[chance.int(low, low + 3)] as RealNumber['form'])
  if (!chance.happens(0.25 + 0.4 * difficulty)) return { numbers: [draw()] }
  const drawn = Array.from({ length: 16 }, draw).filter(isGood)
  const odd = drawn.find((x) => !isRational(x))
  const rational = drawn.filter(isRational).slice(0, 3)
  return { numbers: odd === undefined ? rational : [odd, ...rational] }
}

function reject(p: Params): string | null {
  if (!p.numbers.every(isGood)) return 'not worth asking'
  if (p.numbers.length === 1) return null
  if (p.numbers.length < 4 || isRational(p.numbers[0] as RealNumber)) return 'not one of four'
  return new Set(p.numbers.map(writtenReal)).size < 4 ? 'the same number twice' : null
}

const single = (p: Params): boolean => p.numbers.length === 1
const first = (p: Params): RealNumber => p.numbers[0] as RealNumber
const asItem = (x: RealNumber): Item => item(writtenReal(x), `\\(${writtenReal(x)}\\)`)

function distractors(p: Params): Distractor[] {
  if (!single(p))
    return p.numbers.slice(1).map((x) => ({
      value: asItem(x),
      misconception: 'irrational_means_long',
      why: `${reasonFor(x).say} So it is rational.`,
    }))
  const rational = isRational(first(p))
  return [
    {
      value: yesNo(!rational, labels),
      misconception: rational ? 'irrational_means_long' : 'looks_alike',
      why: reasonFor(first(p)).say,
    },
  ]
}

const answer = (p: Params): Item => (single(p) ? yesNo(isRational(first(p)), labels) : asItem(first(p)))

function hints(p: Params): Hint[] {
  const kind = first(p).form
  return [
    { text: 'A number is rational when it can be written as a fraction of two whole numbers.' },
    {
      text: single(p)
        ? kind.includes('root')
          ? 'Is the number under the root a perfect square or cube?'
          : kind.startsWith('pi')
            ? 'No fraction of whole numbers is exactly pi.'
            : 'A decimal that ends or repeats can be written as a fraction.'
        : 'Decimals that end or repeat, and exact roots, can be written as fractions. Rule them out.',
    },
  ]
}

function solution(p: Params): Step[] {
  const { say, latex } = reasonFor(first(p))
  if (single(p))
    return [
      { say, latex, relation: 'next' },
      {
        say: isRational(first(p))
          ? 'It can be written as a fraction, so it is rational.'
          : 'It cannot be written as a fraction, so it is irrational.',
        latex: writtenReal(first(p)),
        value: answer(p),
        relation: 'next',
      },
    ]
  return [
    ...p.numbers.slice(1).map((x): Step => ({ ...reasonFor(x), relation: 'next' })),
    { say: `${say} This is the irrational one.`, latex, value: answer(p), relation: 'next' },
  ]
}

/** Decide whether a number can be written as a fraction (8.NS.A.1). */
export const level: TopicLevel<Params> = {
  key: 'real_numbers_intro/1',
  version: 1,
  params,
  reject,
  note: (p) => p.numbers.map(writtenReal).join(' '),
  prompt: (p, words) =>
    single(p)
      ? {
          text: words.pick(['Is this number rational or irrational?', 'Rational or irrational?']),
          latex: writtenReal(first(p)),
        }
      : {
          text: words.pick(['Which of these numbers is irrational?', 'One of these numbers is irrational. Which one?']),
        },
  answer,
  forms: ['choice'],
  formsLeftOut: { ordering: 'Being rational or not is a yes-or-no question; nothing is put in order.' },
  distractors,
  hints,
  solution,
  load: (p) => hardness(first(p)) + (single(p) ? 0 : 2),
}
