import { balance } from '../../../figures/balance.ts'
import {
  addRationals,
  decimalLength,
  divideRationals,
  multiplyRationals,
  rational,
  rationalText,
  subtractRationals,
  toDecimalText,
} from '../../../values/rational.ts'
import { decimal } from '../../../values/decimal.ts'
import { rationalLatex } from '../../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Decimal, Rational } from '../../../values/values.ts'

/** x + a, x - a, a x or x / a equals a number, all with fractions or all with decimals; a = an/ad, x = xn/xd. */
export interface Params {
  readonly kind: '+' | '-' | 'x' | ':'
  readonly style: 'fraction' | 'decimal'
  readonly letter: string
  readonly an: number
  readonly ad: number
  readonly xn: number
  readonly xd: number
}

/** The number beside the letter. */
export const aOf = (p: Params): Rational => rational(p.an, p.ad)
/** The solution. */
export const xOf = (p: Params): Rational => rational(p.xn, p.xd)
/** What the side with the letter is worth for a number. */
export const side = (p: Params, x: Rational): Rational =>
  ({ '+': addRationals, '-': subtractRationals, x: multiplyRationals, ':': divideRationals })[p.kind](x, aOf(p))
/** The side without the letter. */
export const rightOf = (p: Params): Rational => side(p, xOf(p))
/** A number as the question writes its numbers. */
export const latex = (p: Params, r: Rational): string => rationalLatex(r, p.style)
const text = (p: Params, r: Rational): string =>
  p.style === 'fraction' ? rationalText(r) : toDecimalText(r, decimalLength(r) ?? 0)

/** The side with the letter. */
export function leftLatex(p: Params): string {
  const a = latex(p, aOf(p))
  return p.kind === 'x' ? `${a}${p.letter}` : p.kind === ':' ? `${p.letter} \\div ${a}` : `${p.letter} ${p.kind} ${a}`
}
function leftText(p: Params): string {
  const a = text(p, aOf(p))
  return p.kind === 'x' ? `${a} × ${p.letter}` : p.kind === ':' ? `${p.letter} ÷ ${a}` : `${p.letter} ${p.kind} ${a}`
}

function params(chance: Chance, difficulty: number): Params {
  const style = chance.pick(['fraction', 'decimal'] as const)
  const kind = chance.happens(0.95 - 0.9 * difficulty)
    ? chance.pick(['+', '-'] as const)
    : chance.pick(['x', ':'] as const)
  const bottoms = difficulty < 0.4 ? [2, 4, 5] : difficulty < 0.75 ? [4, 5, 8] : [5, 8, 10]
  const ad = style === 'fraction' ? chance.pick(bottoms) : 10
  const xd = style === 'fraction' ? chance.pick(bottoms) : chance.happens(difficulty) ? 100 : 10
  const top = (d: number): number =>
    d === 100 ? chance.int(12, 480) : d === 10 ? chance.int(3, 40 + Math.round(50 * difficulty)) : chance.int(1, 3 * d)
  return { kind, style, letter: chance.pick(['x', 'n', 'y', 'm']), an: top(ad), ad, xn: top(xd), xd }
}

function reject(p: Params): string | null {
  const [a, x, r] = [aOf(p), xOf(p), rightOf(p)]
  if (r.n <= 0n || (decimalLength(r) ?? 9) > 3 || (r.d > 20n && p.style === 'fraction')) return 'an awkward right side'
  if (a.d === 1n || (x.d === 1n && r.d === 1n)) return 'no fraction'
  if (a.n === r.n && a.d === r.d) return 'the same number twice'
  return [a, r].some((n) => n.n === x.n && n.d === x.d) ? 'the answer stands in the question' : null
}

/** The value as the question writes its numbers. */
const styled = (p: Params, r: Rational): Rational | Decimal =>
  p.style === 'decimal' ? decimal(r, decimalLength(r) ?? 0) : r

function distractors(p: Params): Distractor[] {
  const [a, r] = [aOf(p), rightOf(p)]
  const aText = `\\(${latex(p, a)}\\)`
  const same = side(p, r)
  const list: Distractor[] = []
  if (p.kind === '+' || p.kind === '-')
    list.push(
      wrongAnswer(
        same,
        'move_without_inverse',
        `${aText} is ${p.kind === '+' ? 'added' : 'subtracted'}. Do the opposite on both sides.`,
      ),
      wrongAnswer(r, 'equal_means_answer', `That is the other side. Get \\(${p.letter}\\) alone first.`),
      wrongAnswer(
        multiplyRationals(r, a),
        'wrong_operation',
        `Nothing is divided here. ${p.kind === '+' ? 'Subtract' : 'Add'} ${aText}.`,
      ),
    )
  else
    list.push(
      wrongAnswer(
        p.kind === 'x' ? subtractRationals(r, a) : addRationals(r, a),
        'divide_wrong_way',
        p.kind === 'x'
          ? `${aText} multiplies. Undo that by dividing.`
          : `\\(${p.letter}\\) is divided by ${aText}. Undo that by multiplying.`,
      ),
      wrongAnswer(
        same,
        'move_without_inverse',
        `Do the opposite: ${p.kind === 'x' ? 'divide' : 'multiply'} both sides by ${aText}.`,
      ),
      wrongAnswer(
        p.kind === 'x' ? addRationals(r, a) : subtractRationals(r, a),
        'times_as_plus',
        `${aText} and \\(${p.letter}\\) are ${p.kind === 'x' ? 'multiplied' : 'divided'}, not added or subtracted.`,
      ),
    )
  const x = xOf(p)
  for (const step of [1n, -1n])
    list.push(wrongAnswer(rational(x.n + step, x.d), 'slip_off_by_one', 'The operation is right. Calculate once more.'))
  return list.flatMap((wrong) =>
    wrong.value.kind === 'rational' && wrong.value.n > 0n && (decimalLength(wrong.value) ?? 9) <= 5
      ? [{ ...wrong, value: styled(p, wrong.value) }]
      : [],
  )
}

function solution(p: Params): Step[] {
  const [a, r, value] = [aOf(p), rightOf(p), xOf(p)]
  const undo = { '+': 'Subtract', '-': 'Add', x: 'Divide both sides by', ':': 'Multiply both sides by' }[p.kind]
  const sign = { '+': '-', '-': '+', x: '\\div', ':': '\\times' }[p.kind]
  const tail = p.kind === '+' ? ' from both sides' : p.kind === '-' ? ' on both sides' : ''
  return [
    nextStep(
      `${undo} \\(${latex(p, a)}\\)${tail}. That leaves \\(${p.letter}\\) alone.`,
      `${p.letter} = ${latex(p, r)} ${sign} ${latex(p, a)}`,
      value,
    ),
    { say: 'Calculate the right side.', latex: `${p.letter} = ${latex(p, value)}`, value, relation: 'same' },
    {
      say: `Check: substitute \\(${latex(p, value)}\\) for \\(${p.letter}\\).`,
      latex: `${latex(p, value)} ${{ '+': '+', '-': '-', x: '\\times', ':': '\\div' }[p.kind]} ${latex(p, a)} = ${latex(p, r)}`,
      value,
      relation: 'same',
    },
  ]
}

/** Solve one-step equations with fractions or decimals (6.EE.B.7). */
export const fractionEquation: TopicLevel<Params> = {
  key: 'equations_one_step_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.style} ${leftLatex(p).replace(p.letter, 'x')} ${rationalText(rightOf(p))}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Solve for \\(${p.letter}\\).`,
      'Solve the equation.',
      `What is the value of \\(${p.letter}\\)?`,
      `What value of \\(${p.letter}\\) makes the equation true?`,
    ]),
    latex: `${leftLatex(p)} = ${latex(p, rightOf(p))}`,
  }),
  answer: (p) => styled(p, xOf(p)),
  forms: ['fraction', 'decimal', 'choice'],
  rules: (p) => ({ variable: p.letter }),
  widget: (p) => ({ before: `\\(${p.letter} =\\)` }),
  distractors,
  hints: (p) => [
    { text: `What is done to \\(${p.letter}\\)? Do the opposite on both sides.` },
    {
      text: {
        '+': 'The opposite of adding is subtracting.',
        '-': 'The opposite of subtracting is adding.',
        x: 'The opposite of multiplying is dividing.',
        ':': 'The opposite of dividing is multiplying.',
      }[p.kind],
    },
    {
      text: `\\(${p.letter} = ${latex(p, rightOf(p))} ${{ '+': '-', '-': '+', x: '\\div', ':': '\\times' }[p.kind]} ${latex(p, aOf(p))}\\)`,
    },
  ],
  solution,
  figure: (p) =>
    balance({ left: [{ kind: 'text', text: leftText(p) }], right: [{ kind: 'text', text: text(p, rightOf(p)) }] }),
  load: (p) =>
    (p.kind === 'x' || p.kind === ':' ? 5 : 0) +
    (p.style === 'fraction' ? Math.max(p.ad, p.xd) : p.xd === 100 ? 10 : 4 + p.an / 20),
}
