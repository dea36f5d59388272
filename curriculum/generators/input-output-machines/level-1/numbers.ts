import { ioMachine } from '../../../figures/io-machine.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** A machine that adds or subtracts `n`; one output, or one input, of its three pairs is missing. */
export interface Params {
  readonly sign: '+' | '-'
  readonly n: number
  readonly inputs: readonly number[]
  readonly missing: number
  readonly side: 'input' | 'output'
}

export const out = (p: Params, x: number): number => (p.sign === '+' ? x + p.n : x - p.n)
export const back = (p: Params, y: number): number => (p.sign === '+' ? y - p.n : y + p.n)
const inputAt = (p: Params): number => p.inputs[p.missing] ?? 0
const answerOf = (p: Params): number => (p.side === 'output' ? out(p, inputAt(p)) : inputAt(p))
const given = (p: Params): number => (p.side === 'output' ? inputAt(p) : out(p, inputAt(p)))

function params(chance: Chance, difficulty: number): Params {
  const most = 15 + Math.round(65 * difficulty)
  const n = chance.int(2 + Math.round(8 * difficulty), 9 + Math.round(20 * difficulty))
  const sign = chance.happens(0.5) ? '+' : '-'
  return {
    sign,
    n,
    inputs: [1, 2, 3].map(() => chance.int(sign === '-' ? n + 1 : 1, most + (sign === '-' ? n : 0))),
    missing: chance.int(0, 2),
    side: chance.happens(0.15 + 0.7 * difficulty) ? 'input' : 'output',
  }
}

function reject(p: Params): string | null {
  const shown = [...p.inputs, ...p.inputs.map((x) => out(p, x)), p.n]
  if (new Set(p.inputs).size < 3) return 'the same input twice'
  if (shown.some((x) => x > 100)) return 'beyond 100'
  return shown.filter((x) => x === answerOf(p)).length > 1 ? 'the answer stands in the machine' : null
}

const swapped = (p: Params): number => (p.side === 'output' ? back(p, inputAt(p)) : out(p, given(p)))

function distractors(p: Params): Distractor[] {
  return [
    ...(swapped(p) > 0
      ? [
          wrongAnswer(
            whole(swapped(p)),
            'operation_swap',
            p.side === 'output'
              ? `This machine ${p.sign === '+' ? 'adds' : 'subtracts'} \\(${p.n}\\).`
              : `Going back, undo the rule: ${p.sign === '+' ? 'subtract' : 'add'} \\(${p.n}\\).`,
          ),
        ]
      : []),
    wrongAnswer(whole(answerOf(p) + 1), 'slip_off_by_one', 'Very close. Count once more.'),
    wrongAnswer(whole(answerOf(p) - 1), 'slip_off_by_one', 'Very close. Count once more.'),
    wrongAnswer(whole(given(p)), 'given_number', 'That number stands there already. The machine changes it.'),
  ].filter((w) => w.value.kind !== 'rational' || w.value.n >= 0n)
}

const picture = (p: Params): Figure =>
  ioMachine({
    rules: [`${p.sign} ${p.n}`],
    pairs: p.inputs.map((x, i) => ({
      input: i === p.missing && p.side === 'input' ? null : String(x),
      output: i === p.missing && p.side === 'output' ? null : String(out(p, x)),
    })),
  })

function solution(p: Params): Step[] {
  const word = p.sign === '+' ? 'adds' : 'subtracts'
  if (p.side === 'output')
    return [
      nextStep(`The machine ${word} \\(${p.n}\\) each time.`, `\\square ${p.sign} ${p.n}`),
      nextStep(`Put \\(${inputAt(p)}\\) in.`, `${inputAt(p)} ${p.sign} ${p.n} = ${answerOf(p)}`, whole(answerOf(p))),
    ]
  return [
    nextStep(`The machine ${word} \\(${p.n}\\). To go back, undo it.`, `\\square ${p.sign} ${p.n} = ${given(p)}`),
    nextStep(
      `${p.sign === '+' ? 'Subtract' : 'Add'} \\(${p.n}\\).`,
      `${given(p)} ${p.sign === '+' ? '-' : '+'} ${p.n} = ${answerOf(p)}`,
      whole(answerOf(p)),
    ),
  ]
}

/** Find outputs and inputs of an add or subtract machine (2.OA.A.1). */
export const oneStepMachine: TopicLevel<Params> = {
  key: 'input_output_machines/1',
  version: 1,
  params,
  reject,
  note: (p) => [p.sign, p.n, given(p), p.side].join(' '),
  prompt: (_, words) => ({
    text: words.pick([
      'Which number is missing?',
      'Find the missing number.',
      'The machine follows its rule. Which number is missing?',
    ]),
  }),
  answer: (p) => whole(answerOf(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) =>
    p.side === 'output'
      ? [
          { text: 'Numbers go in on the left. Look at the rule in the middle.' },
          { text: `Work out \\(${inputAt(p)} ${p.sign} ${p.n}\\).` },
        ]
      : [
          { text: 'You know what comes out. Go back to what went in.' },
          { text: `Which number ${p.sign === '+' ? 'plus' : 'minus'} \\(${p.n}\\) is \\(${given(p)}\\)?` },
        ],
  solution,
  figure: picture,
  load: (p) => given(p) / 10 + p.n / 5 + (p.side === 'input' ? 4 : 0),
}
