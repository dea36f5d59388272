import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** A calculation with remainders: a sum, a difference, a product, a sum of products, or a power. */
export interface Params {
  readonly kind: 'sum' | 'difference' | 'product' | 'mixed' | 'power'
  readonly a: number
  readonly b: number
  readonly c: number
  readonly m: number
}

const kinds = ['sum', 'difference', 'product', 'mixed', 'power'] as const
const mod = (n: number, m: number): number => ((n % m) + m) % m
function powerMod(base: number, exponent: number, m: number): number {
  let result = 1
  for (let i = 0; i < exponent; i++) result = mod(result * base, m)
  return result
}

function answer({ kind, a, b, c, m }: Params): number {
  switch (kind) {
    case 'sum':
      return mod(a + b, m)
    case 'difference':
      return mod(a - b, m)
    case 'product':
      return mod(a * b, m)
    case 'mixed':
      return mod(a * b + c, m)
    case 'power':
      return powerMod(a, b, m)
  }
}

function written({ kind, a, b, c, m }: Params): string {
  const inside = {
    sum: `${a} + ${b}`,
    difference: `${a} - ${b}`,
    product: `${a} \\cdot ${b}`,
    mixed: `${a} \\cdot ${b} + ${c}`,
    power: `${a}^{${b}}`,
  }[kind]
  return `${inside} \\pmod{${m}}`
}

/** Sums and differences first, then products, then powers. */
function params(chance: Chance, difficulty: number): Params {
  const kind = kinds[Math.max(0, Math.min(4, Math.floor(4.4 * difficulty + 1.6 * chance.unit() - 0.7)))] ?? 'sum'
  const m = chance.int(5 + Math.round(2 * difficulty), 11 + Math.round(6 * difficulty))
  const low = m + 2
  const draw = (most: number): number => chance.int(low, most)
  if (kind === 'power')
    return { kind, a: chance.int(2, 9), b: chance.int(6, 20 + Math.round(20 * difficulty)), c: 0, m }
  if (kind === 'difference') {
    const b = draw(80)
    return { kind, a: chance.int(2, b - 1), b, c: 0, m }
  }
  return { kind, a: draw(60), b: draw(60), c: kind === 'mixed' ? chance.int(3, 40) : 0, m }
}

/** The whole result before the modulus, or null where it is too large. */
function plain({ kind, a, b, c }: Params): number | null {
  const value = { sum: a + b, difference: a - b, product: a * b, mixed: a * b + c, power: null }[kind]
  return value
}

function distractors(p: Params): Distractor[] {
  const r = answer(p)
  const value = plain(p)
  const list = [
    wrongAnswer(
      whole(mod(r + 1, p.m)),
      'cycle_start_shift',
      `The clock of \\(${p.m}\\) begins at 0. You are one step too far around it.`,
    ),
    wrongAnswer(
      whole(mod(r - 1, p.m)),
      'cycle_start_shift',
      `The clock of \\(${p.m}\\) begins at 0. You are one step short.`,
    ),
  ]
  if (p.kind === 'difference')
    list.push(
      wrongAnswer(
        whole(mod(p.b - p.a, p.m)),
        'reversed_order',
        'The difference was turned around. Go back on the clock.',
      ),
    )
  if (p.kind === 'power')
    list.push(
      wrongAnswer(
        whole(mod(p.a * p.b, p.m)),
        'wrong_operation',
        `That is \\(${p.a} \\cdot ${p.b}\\). A power multiplies again and again.`,
      ),
    )
  if (value !== null && value > p.m)
    list.push(
      wrongAnswer(
        whole(Math.floor(value / p.m)),
        'looks_alike',
        `That is how often \\(${p.m}\\) fits. The remainder is asked for.`,
      ),
    )
  if (p.kind === 'product' || p.kind === 'mixed')
    list.push(
      wrongAnswer(whole(mod(p.a + p.b + p.c, p.m)), 'wrong_operation', 'The remainders were added. Multiply them.'),
    )
  list.push(wrongAnswer(whole(mod(p.a, p.m)), 'stops_early', 'That is only the first number. Go on.'))
  return list
}

/** Exponents doubled while they stay within the one asked for, with their remainders. */
function doublings(p: Params): { exponent: number; rest: number }[] {
  const rows = [{ exponent: 1, rest: mod(p.a, p.m) }]
  for (let e = 2; e <= p.b; e *= 2) rows.push({ exponent: e, rest: powerMod(p.a, e, p.m) })
  return rows
}

function solution(p: Params): Step[] {
  const r = answer(p)
  const [ra, rb, rc] = [mod(p.a, p.m), mod(p.b, p.m), mod(p.c, p.m)]
  const end = (latex: string, n: number): Step =>
    n === r
      ? nextStep('Work with the remainders.', `${latex} = ${n}`, whole(r))
      : nextStep(
          `Work with the remainders, then bring the result between 0 and ${p.m - 1}.`,
          `${latex} = ${n} \\equiv ${r} \\pmod{${p.m}}`,
          whole(r),
        )
  if (p.kind === 'power') {
    const rows = doublings(p)
    const used = rows
      .toReversed()
      .reduce<{ left: number; parts: { exponent: number; rest: number }[] }>(
        (state, row) =>
          row.exponent <= state.left ? { left: state.left - row.exponent, parts: [...state.parts, row] } : state,
        { left: p.b, parts: [] },
      ).parts
    const product = used.reduce((value, row) => value * row.rest, 1)
    return [
      nextStep(
        'Square again and again, and keep only the remainders.',
        rows
          .map((row) =>
            row.exponent === 1 ? `${p.a} \\equiv ${row.rest}` : `${p.a}^{${row.exponent}} \\equiv ${row.rest}`,
          )
          .join(',\\; '),
      ),
      nextStep(`Put the exponent together from these.`, `${p.b} = ${used.map((row) => row.exponent).join(' + ')}`),
      nextStep(
        'Multiply the remainders that belong to it.',
        `${used.map((row) => row.rest).join(' \\cdot ')} = ${wholeText(product)} \\equiv ${r} \\pmod{${p.m}}`,
        whole(r),
      ),
    ]
  }
  const reduce = nextStep(
    `Replace each number by its remainder.`,
    p.kind === 'mixed'
      ? `${p.a} \\equiv ${ra},\\; ${p.b} \\equiv ${rb},\\; ${p.c} \\equiv ${rc}`
      : `${p.a} \\equiv ${ra},\\; ${p.b} \\equiv ${rb} \\pmod{${p.m}}`,
  )
  if (p.kind === 'sum') return [reduce, end(`${ra} + ${rb}`, ra + rb)]
  if (p.kind === 'difference') return [reduce, end(`${ra} - ${rb}`, ra - rb)]
  if (p.kind === 'product') return [reduce, end(`${ra} \\cdot ${rb}`, ra * rb)]
  return [reduce, end(`${ra} \\cdot ${rb} + ${rc}`, ra * rb + rc)]
}

/** Calculate with remainders in a modulus. */
export const level: TopicLevel<Params> = {
  key: 'number_theory_challenge/4',
  version: 1,
  params,
  reject: (p) =>
    p.a % p.m === 0 || (p.kind !== 'power' && p.b % p.m === 0)
      ? 'a number vanishes'
      : answer(p) < 2
        ? 'too plain'
        : p.kind === 'mixed' && p.c % p.m === 0
          ? 'a number vanishes'
          : null,
  note: written,
  prompt: (p, words) => ({
    text: words.pick([
      `On a clock with \\(${p.m}\\) hours, numbered from 0, where do you end?`,
      `What is the remainder, from 0 to \\(${p.m - 1}\\)?`,
      `Work out the result modulo \\(${p.m}\\), from 0 to \\(${p.m - 1}\\).`,
    ]),
    latex: written(p),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Multiples of \\(${p.m}\\) can be taken away at any time.` },
    {
      text:
        p.kind === 'power'
          ? 'Square again and again, and keep only the remainder each time.'
          : `Replace each number by its remainder on division by \\(${p.m}\\) first.`,
    },
    {
      text:
        p.kind === 'power'
          ? `\\(${p.a}^{2} = ${p.a * p.a}\\), and that leaves \\(${mod(p.a * p.a, p.m)}\\).`
          : `\\(${p.a}\\) leaves \\(${mod(p.a, p.m)}\\) and \\(${p.b}\\) leaves \\(${mod(p.b, p.m)}\\).${p.kind === 'difference' ? ' If the result is below zero, add the modulus.' : ''}`,
    },
  ],
  solution,
  load: (p) => 4 * kinds.indexOf(p.kind) + p.m / 4,
}
