import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

export interface Power {
  readonly base: number
  readonly exponent: number
}

/** One power, or the sum of two; asked for the last digit. */
export interface Params {
  readonly powers: readonly Power[]
}

/** The last digits of the powers of a digit, from the first power on, once around. */
export function cycleOf(digit: number): number[] {
  const cycle = [digit]
  for (let next = (digit * digit) % 10; next !== digit; next = (next * digit) % 10) cycle.push(next)
  return cycle
}

/** The last digit of a power whose exponent is moved by `shift` within the cycle. */
function lastDigit({ base, exponent }: Power, shift = 0): number {
  const cycle = cycleOf(base % 10)
  return cycle[(exponent - 1 + shift + cycle.length) % cycle.length] as number
}

const total = (p: Params, shift = 0): number => p.powers.reduce((sum, power) => sum + lastDigit(power, shift), 0) % 10
const written = (p: Params): string => p.powers.map(({ base, exponent }) => `${base}^{${exponent}}`).join(' + ')

/** Bases that end in 2, 3, 7 or 8 have four different last digits; 4 and 9 have two. */
function power(chance: Chance, difficulty: number): Power {
  const digit = chance.pick(difficulty < 0.35 ? [2, 3, 4, 7, 8, 9] : [2, 3, 7, 8])
  const base = difficulty > 0.25 && chance.happens(difficulty) ? 10 * chance.int(1, 9) + digit : digit
  return { base, exponent: chance.int(8 + Math.round(90 * difficulty), 70 + Math.round(930 * difficulty)) }
}

/** Longer exponents, longer bases, and sums of two powers as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const two = chance.happens(1.6 * difficulty - 0.6)
  return { powers: Array.from({ length: two ? 2 : 1 }, () => power(chance, difficulty)) }
}

function reject(p: Params): string | null {
  const [first, second] = p.powers
  if (second !== undefined && first?.base === second.base) return 'the same base twice'
  return total(p, 1) === total(p) || total(p, -1) === total(p) ? 'a shift that does no harm' : null
}

function distractors(p: Params): Distractor[] {
  const bases = p.powers.reduce((sum, { base }) => sum + base, 0) % 10
  const products = p.powers.reduce((sum, { base, exponent }) => sum + base * exponent, 0) % 10
  return [
    {
      value: whole(total(p, 1)),
      misconception: 'cycle_start_shift',
      why: 'That is one place too far in the cycle. The cycle begins with the first power.',
    },
    {
      value: whole(total(p, -1)),
      misconception: 'cycle_start_shift',
      why: 'That is one place too early in the cycle. With remainder 1 the first digit of the cycle is meant.',
    },
    {
      value: whole(bases),
      misconception: 'stops_early',
      why: 'That is where the first power ends. The last digit changes as the exponent grows.',
    },
    {
      value: whole(products),
      misconception: 'wrong_operation',
      why: 'A power multiplies the base by itself. It is not base times exponent.',
    },
    {
      value: whole(total(p) === 9 ? 8 : total(p) + 1),
      misconception: 'slip_off_by_one',
      why: 'Very close. Work out the last digits of the first powers once more.',
    },
    { value: whole((total(p) + 2) % 10), misconception: 'near', why: 'Write down the cycle of last digits once more.' },
    { value: whole((total(p) + 4) % 10), misconception: 'near', why: 'Write down the cycle of last digits once more.' },
  ]
}

function stepsOf(it: Power): Step[] {
  const cycle = cycleOf(it.base % 10)
  const rest = it.exponent % cycle.length
  const known = it.exponent - rest
  if (rest === 1)
    return [
      {
        say: `The powers of \\(${it.base}\\) end in turn in ${cycle.map((d) => `\\(${d}\\)`).join(', ')}. So every power whose exponent is a multiple of \\(${cycle.length}\\) ends in \\(${cycle.at(-1)}\\).`,
        latex: `${cycle.join(',\\; ')},\\; ${cycle[0]},\\; \\dots`,
        relation: 'next',
      },
      {
        say: `\\(${known}\\) is a multiple of \\(${cycle.length}\\). One more factor \\(${it.base}\\) gives the last digit \\(${lastDigit(it)}\\).`,
        latex: `${it.base}^{${it.exponent}} = ${it.base}^{${known}} \\times ${it.base}`,
        relation: 'next',
      },
    ]
  return [
    {
      say: `The powers of \\(${it.base}\\) end in turn in ${cycle.map((d) => `\\(${d}\\)`).join(', ')}. Then it starts again.`,
      latex: `${cycle.join(',\\; ')},\\; ${cycle[0]},\\; \\dots`,
      relation: 'next',
    },
    {
      say: `The cycle has \\(${cycle.length}\\) digits. \\(${it.exponent}\\) leaves remainder \\(${rest}\\), so take ${rest === 0 ? 'its last digit' : `digit number \\(${rest}\\) of it`}: \\(${lastDigit(it)}\\).`,
      latex: `${it.exponent} = ${Math.floor(it.exponent / cycle.length)} \\times ${cycle.length}${rest === 0 ? '' : ` + ${rest}`}`,
      relation: 'next',
    },
  ]
}

function solution(p: Params): Step[] {
  const digits = p.powers.map((it) => lastDigit(it))
  return [
    ...p.powers.flatMap(stepsOf),
    {
      say:
        digits.length === 1
          ? `So the last digit is \\(${total(p)}\\).`
          : `Only the last digits matter in a sum, so the last digit is \\(${total(p)}\\).`,
      latex: digits.length === 1 ? String(total(p)) : `${digits.join(' + ')} = ${digits.reduce((a, b) => a + b, 0)}`,
      value: whole(total(p)),
      relation: 'next',
    },
  ]
}

/** Find last digits by spotting a repeating cycle. */
export const level: TopicLevel<Params> = {
  key: 'number_theory_challenge/1',
  version: 2,
  params,
  reject,
  note: written,
  prompt: (p, words) => ({
    text: words.pick([
      'What is the last digit of this number?',
      'Which digit is in the ones place of this number?',
      'Find the last digit of this number.',
      'This number is too long to write out. What is its last digit?',
    ]),
    latex: written(p),
  }),
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => {
    const [first] = p.powers
    const length = cycleOf((first?.base ?? 2) % 10).length
    return [
      { text: 'Only the last digit of the base matters. Write the last digits of its first few powers.' },
      { text: `For \\(${first?.base}\\) the last digits repeat with a cycle of length \\(${length}\\).` },
      {
        text: `Divide \\(${first?.exponent}\\) by \\(${length}\\). The remainder tells the place in the cycle; remainder zero means the last place.${p.powers.length > 1 ? ' Do the same for the other power.' : ''}`,
      },
    ]
  },
  solution,
  load: (p) => p.powers.reduce((sum, { base, exponent }) => sum + 6 + exponent / 120 + (base > 9 ? 2 : 0), 0),
}
