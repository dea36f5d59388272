import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { guarded, signed } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** 'remainder' of the polynomial by (x - r); or the last number k for which x - r is a factor ('factor', its last entry is k). */
export interface Params {
  readonly kind: 'remainder' | 'factor'
  readonly row: readonly number[]
  readonly r: number
}

const at = (row: readonly number[], x: number): number => row.reduce((sum, c) => sum * x + c, 0)
const open = (p: Params): number[] => [...p.row.slice(0, -1), 0]
const answer = (p: Params): number => (p.kind === 'remainder' ? at(p.row, p.r) : -at(open(p), p.r))
const divisor = (p: Params): string => polynomialLatex([1, -p.r])
const shown = (p: Params): string =>
  p.kind === 'remainder' ? polynomialLatex(p.row) : `${polynomialLatex(open(p))} + k`

function params(chance: Chance, difficulty: number): Params {
  const length = chance.happens(1.4 * difficulty - 0.2) ? 4 : 3
  const size = (): number =>
    chance.int(1, 6 + Math.round(3 * difficulty)) * (chance.happens(0.3 + 0.2 * difficulty) ? -1 : 1)
  const r = chance.int(1 + Math.round(difficulty), 3 + Math.round(difficulty))
  return {
    kind: chance.happens(0.5 * difficulty + 0.2) ? 'factor' : 'remainder',
    row: [chance.int(1, 2 + Math.round(difficulty)), ...Array.from({ length: length - 1 }, size)],
    r: chance.happens(0.5) ? -r : r,
  }
}

function distractors(p: Params): Distractor[] {
  const isRest = p.kind === 'remainder'
  const other = isRest ? at(p.row, -p.r) : -at(open(p), -p.r)
  return [
    wrongAnswer(whole(other), 'factor_sign', `\\(${divisor(p)}\\) is 0 at \\(x = ${p.r}\\), so put \\(${p.r}\\) in.`),
    wrongAnswer(whole(-answer(p)), 'slip_sign', 'The size is right. Look at the sign.'),
    isRest
      ? wrongAnswer(whole(p.row.at(-1) ?? 0), 'looks_alike', `The last number is the value at 0, not at \\(${p.r}\\).`)
      : wrongAnswer(whole(p.r), 'looks_alike', `\\(${p.r}\\) is the zero. Which \\(k\\) makes the value 0 there?`),
    wrongAnswer(
      whole(p.row.slice(0, isRest ? undefined : -1).reduce((a, b) => a + b, 0) * (isRest ? 1 : -1)),
      'unlike_terms_combined',
      `That adds the numbers, as if \\(x\\) were 1. Put \\(${p.r}\\) in.`,
    ),
  ]
}

function put(p: Params): string {
  const row = p.kind === 'remainder' ? p.row : open(p)
  const terms = row.map((c, i) => {
    const power = row.length - 1 - i
    if (power === 0) return c === 0 ? '' : signed(c)
    const text = `${Math.abs(c) === 1 ? '' : `${Math.abs(c)} \\cdot `}${power > 1 ? `${p.r < 0 ? `(${p.r})` : p.r}^{${power}}` : guarded(p.r)}`
    return i === 0 ? `${c < 0 ? '-' : ''}${text}` : `${c < 0 ? '-' : '+'} ${text}`
  })
  return terms.join(' ')
}

/** The remainder and factor theorems (HSA-APR.B.2). */
export const level: TopicLevel<Params> = {
  key: 'polynomials_practice/6',
  version: 1,
  params,
  reject: (p) => {
    if (answer(p) === 0 || Math.abs(answer(p)) === Math.abs(p.r)) return 'too plain'
    return p.row.slice(0, -1).every((c) => c !== 0) ? null : 'a power is missing'
  },
  note: (p) => `${shown(p)} ${p.r}`,
  prompt: (p) => ({
    text:
      p.kind === 'remainder'
        ? `What is the remainder when this is divided by \\(${divisor(p)}\\)?`
        : `For which number \\(k\\) is \\(${divisor(p)}\\) a factor?`,
    latex: shown(p),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['expression', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'You need not divide. The remainder is a value of the polynomial.' },
    { text: `Where is \\(${divisor(p)}\\) equal to 0? Put that number in for \\(x\\).` },
    { text: `Work out \\(${put(p)}\\).${p.kind === 'factor' ? ' Together with \\(k\\) it must be 0.' : ''}` },
  ],
  solution: (p) => [
    nextStep(`\\(${divisor(p)}\\) is 0 at \\(x = ${p.r}\\). The value there is the remainder.`),
    p.kind === 'remainder'
      ? nextStep(`Put \\(${p.r}\\) in.`, `${put(p)} = ${answer(p)}`, whole(answer(p)))
      : nextStep(`Put \\(${p.r}\\) in. For a factor the remainder is 0.`, `${put(p)} + k = 0`),
    p.kind === 'remainder'
      ? { say: `So the remainder is \\(${answer(p)}\\).`, value: whole(answer(p)), relation: 'same' }
      : nextStep('Solve for \\(k\\).', `${-answer(p)} + k = 0 \\qquad k = ${answer(p)}`, whole(answer(p))),
  ],
  load: (p) =>
    5 * p.row.length +
    Math.abs(p.r) * 1.5 +
    (p.kind === 'factor' ? 2 : 0) +
    p.row.reduce((sum, c) => sum + Math.abs(c) / 6, 0),
}
