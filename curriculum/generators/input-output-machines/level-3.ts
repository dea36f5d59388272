import { minus, plus, sym, times } from '../../expressions/build.ts'
import { ioMachine } from '../../figures/io-machine.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Node } from '../../values/values.ts'

/**
 * A machine that multiplies by `times` and adds `more` (which may be negative), in either order; the rules are shown or
 * hidden behind three pairs that start at `from` and go up by 1.
 */
export interface Params {
  readonly times: number
  readonly more: number
  readonly addsFirst: boolean
  readonly hidden: boolean
  readonly from: number
}

const letter = 'n'
const shift = (base: Node, more: number): Node => (more >= 0 ? plus(base, more) : minus(base, -more))
const scaled = (k: number, base: Node): Node => (k === 1 ? base : times(k, base))

/** The output for n: times n + more, or times (n + more). */
const rule = (k: number, more: number, addsFirst: boolean): Node =>
  addsFirst ? times(k, shift(sym(letter), more)) : shift(scaled(k, sym(letter)), more)
const answerNode = (p: Params): Node => rule(p.times, p.more, p.addsFirst)
const out = (p: Params, x: number): number => (p.addsFirst ? p.times * (x + p.more) : p.times * x + p.more)
const inputsOf = (p: Params): number[] => [p.from, p.from + 1, p.from + 2]
const sign = (more: number): string => (more >= 0 ? `+ ${more}` : `- ${-more}`)

function params(chance: Chance, difficulty: number): Params {
  const hidden = chance.happens(1.6 * difficulty - 0.4)
  const more = chance.int(1, 20)
  return {
    times: chance.int(2 + Math.round(4 * difficulty), 11 + Math.round(2 * difficulty)),
    more: chance.happens(0.2 + 0.3 * difficulty) ? -more : more,
    addsFirst: !hidden && chance.happens(0.2 + 0.5 * difficulty),
    hidden,
    from: chance.int(1, 4),
  }
}

function reject(p: Params): string | null {
  if (inputsOf(p).some((x) => out(p, x) <= 0 || (p.addsFirst && x + p.more <= 0))) return 'below zero'
  return p.times === Math.abs(p.more) ? 'the same number twice' : null
}

function distractors(p: Params): Distractor[] {
  const [x = 1] = inputsOf(p)
  const gap = out(p, x) - x
  return [
    wrongAnswer(
      expression(rule(p.times, p.more, !p.addsFirst)),
      'reversed_order',
      p.addsFirst
        ? `First \\(${Math.abs(p.more)}\\) is ${p.more > 0 ? 'added' : 'subtracted'}, then all of it is multiplied. Use parentheses.`
        : `Only \\(n\\) is multiplied. The \\(${Math.abs(p.more)}\\) is ${p.more > 0 ? 'added' : 'subtracted'} afterward.`,
    ),
    wrongAnswer(
      expression(rule(p.times, -p.more, p.addsFirst)),
      'operation_swap',
      `Test it with a pair from the machine. Do you ${p.more > 0 ? 'add or subtract' : 'subtract or add'} \\(${Math.abs(p.more)}\\)?`,
    ),
    ...(gap === 0
      ? []
      : [
          wrongAnswer(
            expression(shift(sym(letter), gap)),
            'rule_from_one_pair',
            `That fits \\(${x}\\) to \\(${out(p, x)}\\), but not the next pair.`,
          ),
        ]),
    wrongAnswer(
      expression(rule(p.times + 1, p.more, p.addsFirst)),
      'slip_off_by_one',
      'Look at how much the output grows when the input grows by 1.',
    ),
  ]
}

const picture = (p: Params): Figure => {
  const steps = p.addsFirst ? [sign(p.more), `× ${p.times}`] : [`× ${p.times}`, sign(p.more)]
  return ioMachine({
    rules: p.hidden ? [null, null] : steps,
    pairs: [
      ...inputsOf(p).map((x) => ({ input: String(x), output: String(out(p, x)) })),
      { input: letter, output: null },
    ],
  })
}

function solution(p: Params): Step[] {
  const value = expression(answerNode(p))
  const shown = nodeToLatex(answerNode(p))
  const [x = 1, next = 2] = inputsOf(p)
  if (p.hidden)
    return [
      nextStep(
        `When the input grows by 1, the output grows by \\(${p.times}\\). So the machine multiplies by \\(${p.times}\\).`,
        `${out(p, next)} - ${out(p, x)} = ${p.times}`,
      ),
      nextStep(
        `\\(${p.times} \\times ${x} = ${p.times * x}\\), but \\(${out(p, x)}\\) comes out. Something is ${p.more > 0 ? 'added' : 'subtracted'}.`,
        `${p.times * x} ${sign(p.more)} = ${out(p, x)}`,
      ),
      nextStep('So for \\(n\\) the output is this.', shown, value),
    ]
  return p.addsFirst
    ? [
        nextStep(
          `First the machine ${p.more > 0 ? 'adds' : 'subtracts'} \\(${Math.abs(p.more)}\\).`,
          `${letter} ${sign(p.more)}`,
        ),
        nextStep(`Then it multiplies all of that by \\(${p.times}\\), so put parentheses.`, shown, value),
      ]
    : [
        nextStep(`First the machine multiplies by \\(${p.times}\\).`, `${p.times}${letter}`),
        nextStep(`Then it ${p.more > 0 ? 'adds' : 'subtracts'} \\(${Math.abs(p.more)}\\).`, shown, value),
      ]
}

/** Write and use a two-step rule (6.EE.C.9). */
export const level: TopicLevel<Params> = {
  key: 'input_output_machines/3',
  version: 2,
  params,
  reject,
  note: (p) => [p.times, p.more, p.addsFirst, p.hidden].join(),
  prompt: (p, words) => ({
    text: p.hidden
      ? words.pick([
          'The machine multiplies, then adds or subtracts. What comes out for \\(n\\)? Write an expression.',
          'Find the two-step rule. Write what comes out for \\(n\\).',
        ])
      : words.pick([
          'What comes out when \\(n\\) goes in? Write an expression.',
          'Write an expression for the output when the input is \\(n\\).',
        ]),
  }),
  answer: (p) => expression(answerNode(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the rule itself is asked for, with the letter n' },
  distractors,
  hints: (p) =>
    p.hidden
      ? [
          { text: 'The inputs grow by 1. How much do the outputs grow each time?' },
          { text: `Multiply \\(${p.from}\\) by \\(${p.times}\\). Is that the output?` },
          { text: 'The output is that many times \\(n\\), with something added or subtracted.' },
        ]
      : [
          { text: 'Go through the machine from left to right with \\(n\\) instead of a number.' },
          {
            text: `After the first step there is \\(${p.addsFirst ? `${letter} ${sign(p.more)}` : `${p.times}${letter}`}\\).`,
          },
          {
            text: p.addsFirst
              ? 'The second step multiplies all of it, so use parentheses.'
              : 'The second step changes that result once more.',
          },
        ],
  solution,
  figure: picture,
  load: (p) => (p.hidden ? 8 : p.addsFirst ? 3 : 0) + p.times / 2 + (p.more < 0 ? 1 : 0),
}
