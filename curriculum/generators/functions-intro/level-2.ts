import { ioMachine } from '../../figures/io-machine.ts'
import { rational } from '../../values/rational.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** y = a x + b; two pairs are shown, of a third the output or the input is asked for. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly known: readonly [number, number]
  readonly x: number
  readonly ask: 'output' | 'input'
}

const at = (p: Params, x: number): number => p.a * x + p.b

function params(chance: Chance, difficulty: number): Params {
  const sign = (): number => (chance.happens(0.5 * difficulty) ? -1 : 1)
  const most = 6 + Math.round(6 * difficulty)
  const [x, first, second] = chance.sample(
    Array.from({ length: most }, (_, i) => i + 1),
    3,
  ) as [number, number, number]
  return {
    a: sign() * chance.int(2, 5 + Math.round(4 * difficulty)),
    b: sign() * chance.int(1, 9 + Math.round(6 * difficulty)),
    known: [first, second],
    x: x * (chance.happens(0.5 * difficulty) ? -1 : 1),
    ask: chance.happens(1.5 * difficulty - 0.25) ? 'input' : 'output',
  }
}

function reject(p: Params): string | null {
  const shown = [p.a, p.b, ...p.known, ...p.known.map((x) => at(p, x)), p.ask === 'output' ? p.x : at(p, p.x)]
  const value = p.ask === 'output' ? at(p, p.x) : p.x
  if (Math.abs(p.a) === Math.abs(p.b)) return 'factor and summand alike'
  return shown.map(Math.abs).includes(Math.abs(value)) ? 'the answer stands in the question' : null
}

const tail = (b: number): string => (b < 0 ? `- ${-b}` : `+ ${b}`)

function tell(p: Params): Telling {
  const y = at(p, p.x)
  const rule = `y = ${p.a}x ${tail(p.b)}`
  if (p.ask === 'output')
    return {
      ask: [
        `The rule is \\(${rule}\\). Which output belongs to the input \\(${p.x}\\)?`,
        `A function has the rule \\(${rule}\\). What comes out when \\(${p.x}\\) goes in?`,
      ],
      answer: y,
      wrong: [
        [p.a * p.x, 'stops_early', `After multiplying, \\(${p.b}\\) still has to be added.`],
        [p.a * (p.x + p.b), 'looks_alike', 'Multiply first, then add.'],
        [p.a * p.x - p.b, 'looks_alike', `Look at the sign before \\(${Math.abs(p.b)}\\).`],
        [p.a + p.x + p.b, 'function_notation_product', `\\(${p.a}x\\) means \\(${p.a}\\) times \\(x\\), not plus.`],
        [y + 1, 'slip_off_by_one', 'Very near. Work it out once more.'],
      ],
      hints: [
        'Put the input in the place of \\(x\\).',
        `First multiply: \\(${p.a} \\cdot ${p.x < 0 ? `(${p.x})` : p.x}\\).`,
        `Work out \\(${p.a * p.x} ${tail(p.b)}\\).`,
      ],
      steps: [
        [`Put \\(${p.x}\\) in the place of \\(x\\).`, `y = ${p.a} \\cdot ${p.x < 0 ? `(${p.x})` : p.x} ${tail(p.b)}`],
        ['Multiply, then add.', `${p.a * p.x} ${tail(p.b)} = ${y}`],
      ],
    }
  const wrongWay = rational(y + p.b, p.a)
  return {
    ask: [
      `The rule is \\(${rule}\\). Which input gives the output \\(${y}\\)?`,
      `A function has the rule \\(${rule}\\). What went in when \\(${y}\\) came out?`,
    ],
    answer: p.x,
    wrong: [
      [p.a * y + p.b, 'function_notation_product', `\\(${y}\\) is the output. Go back from it to the input.`],
      ...(wrongWay.d === 1n
        ? ([[wrongWay, 'wrong_operation', `To undo \\(${tail(p.b)}\\), do the opposite.`]] as const)
        : []),
      [p.a * p.x, 'stops_early', `That is \\(${p.a}x\\). Divide by \\(${p.a}\\).`],
      [-p.x, 'slip_sign', 'Look at the signs once more.'],
      [p.x + 1, 'slip_off_by_one', 'Very near. Put your number into the rule to check.'],
      [p.x - 1, 'slip_off_by_one', 'Very near. Put your number into the rule to check.'],
    ],
    hints: [
      'Go backward through the rule.',
      `First undo \\(${tail(p.b)}\\).`,
      `\\(${p.a}x = ${p.a * p.x}\\). Now divide.`,
    ],
    steps: [
      [`Put \\(${y}\\) in the place of \\(y\\).`, `${y} = ${p.a}x ${tail(p.b)}`],
      [`Undo \\(${tail(p.b)}\\).`, `${p.a * p.x} = ${p.a}x`],
      [`Divide by \\(${p.a}\\).`, `x = ${p.x}`],
    ],
  }
}

function picture(p: Params): Figure {
  const minus = (n: number): string => String(n).replace('-', '−')
  return ioMachine({
    rules: [p.a < 0 ? `× (${minus(p.a)})` : `× ${p.a}`, p.b < 0 ? `− ${-p.b}` : `+ ${p.b}`],
    pairs: [
      ...p.known.map((x) => ({ input: minus(x), output: minus(at(p, x)) })),
      { input: p.ask === 'input' ? null : minus(p.x), output: p.ask === 'output' ? null : minus(at(p, p.x)) },
    ],
  })
}

/** Find outputs and inputs of a rule (8.F.A.1). */
export const level: TopicLevel<Params> = {
  key: 'functions_intro/2',
  version: 1,
  params,
  reject,
  note: (p) => [p.ask, p.a, p.b, p.x].join(' '),
  ...toldBy(tell),
  forms: ['numeric', 'choice'],
  figure: picture,
  load: (p) => (p.ask === 'input' ? 5 : 1) + [p.a, p.b, p.x].filter((n) => n < 0).length + Math.abs(p.a) / 5,
}
