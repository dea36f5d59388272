import { polynomialLatex, polynomialNode } from '../../expressions/polynomial-node.ts'
import { expression } from '../../values/items.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { atZero, drawable, drawn, firstTiles } from './patterns.ts'
import { countNoun } from '../../words/nouns.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Expression } from '../../values/values.ts'
import type { Growing } from '../patterning-visual-basics/growing.ts'

/** A growing pattern with the rule step n + rest, which is asked for. */
export type Params = Growing

const work = (p: Params): number => p.step * 4 + p.start / 2 + (atZero(p) < 0 ? 10 : 0)
const all: readonly Params[] = drawable.toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))
const linear = (slope: number, rest: number): Expression => expression(polynomialNode([slope, rest], 'n'))
const rule = (p: Params): string => polynomialLatex([p.step, atZero(p)], 'n')

/** Write an expression for the number of tiles (6.EE.C.9). */
export const level: TopicLevel<Params> = {
  key: 'patterning_visual_practice/3',
  version: 2,
  params,
  note: (p) => [p.kind, p.start, p.step].join(),
  space: all.length,
  prompt: (_, words) => ({
    text: words.pick([
      'Write an expression for the number of tiles in figure \\(n\\).',
      'The pattern grows in the same way each time. Write an expression for the number of tiles in figure \\(n\\).',
      'How many tiles are in figure \\(n\\)? Write an expression with \\(n\\).',
      'Find a rule for the pattern. Write the number of tiles in figure \\(n\\) as an expression.',
    ]),
  }),
  answer: (p) => linear(p.step, atZero(p)),
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  widget: () => ({ keys: ['n', '+', '-'] }),
  distractors: (p) => [
    wrongAnswer(
      linear(1, p.step),
      'recursive_only',
      `You added \\(${p.step}\\) to the figure number. Figure 1 has ${countNoun(p.start, 'tile')}, and each figure has \\(${p.step}\\) more.`,
    ),
    wrongAnswer(
      linear(p.step, p.start),
      'slip_off_by_one',
      `Test figure 1: \\(${p.step} \\times 1 + ${p.start}\\) is \\(${p.step + p.start}\\), but figure 1 has \\(${p.start}\\).`,
    ),
    wrongAnswer(
      linear(p.step, -atZero(p)),
      'slip_sign',
      `Test figure 1: it has ${countNoun(p.start, 'tile')}, not \\(${p.step - atZero(p)}\\).`,
    ),
    wrongAnswer(
      linear(p.start === 1 ? p.step + 1 : p.start, p.start === 1 ? p.start : p.step),
      'looks_alike',
      `The pattern grows by ${countNoun(p.step, 'tile')} each time, so the coefficient of \\(n\\) is \\(${p.step}\\).`,
    ),
  ],
  hints: (p) => [
    { text: 'How many tiles are added from one figure to the next?' },
    {
      text: `The figures have \\(${firstTiles(p)}\\) tiles. The coefficient of \\(n\\) is \\(${p.step}\\).`,
    },
    {
      text: `Compare \\(${p.step} \\times 1\\) with the ${countNoun(p.start, 'tile')} of figure 1. What is the constant?`,
    },
  ],
  solution: (p) => [
    nextStep(
      `The figures have \\(${firstTiles(p)}\\) tiles. Each figure has \\(${p.step}\\) more, so the coefficient of \\(n\\) is \\(${p.step}\\).`,
    ),
    nextStep(
      `Figure 1 must have ${countNoun(p.start, 'tile')}, so ${atZero(p) < 0 ? `subtract \\(${-atZero(p)}\\)` : `add \\(${atZero(p)}\\)`}.`,
      `${p.step} \\times 1 ${atZero(p) < 0 ? '-' : '+'} ${Math.abs(atZero(p))} = ${p.start}`,
    ),
    nextStep('Write the expression for figure \\(n\\).', rule(p), linear(p.step, atZero(p))),
  ],
  figure: drawn,
  load: work,
}
