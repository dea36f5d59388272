import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

/** Two numbers whose greatest common factor is found by remainders. */
export interface Params {
  readonly a: number
  readonly b: number
}

/** The chain of divisions: dividend, quotient, divisor, remainder, until nothing remains. */
function chain(p: Params): { top: number; quotient: number; bottom: number; rest: number }[] {
  const rows: { top: number; quotient: number; bottom: number; rest: number }[] = []
  let [top, bottom] = [p.a, p.b]
  while (bottom > 0) {
    const rest = top % bottom
    rows.push({ top, quotient: Math.floor(top / bottom), bottom, rest })
    ;[top, bottom] = [bottom, rest]
  }
  return rows
}

const answer = (p: Params): number => chain(p).at(-1)?.bottom ?? 0

/** Short chains of three-digit numbers at first, then longer ones of four digits. */
function params(chance: Chance, difficulty: number): Params {
  const g = chance.int(3 + Math.round(6 * difficulty), 14 + Math.round(25 * difficulty))
  const wanted = 3 + Math.floor(2.2 * difficulty + 0.8 * chance.unit())
  const draw = (): Params => {
    const m = chance.int(5 + Math.round(12 * difficulty), 20 + Math.round(60 * difficulty))
    return { a: g * (m + chance.int(2, m)), b: g * m }
  }
  let p = draw()
  for (let i = 0; i < 40 && chain(p).length !== wanted; i++) p = draw()
  return p
}

function distractors(p: Params): Distractor[] {
  const rows = chain(p)
  const g = answer(p)
  const before = rows.at(-1)?.top ?? 0
  const first = rows[0]?.rest ?? 0
  const n = rows.length
  return [
    wrongAnswer(
      whole(before),
      'cycle_start_shift',
      'That remainder stands one step too early. The last remainder that is not zero is the answer.',
    ),
    wrongAnswer(whole(first), 'stops_early', 'That is the first remainder. Go on until the remainder is zero.'),
    wrongAnswer(
      whole(rows.at(-1)?.quotient ?? 0),
      'looks_alike',
      'That is the last quotient. The last divisor is asked for.',
    ),
    wrongAnswer(whole((p.a * p.b) / g), 'wrong_operation', 'That is the least common multiple.'),
    wrongAnswer(whole(rows[n - 3]?.rest ?? p.b), 'stops_early', 'The division can go on from there.'),
  ].filter(({ value }) => value.kind === 'rational' && value.n <= 10n ** 7n)
}

/** Find a greatest common factor by repeated remainders. */
export const level: TopicLevel<Params> = {
  key: 'number_theory_challenge/3',
  version: 2,
  params,
  reject: (p) =>
    p.a % p.b === 0 || chain(p).length < 3 || chain(p).length > 6
      ? 'too short or too long'
      : answer(p) === 1
        ? 'nothing in common'
        : null,
  note: (p) => `${p.a} ${p.b}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Use Euclid's algorithm to find the greatest common factor of \\(${wholeText(p.a)}\\) and \\(${wholeText(p.b)}\\).`,
      `Divide again and again with remainders: what is the greatest common factor of \\(${wholeText(p.a)}\\) and \\(${wholeText(p.b)}\\)?`,
      `Find the greatest common factor by dividing again and again with remainders.`,
      `What is the largest number that divides both \\(${wholeText(p.a)}\\) and \\(${wholeText(p.b)}\\)? Use Euclid's algorithm.`,
    ]),
    latex: `\\text{GCF}(${wholeText(p.a)},\\; ${wholeText(p.b)})`,
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'What divides both numbers also divides the remainder of their division.' },
    {
      text: `Start with \\(${wholeText(p.a)} \\div ${wholeText(p.b)}\\). Then divide \\(${wholeText(p.b)}\\) by the remainder, and so on.`,
    },
    {
      text: `The first remainder is \\(${chain(p)[0]?.rest}\\). Stop when the remainder is 0; the last divisor is the answer.`,
    },
  ],
  solution: (p) => [
    ...chain(p).map((row, i) =>
      nextStep(
        i === 0
          ? 'Divide the larger number by the smaller one.'
          : row.rest === 0
            ? 'Divide once more: nothing remains.'
            : 'Divide the last divisor by the remainder.',
        `${wholeText(row.top)} = ${row.quotient} \\cdot ${wholeText(row.bottom)}${row.rest === 0 ? '' : ` + ${row.rest}`}`,
      ),
    ),
    nextStep(
      `The last divisor is \\(${answer(p)}\\), so that is the greatest common factor.`,
      undefined,
      whole(answer(p)),
    ),
  ],
  load: (p) => 3 * chain(p).length + String(p.a).length,
}
