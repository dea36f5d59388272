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

/** Dollars and cents worked out apart from each other, nothing handed over. */
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
        ? 'The cents were turned around. Trade a dollar for 100 cents first.'
        : '100 cents are a dollar. Hand them over to the dollars.',
    ),
    wrongAnswer(
      money(p.task === 'multiply' ? p.a + p.times : p.task === 'add' ? Math.abs(p.a - p.b) : p.a + p.b),
      'wrong_operation',
      p.task === 'multiply'
        ? 'Only a few cents were added. Take the price again and again.'
        : p.task === 'add'
          ? 'That is the difference. Both amounts together are asked for.'
          : 'That is the sum. What is left is less than at first.',
    ),
    wrongAnswer(
      money(10 * answer(p)),
      'slip_place',
      'The point is in the wrong place. There are always two digits of cents.',
    ),
    wrongAnswer(money(answer(p) + 1), 'slip_off_by_one', 'One cent too many. Check the last digit.'),
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
      `${name} buys ${p.times} bags of seeds for ${a} each. How much is that in all?`,
    ])
  if (p.task === 'add')
    return words.pick([
      `A ${x} costs ${a} and a ${y} costs ${b}. How much do they cost together?`,
      `${name} has ${a} and earns ${b} more. How much money is that?`,
    ])
  return words.pick([
    `${name} has ${a} and buys a ${x} for ${b}. How much is left?`,
    `A ${x} costs ${a} and a ${y} costs ${b}. How much more does the ${x} cost?`,
  ])
}

function solution(p: Params): Step[] {
  const end = money(answer(p))
  if (p.task === 'multiply') {
    const [d, c] = [Math.floor(p.a / 100), p.a % 100]
    return [
      nextStep('Multiply the dollars.', `${p.times} \\times ${d} = ${p.times * d}`),
      nextStep(
        `Multiply the cents.${c * p.times >= 100 ? ` \\(${c * p.times}\\) cents are ${moneyText(money(c * p.times))}.` : ''}`,
        `${p.times} \\times ${c} = ${p.times * c}`,
      ),
      nextStep('Put both together.', `${shown(100 * d * p.times)} + ${shown(c * p.times)} = ${shown(answer(p))}`, end),
    ]
  }
  return [
    nextStep('Write the amounts with the points under each other: dollars under dollars, cents under cents.', line(p)),
    nextStep(
      carries(p)
        ? p.task === 'add'
          ? 'The cents make more than 100. Hand a dollar over.'
          : 'There are too few cents on top. Trade one dollar for 100 cents.'
        : `${p.task === 'add' ? 'Add' : 'Subtract'} the cents, then the dollars.`,
      `${line(p)} = ${shown(answer(p))}`,
      end,
    ),
  ]
}

/** Add, subtract and multiply money written with a decimal point (4.MD.A.2). */
export const level: TopicLevel<Params> = {
  key: 'coin_math_practice/4',
  version: 1,
  params,
  reject: (p) => (p.a === p.b || p.a % 100 === 0 || !carries(p) ? 'nothing to hand over' : null),
  note: (p) => line(p),
  prompt: (p, words) => ({ text: story(p, words) }),
  answer: (p) => money(answer(p)),
  forms: ['money', 'choice'],
  distractors,
  hints: (p) => [
    {
      text:
        p.task === 'multiply'
          ? 'The same price is paid again and again.'
          : p.task === 'add'
            ? 'Is the answer more or less than each amount?'
            : 'You look for what is left, or for the difference.',
    },
    { text: '100 cents are one dollar. Work out cents and dollars, then put them together.' },
    { text: `Work out \\(${line(p)}\\).` },
  ],
  solution,
  load: (p) => 3 * tasks.indexOf(p.task) + answer(p) / 2500,
}
