import { minus, plus, pow, sym, times } from '../../expressions/build.ts'
import { rounded, roundedText, nearEdge } from '../rounded.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { rationalLatex, signed } from '../../notation/number-latex.ts'
import {
  addRationals,
  divideRationals,
  multiplyRationals,
  powerOfRational,
  rational,
  subtractRationals,
  toNumber,
  whole,
} from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Decimal, Node, Rational } from '../../values/values.ts'

/**
 * a (b^i)^(p x + q) + d = c, where c is chosen so that the power is b^n. So i (p x + q) = n. With `power`, the power is that
 * number instead, which is no power of b: then a logarithm is needed, and the answer is rounded to hundredths.
 */
export interface Params {
  readonly letter: string
  readonly b: number
  readonly i: number
  readonly a: number
  readonly p: number
  readonly q: number
  readonly d: number
  readonly n: number
  readonly power?: number
}

const mostExponent: Readonly<Record<number, number>> = { 2: 10, 3: 6, 4: 5, 5: 4, 6: 4, 7: 3, 10: 4 }
const letters = ['x', 't', 'n', 'k'] as const

/** A power that the base does not reach with a whole exponent: 3^x = 20. */
function roundedParams(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  return {
    letter: chance.pick(letters),
    b: chance.int(2, 9),
    i: 1,
    a: chance.happens(0.9 * difficulty) ? chance.int(2, 9) : 1,
    p: chance.happens(1.3 * difficulty) ? chance.int(2, 3) : 1,
    q: chance.happens(difficulty) ? chance.int(1, 4) * sign() : 0,
    d: chance.happens(1.6 * difficulty - 0.5) ? chance.int(1, 12) * sign() : 0,
    n: 0,
    power: chance.int(5, 60 + Math.round(140 * difficulty)),
  }
}

function params(chance: Chance, difficulty: number): Params {
  const b = chance.pick([2, 3, 5, 10, 2, 3, 4, 6, 7])
  if (chance.happens(0.35 + 0.25 * difficulty)) return roundedParams(chance, difficulty)
  const i = b <= 3 && chance.happens(1.4 * difficulty - 0.5) ? chance.int(2, b === 2 ? 3 : 2) : 1
  const sign = (): number => (chance.happens(0.5) ? -1 : 1)
  const wrapped = chance.happens(0.45 + 0.3 * difficulty)
  const small = (mostExponent[b] as number) > 4 ? 2 : 1
  return {
    letter: chance.pick(letters),
    b,
    i,
    a: wrapped ? chance.int(2, 9) : 1,
    p: chance.happens(1.3 * difficulty) ? chance.int(2, 3) : 1,
    q: chance.happens(0.3 + difficulty) ? chance.int(1, 4) * sign() : 0,
    d: chance.happens(1.6 * difficulty - 0.5) ? chance.int(1, 12) * sign() : 0,
    n: chance.happens(0.3 * difficulty) ? -1 : chance.int(small, mostExponent[b] as number),
  }
}

const base = (it: Params): number => it.b ** it.i
const powerValue = (it: Params): Rational =>
  it.power === undefined ? powerOfRational(whole(it.b), it.n) : whole(it.power)
const right = (it: Params): Rational => addRationals(multiplyRationals(whole(it.a), powerValue(it)), whole(it.d))
/** x from the value of the whole exponent. */
const fromExponent = (it: Params, exponent: Rational): Rational =>
  divideRationals(subtractRationals(exponent, whole(it.q)), whole(it.p))
const exponent = (it: Params): Rational => rational(it.n, it.i)
const solutionOf = (it: Params): Rational => fromExponent(it, exponent(it))
/** The whole exponent log c / log b of a power that is none of b. */
const logarithm = (power: number, b: number): number => Math.log(power) / Math.log(b)
const measured = (it: Params, power: number): number => (logarithm(power, it.b) - it.q) / it.p
const answer = (it: Params): Rational | Decimal =>
  it.power === undefined ? solutionOf(it) : rounded(measured(it, it.power), 2)

function exponentNode(it: Params): Node {
  const term = it.p === 1 ? sym(it.letter) : times(it.p, it.letter)
  return it.q === 0 ? term : it.q > 0 ? plus(term, it.q) : minus(term, -it.q)
}
const powerNode = (it: Params): Node => pow(base(it), exponentNode(it))
const scaled = (it: Params): Node => (it.a === 1 ? powerNode(it) : times(it.a, powerNode(it)))
const line = (it: Params): string =>
  `${nodeToLatex(scaled(it))}${it.d === 0 ? '' : ` ${signed(it.d)}`} = ${rationalLatex(right(it))}`
const isPlain = (it: Params): boolean => it.p === 1 && it.q === 0

function rejectRounded(it: Params, power: number): string | null {
  const exponentOf = logarithm(power, it.b)
  if (Math.abs(exponentOf - Math.round(exponentOf)) < 0.02) return 'a power of the base, or nearly'
  const x = measured(it, power)
  if (Math.abs(x) < 0.05 || nearEdge(x, 2)) return 'awkward answer'
  if (toNumber(right(it)) > 9999 || right(it).n <= 0n) return 'awkward right side'
  return it.a === it.b ? 'the factor is a power as well' : null
}

function reject(it: Params): string | null {
  if (it.power !== undefined) return rejectRounded(it, it.power)
  const x = solutionOf(it)
  if (x.d > 6n || Math.abs(toNumber(x)) > 12 || x.n === 0n) return 'awkward answer'
  if (it.n < 0 && (it.a !== 1 || it.d !== 0)) return 'a fraction in a sum'
  if (toNumber(right(it)) > 9999 || right(it).n < 0n) return 'awkward right side'
  if (right(it).d === 1n && Number(right(it).n) === base(it) && isPlain(it)) return 'nothing to do'
  return it.a === base(it) ? 'the factor is a power as well' : null
}

function roundedDistractors(it: Params, power: number): Distractor[] {
  const term = nodeToLatex(exponentNode(it))
  const list: Distractor[] = [
    {
      value: rounded((power / it.b - it.q) / it.p, 2),
      misconception: 'log_linear',
      why: `You divided \\(${power}\\) by \\(${it.b}\\). Divide \\(\\log ${power}\\) by \\(\\log ${it.b}\\).`,
    },
    {
      value: rounded((Math.log(it.b) / Math.log(power) - it.q) / it.p, 2),
      misconception: 'reversed_order',
      why: `You divided \\(\\log ${it.b}\\) by \\(\\log ${power}\\). The logarithm of the base belongs in the denominator.`,
    },
    {
      value: rounded((Math.log10(power) - it.q) / it.p, 2),
      misconception: 'stops_early',
      why: `That uses only \\(\\log ${power}\\). Divide it by \\(\\log ${it.b}\\).`,
    },
    {
      value: rounded((Math.log10(power) - Math.log10(it.b) - it.q) / it.p, 2),
      misconception: 'wrong_operation',
      why: `You subtracted the logarithms. Divide \\(\\log ${power}\\) by \\(\\log ${it.b}\\).`,
    },
  ]
  if (isPlain(it)) return list
  return [
    ...list.slice(0, 1),
    {
      value: rounded(logarithm(power, it.b), 2),
      misconception: 'stops_early',
      why: `That is the whole exponent \\(${term}\\). Now solve for \\(${it.letter}\\).`,
    },
    ...list.slice(1),
  ]
}

function distractors(it: Params): Distractor[] {
  if (it.power !== undefined) return roundedDistractors(it, it.power)
  const x = solutionOf(it)
  const list: Distractor[] = []
  if (it.n >= it.i)
    list.push({
      value: fromExponent(it, divideRationals(powerValue(it), whole(base(it)))),
      misconception: 'log_linear',
      why: `You divided by \\(${base(it)}\\). The \\(${it.letter}\\) is in an exponent, so write both sides as powers of \\(${it.b}\\).`,
    })
  if (it.i > 1)
    list.push({
      value: fromExponent(it, whole(it.n)),
      misconception: 'looks_alike',
      why: `You left out that \\(${base(it)} = ${it.b}^{${it.i}}\\). Write \\(${base(it)}\\) as a power of \\(${it.b}\\), too.`,
    })
  if (!isPlain(it))
    list.push({
      value: exponent(it),
      misconception: 'stops_early',
      why: `That is the whole exponent \\(${nodeToLatex(exponentNode(it))}\\). Now solve for \\(${it.letter}\\).`,
    })
  if (it.q !== 0)
    list.push({
      value: divideRationals(addRationals(exponent(it), whole(it.q)), whole(it.p)),
      misconception: 'wrong_operation',
      why: `To undo \\(${signed(it.q)}\\), do the opposite on both sides.`,
    })
  list.push(
    {
      value: addRationals(x, whole(1)),
      misconception: 'slip_off_by_one',
      why: `Check the exponent: which power of \\(${it.b}\\) is \\(${rationalLatex(powerValue(it))}\\)?`,
    },
    {
      value: multiplyRationals(whole(-1), x),
      misconception: 'slip_sign',
      why: `Put it in: the power must be \\(${rationalLatex(powerValue(it))}\\). Check the sign.`,
    },
  )
  return list
}

function hints(it: Params): Hint[] {
  const alone = it.a !== 1 || it.d !== 0
  if (it.power !== undefined)
    return [
      {
        text: alone
          ? 'First get the power alone on one side.'
          : `Is \\(${it.power}\\) a power of \\(${it.b}\\)? If not, use logarithms.`,
      },
      { text: `Take the logarithm of both sides of \\(${nodeToLatex(powerNode(it))} = ${it.power}\\).` },
      { text: `The exponent is \\(\\frac{\\log ${it.power}}{\\log ${it.b}}\\).` },
    ]
  return [
    { text: alone ? 'First get the power alone on one side.' : 'Can you write both sides as powers of the same base?' },
    { text: `Try to write the numbers as powers of \\(${it.b}\\).` },
    { text: `When the bases are equal, the exponents are equal. The right side is then \\(${it.b}^{${it.n}}\\).` },
  ]
}

/** From the power alone to the rounded answer. */
function roundedSteps(it: Params, power: number): Step[] {
  const top = nodeToLatex(exponentNode(it))
  const fraction = `\\frac{\\log ${power}}{\\log ${it.b}}`
  const value = answer(it)
  const end = `\\approx ${roundedText(measured(it, power), 2)}`
  const steps: Step[] = [
    {
      say: 'Take the logarithm of both sides. The exponent becomes a factor.',
      latex: `${isPlain(it) || it.q === 0 ? top : `(${top})`} \\cdot \\log ${it.b} = \\log ${power}`,
      relation: 'next',
    },
  ]
  if (isPlain(it))
    return [
      ...steps,
      {
        say: `Divide by \\(\\log ${it.b}\\) and round.`,
        latex: `${it.letter} = ${fraction} ${end}`,
        value,
        relation: 'next',
      },
    ]
  return [
    ...steps,
    {
      say: `Divide by \\(\\log ${it.b}\\).`,
      latex: `${top} = ${fraction} \\approx ${roundedText(logarithm(power, it.b), 4)}`,
      relation: 'next',
    },
    { say: `Solve for \\(${it.letter}\\) and round.`, latex: `${it.letter} ${end}`, value, relation: 'next' },
  ]
}

function solution(it: Params): Step[] {
  const steps: Step[] = []
  const c = right(it)
  const value = solutionOf(it)
  if (it.d !== 0)
    steps.push({
      say: `${it.d > 0 ? 'Subtract' : 'Add'} \\(${Math.abs(it.d)}\\) on both sides.`,
      latex: `${nodeToLatex(scaled(it))} = ${rationalLatex(subtractRationals(c, whole(it.d)))}`,
      relation: 'next',
    })
  if (it.a !== 1)
    steps.push({
      say: `Divide both sides by \\(${it.a}\\). The power is alone.`,
      latex: `${nodeToLatex(powerNode(it))} = ${rationalLatex(powerValue(it))}`,
      relation: 'next',
    })
  if (it.power !== undefined) return [...steps, ...roundedSteps(it, it.power)]
  const top = nodeToLatex(exponentNode(it))
  const raised = it.n === 1 ? String(it.b) : `${it.b}^{${it.n}}`
  const left = it.i === 1 ? nodeToLatex(powerNode(it)) : `${it.b}^{${it.i}${isPlain(it) ? it.letter : `(${top})`}}`
  steps.push({
    say:
      it.i === 1
        ? `The right side is a power of \\(${it.b}\\).`
        : `Write both sides as powers of \\(${it.b}\\). The base \\(${base(it)}\\) is \\(${it.b}^{${it.i}}\\).`,
    latex: `${left} = ${raised}`,
    relation: 'next',
  })
  const equal = it.i === 1 ? top : `${it.i}${isPlain(it) ? it.letter : `(${top})`}`
  const done = `${it.letter} = ${rationalLatex(value)}`
  if (isPlain(it) && it.i === 1) {
    steps.push({
      say: 'Equal bases have equal exponents. As a logarithm:',
      latex: `${it.letter} = \\log_{${it.b}}${rationalLatex(powerValue(it))} = ${it.n}`,
      value,
      relation: 'next',
    })
    return steps
  }
  steps.push({ say: 'Equal bases have equal exponents.', latex: `${equal} = ${it.n}`, relation: 'next' })
  steps.push({ say: `Solve for \\(${it.letter}\\).`, latex: done, value, relation: 'next' })
  return steps
}

/** Solve equations with the unknown in the exponent (HSF-LE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'logarithms_practice/4',
  version: 2,
  params,
  reject,
  note: (it) => `${base(it)} ${it.a} ${it.p} ${it.q} ${it.d} ${it.power ?? `n${it.n}`}`,
  prompt: (it, words) => ({
    text: words.pick(
      it.power === undefined
        ? [
            `Solve for \\(${it.letter}\\).`,
            `Find the exact value of \\(${it.letter}\\).`,
            `Which value of \\(${it.letter}\\) makes the equation true?`,
          ]
        : [
            `Solve for \\(${it.letter}\\). Round to the nearest hundredth.`,
            `Use logarithms to find \\(${it.letter}\\) to the nearest hundredth.`,
            `Find \\(${it.letter}\\), rounded to two decimal places.`,
          ],
    ),
    latex: line(it),
  }),
  answer,
  forms: ['numeric', 'expression', 'choice'],
  rules: (it) => ({ variable: it.letter, ...(it.power === undefined ? {} : { places: 2 }) }),
  widget: (it) => ({ before: `\\(${it.letter} =\\)` }),
  distractors,
  hints,
  solution,
  load: (it) =>
    (it.i > 1 ? 3 : 0) +
    (it.a > 1 ? 1 : 0) +
    (it.p > 1 ? 3 : 0) +
    (it.q === 0 ? 0 : 2) +
    (it.d === 0 ? 0 : 3) +
    (it.n < 0 ? 2 : 0) +
    (it.power === undefined ? 0 : 2),
}
