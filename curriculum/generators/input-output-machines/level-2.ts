import { ioMachine } from '../../figures/io-machine.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

type Sign = '+' | '-' | '×' | '÷'

/** A machine with one hidden rule; three pairs are shown and a fourth output is asked for. */
export interface Params {
  readonly sign: Sign
  readonly n: number
  readonly inputs: readonly number[]
  readonly asked: number
}

function apply(sign: Sign, x: number, n: number): number {
  if (sign === '+') return x + n
  if (sign === '-') return x - n
  return sign === '×' ? x * n : x / n
}

const out = (p: Params, x: number): number => apply(p.sign, x, p.n)
const first = (p: Params): readonly [number, number] => [p.inputs[0] ?? 0, out(p, p.inputs[0] ?? 0)]
const tex: Readonly<Record<Sign, string>> = { '+': '+', '-': '-', '×': '\\times', '÷': '\\div' }
const verbs: Readonly<Record<Sign, string>> = { '+': 'adds', '-': 'subtracts', '×': 'multiplies by', '÷': 'divides by' }
const orders: Readonly<Record<Sign, string>> = { '+': 'Add', '-': 'Subtract', '×': 'Multiply by', '÷': 'Divide by' }
const opposite: Readonly<Record<Sign, Sign>> = { '+': '-', '-': '+', '×': '÷', '÷': '×' }

function params(chance: Chance, difficulty: number): Params {
  const hard = chance.happens(1.5 * difficulty - 0.25)
  const sign: Sign = hard ? chance.pick(['×', '÷'] as const) : chance.pick(['+', '-'] as const)
  const n = hard
    ? chance.int(2 + Math.round(2 * difficulty), 7 + Math.round(8 * difficulty))
    : chance.int(4 + Math.round(20 * difficulty), 20 + Math.round(60 * difficulty))
  const bases = chance.sample(range(2, hard ? 20 : 12 + Math.round(60 * difficulty)), 4)
  const inputs = bases.map((b) => (sign === '÷' ? b * n : sign === '-' ? b + n : b))
  return { sign, n, inputs: inputs.slice(0, 3), asked: inputs[3] ?? 2 }
}

/** What the first pair alone suggests: its difference, or for adding its quotient. */
function fromOnePair(p: Params): number | null {
  const [x, y] = first(p)
  if (p.sign === '×' || p.sign === '÷') return p.asked + (y - x)
  if (p.sign === '+') return y % x === 0 ? p.asked * (y / x) : null
  return x % y === 0 && p.asked % (x / y) === 0 ? p.asked / (x / y) : null
}

function reject(p: Params): string | null {
  const answer = out(p, p.asked)
  const shown = [...p.inputs, ...p.inputs.map((x) => out(p, x)), p.asked]
  if (shown.includes(answer)) return 'the answer stands in the machine'
  const [x, y] = first(p)
  if (p.sign === '×' && x === 2 && y === 4) return 'a first pair that fits two rules is shown by the others only'
  return answer < 1 || Math.max(...shown) > 300 ? 'too small or too large' : null
}

function distractors(p: Params): Distractor[] {
  const alone = fromOnePair(p)
  const swapped = apply(opposite[p.sign], p.asked, p.n)
  const [x, y] = first(p)
  const answer = out(p, p.asked)
  const list: Distractor[] = []
  if (alone !== null && alone > 0)
    list.push(
      wrongAnswer(
        whole(alone),
        'rule_from_one_pair',
        `That rule works for \\(${x}\\) to \\(${y}\\), but not for the other pairs. Test all of them.`,
      ),
    )
  if (Number.isInteger(swapped) && swapped > 0)
    list.push(
      wrongAnswer(whole(swapped), 'operation_swap', `From left to right this machine ${verbs[p.sign]} \\(${p.n}\\).`),
    )
  list.push(
    wrongAnswer(whole(answer + 1), 'slip_off_by_one', 'The rule is right. Use it again, step by step.'),
    wrongAnswer(whole(answer - 1), 'slip_off_by_one', 'The rule is right. Use it again, step by step.'),
  )
  return list.filter((w) => w.value.kind !== 'rational' || w.value.n > 0n)
}

const picture = (p: Params): Figure =>
  ioMachine({
    rules: [null],
    pairs: [
      ...p.inputs.map((x) => ({ input: String(x), output: String(out(p, x)) })),
      { input: String(p.asked), output: null },
    ],
  })

function solution(p: Params): Step[] {
  const pairs = p.inputs.map((x) => `${x} ${tex[p.sign]} ${p.n} = ${out(p, x)}`)
  return [
    nextStep(
      `Look for one rule that fits every pair. This machine ${verbs[p.sign]} \\(${p.n}\\).`,
      pairs.join(' \\qquad '),
    ),
    nextStep(
      `Use the rule for \\(${p.asked}\\).`,
      `${p.asked} ${tex[p.sign]} ${p.n} = ${out(p, p.asked)}`,
      whole(out(p, p.asked)),
    ),
  ]
}

/** Find the rule from pairs of inputs and outputs (4.OA.C.5). */
export const level: TopicLevel<Params> = {
  key: 'input_output_machines/2',
  version: 1,
  params,
  reject,
  note: (p) => [p.sign, p.n, p.asked].join(' '),
  prompt: (p, words) => ({
    text: words.pick([
      `The machine hides its rule. What is the output for \\(${p.asked}\\)?`,
      `Find the rule. Which number comes out when \\(${p.asked}\\) goes in?`,
      `Use the rule of the table. What is the output when the input is \\(${p.asked}\\)?`,
      `The input is \\(${p.asked}\\). Find the missing output.`,
    ]),
  }),
  answer: (p) => whole(out(p, p.asked)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => {
    const [x, y] = first(p)
    return [
      { text: `Look at one pair: how could \\(${x}\\) become \\(${y}\\)?` },
      { text: 'Test your rule with the other pairs. It must fit all of them.' },
      { text: `${orders[p.sign]} \\(${p.n}\\).` },
    ]
  },
  solution,
  figure: picture,
  load: (p) => (p.sign === '×' || p.sign === '÷' ? 4 : 0) + p.n / 15 + (p.sign === '÷' ? 1 : 0),
}
