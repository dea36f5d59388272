import { money, moneyText } from '../../values/money.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** Amounts in cents: a + b, a - b, or a taken `times` times. */
export interface Params {
  readonly task: 'add' | 'subtract' | 'multiply'
  readonly a: number
  readonly b: number
  readonly times: number
}

function answer(p: Params): number {
  if (p.task === 'multiply') return p.a * p.times
  return p.task === 'add' ? p.a + p.b : p.a - p.b
}

const tasks = ['add', 'subtract', 'multiply'] as const

/** Sums first, then differences, then products; larger amounts as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const task = tasks[Math.max(0, Math.min(2, Math.floor(2.4 * difficulty + 1.2 * chance.unit() - 0.4)))] ?? 'add'
  const most = 900 + Math.round(3000 * difficulty)
  if (task === 'multiply')
    return {
      task,
      a: chance.int(115, 400 + Math.round(700 * difficulty)),
      b: 0,
      times: chance.int(2, 4 + Math.round(5 * difficulty)),
    }
  const a = chance.int(task === 'subtract' ? 500 : 150, most)
  return { task, a, b: chance.int(105, task === 'subtract' ? a - 100 : most), times: 0 }
}

const carries = (p: Params): boolean =>
  p.task === 'add'
    ? (p.a % 100) + (p.b % 100) >= 100
    : p.task === 'subtract'
      ? p.a % 100 < p.b % 100
      : (p.a % 100) * p.times >= 100

/** Dollars and cents worked out apart from each other, nothing regrouped. */
function apart(p: Params): number {
  const [d, c] = [Math.floor(p.a / 100), p.a % 100]
  if (p.task === 'multiply') return 100 * d * p.times + ((c * p.times) % 100)
  const [e, f] = [Math.floor(p.b / 100), p.b % 100]
  return p.task === 'add' ? 100 * (d + e) + ((c + f) % 100) : 100 * (d - e) + Math.abs(c - f)
}

const shown = (cents: number): string => (cents / 100).toFixed(2)
const line = (p: Params): string =>
  p.task === 'multiply'
    ? `${p.times} \\times ${shown(p.a)}`
    : `${shown(p.a)} ${p.task === 'add' ? '+' : '-'} ${shown(p.b)}`

function distractors(p: Params): Distractor[] {
  const list = [
    wrongAnswer(
      money(apart(p)),
      'looks_alike',
      p.task === 'subtract'
        ? `You subtracted the smaller cents from the larger. Regroup 1 dollar as 100 cents first.`
        : `There are ${p.task === 'add' ? (p.a % 100) + (p.b % 100) : (p.a % 100) * p.times} cents. Regroup 100 cents as 1 dollar.`,
    ),
    wrongAnswer(
      money(p.task === 'multiply' ? p.a + p.times : p.task === 'add' ? Math.abs(p.a - p.b) : p.a + p.b),
      'wrong_operation',
      p.task === 'multiply'
        ? `You added ${p.times} cents. Multiply ${shown(p.a)} by ${p.times}.`
        : p.task === 'add'
          ? `You subtracted ${shown(p.b)}. Add both amounts.`
          : `You added ${shown(p.b)}. Subtract it from ${shown(p.a)}.`,
    ),
    wrongAnswer(
      money(10 * answer(p)),
      'slip_place',
      `The decimal point is one place too far right. Write two digits for the cents.`,
    ),
    wrongAnswer(
      money(answer(p) + 1),
      'slip_off_by_one',
      `That is 1 cent too much. Check the last digit of \\(${line(p)}\\).`,
    ),
  ]
  return list.filter(({ value }) => value.kind === 'money' && value.minor > 0n)
}

const goods = ['notebook', 'plant', 'book', 'puzzle', 'scarf', 'kite', 'lamp', 'game'] as const

function story(p: Params, words: Chance): string {
  const [name] = pickNames(words, 1)
  const [x, y] = words.sample(goods, 2)
  const [a, b] = [moneyText(money(p.a)), moneyText(money(p.b))]
  if (p.task === 'multiply')
    return words.pick([
      `A ticket costs ${a}. How much do ${p.times} tickets cost?`,
      `One ${x} costs ${a}. What is the cost of ${p.times} of them?`,
      `${name} saves ${a} each week. How much does ${name} save in ${p.times} weeks?`,
      `${name} buys ${p.times} bags of seeds for ${a} each. How much is that altogether?`,
    ])
  if (p.task === 'add')
    return words.pick([
      `A ${x} costs ${a} and a ${y} costs ${b}. How much do they cost altogether?`,
      `${name} has ${a} and earns ${b} more. How much money does ${name} have now?`,
      `${name} spends ${a} on a ${x} and ${b} on a ${y}. How much is that altogether?`,
      `A ${y} costs ${b}. A ${x} costs ${a} more than that. How much does the ${x} cost?`,
    ])
  return words.pick([
    `${name} has ${a} and buys a ${x} for ${b}. How much money is left?`,
    `A ${x} was ${a}. On sale it is ${b}. How much less does it cost now?`,
    `${name} needs ${a} for a ${x} and has ${b}. How much more money does ${name} need?`,
    `A ${x} costs ${a} and a ${y} costs ${b}. How much more does the ${x} cost?`,
  ])
}

function solution(p: Params): Step[] {
  const end = money(answer(p))
  if (p.task === 'multiply') {
    const [d, c] = [Math.floor(p.a / 100), p.a % 100]
    return [
      nextStep(`Multiply the dollars by ${p.times}.`, `${p.times} \\times ${d} = ${p.times * d}`),
      nextStep(
        `Multiply the cents by ${p.times}.${c * p.times >= 100 ? ` \\(${c * p.times}\\) cents is ${moneyText(money(c * p.times))}.` : ''}`,
        `${p.times} \\times ${c} = ${p.times * c}`,
      ),
      nextStep(
        'Add the dollars and the cents.',
        `${shown(100 * d * p.times)} + ${shown(c * p.times)} = ${shown(answer(p))}`,
        end,
      ),
    ]
  }
  const [d, c] = [Math.floor(p.a / 100), p.a % 100]
  const [e, f] = [Math.floor(p.b / 100), p.b % 100]
  const lined = nextStep('Line up the decimal points: dollars under dollars, cents under cents.', line(p))
  if (p.task === 'add')
    return [
      lined,
      nextStep('Add the cents. Regroup 100 cents as 1 dollar.', `${c} + ${f} = ${c + f} = 100 + ${c + f - 100}`),
      nextStep('Add the dollars and the regrouped dollar.', `${d} + ${e} + 1 = ${d + e + 1}`),
      nextStep('Write the sum.', `${line(p)} = ${shown(answer(p))}`, end),
    ]
  return [
    lined,
    nextStep(
      `You cannot take ${f} cents from ${c === 1 ? '1 cent' : `${c} cents`}. Regroup 1 dollar as 100 cents.`,
      `${100 + c} - ${f} = ${100 + c - f}`,
    ),
    nextStep('Subtract the dollars. One dollar is gone already.', `${d - 1} - ${e} = ${d - 1 - e}`),
    nextStep('Write the difference.', `${line(p)} = ${shown(answer(p))}`, end),
  ]
}

/** Add, subtract and multiply money written with a decimal point (4.MD.A.2). */
export const level: TopicLevel<Params> = {
  key: 'coin_math_practice/4',
  version: 1,
  params,
  reject: (p) => (p.a === p.b || p.a % 100 === 0 || !carries(p) ? 'nothing to regroup' : null),
  note: (p) => line(p),
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => money(answer(p)),
  forms: ['money', 'choice'],
  distractors,
  hints: (p) => [
    {
      text:
        p.task === 'multiply'
          ? `The same amount comes ${p.times} times. Which operation is that?`
          : p.task === 'add'
            ? 'Is the answer more or less than each amount?'
            : 'Is the answer more or less than the first amount?',
    },
    { text: '100 cents make 1 dollar. Find the cents first, then the dollars.' },
    { text: `Line up the decimal points and find \\(${line(p)}\\).` },
  ],
  solution,
  load: (p) => 3 * tasks.indexOf(p.task) + answer(p) / 2500,
}
