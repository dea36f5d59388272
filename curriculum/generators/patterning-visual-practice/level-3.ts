import { whole } from '../../values/rational.ts'
import { tilesOf } from '../patterning-visual-basics/growing.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { atZero, drawable, drawn, firstTiles } from './patterns.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Growing } from '../patterning-visual-basics/growing.ts'

/** A growing pattern with the rule step n + rest, used for a figure that nobody would draw. */
export interface Params extends Growing {
  readonly asked: number
}

const work = (p: Params): number => p.step * 4 + p.asked / 10 + (atZero(p) < 0 ? 10 : 0)
const all: readonly Params[] = drawable
  .flatMap((p) => [20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200].map((asked) => ({ ...p, asked })))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))
const rest = (p: Params): string => `${atZero(p) < 0 ? '-' : '+'} ${Math.abs(atZero(p))}`
const total = (p: Params): number => tilesOf(p, p.asked)

/** Write an expression for the number of tiles, and use it (6.EE.C.9). */
export const level: TopicLevel<Params> = {
  key: 'patterning_visual_practice/3',
  version: 1,
  params,
  note: (p) => [p.kind, p.start, p.step, p.asked].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `Write an expression for the tiles of figure \\(n\\). How many tiles does it give for \\(n = ${p.asked}\\)?`,
      `Find a rule with \\(n\\) for the number of tiles. What is it for \\(n = ${p.asked}\\)?`,
    ]),
  }),
  answer: (p) => whole(total(p)),
  forms: ['numeric', 'expression', 'choice'],
  distractors: (p) => [
    wrongAnswer(
      whole(2 * tilesOf(p, p.asked / 2)),
      'recursive_only',
      `Figure \\(${p.asked}\\) is not just twice figure \\(${p.asked / 2}\\). Use the rule.`,
    ),
    wrongAnswer(
      whole(p.step * p.asked),
      'stops_early',
      `That is \\(${p.step}n\\). For \\(n = 1\\) the rule must give \\(${p.start}\\).`,
    ),
    wrongAnswer(
      whole(p.start + p.step * p.asked),
      'slip_off_by_one',
      `Test \\(n = 1\\): \\(${p.step}n + ${p.start}\\) is too much there.`,
    ),
    wrongAnswer(
      whole(p.start * p.asked),
      'looks_alike',
      `\\(${p.start}\\) are the tiles of figure 1. What is added each time?`,
    ),
  ],
  hints: (p) => [
    { text: 'How many tiles are added each time? That number stands in front of \\(n\\).' },
    {
      text: `The figures have \\(${firstTiles(p)}\\) tiles, so the rule has \\(${p.step}n\\). Test it with \\(n = 1\\).`,
    },
    { text: `The rule is \\(${p.step}n ${rest(p)}\\). Put in \\(n = ${p.asked}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `The figures have \\(${firstTiles(p)}\\) tiles. Each step adds \\(${p.step}\\), so the rule has \\(${p.step}n\\).`,
    ),
    nextStep(`For \\(n = 1\\) the rule must give \\(${p.start}\\).`, `${p.step} \\times 1 ${rest(p)} = ${p.start}`),
    nextStep(
      `The rule is \\(${p.step}n ${rest(p)}\\). Put in \\(n = ${p.asked}\\).`,
      `${p.step} \\times ${p.asked} ${rest(p)} = ${total(p)}`,
      whole(total(p)),
    ),
  ],
  figure: drawn,
  load: work,
}
