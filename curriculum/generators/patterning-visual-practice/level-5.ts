import { growingTiles } from '../../figures/pattern-tiles.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'

/** Figure n is a rectangle n + wide by n + high with `extra` tiles on top; figure `asked` is far beyond the drawn ones. */
export interface Params {
  readonly wide: number
  readonly high: number
  readonly extra: number
  readonly asked: number
}

const tiles = (p: Params, n: number): number => (n + p.wide) * (n + p.high) + p.extra
const cells = (p: Params, n: number): [number, number][] => [
  ...range(0, n + p.wide - 1).flatMap((x) => range(0, n + p.high - 1).map((y): [number, number] => [x, y])),
  ...range(0, p.extra - 1).map((x): [number, number] => [x, n + p.high]),
]
const work = (p: Params): number => p.asked + 3 * (p.wide + p.high + (p.extra > 0 ? 1 : 0))

const all: readonly Params[] = range(0, 4)
  .flatMap((wide) =>
    range(0, 2).flatMap((high) =>
      range(0, 3).flatMap((extra) => range(6, 26).map((asked) => ({ wide, high, extra, asked }))),
    ),
  )
  .filter((p) => p.extra <= 1 + p.wide)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const plus = (n: number): string => (n === 0 ? 'n' : `(n + ${n})`)
const rule = (p: Params): string =>
  `${p.wide === 0 && p.high === 0 ? 'n^{2}' : p.wide === p.high ? `${plus(p.wide)}^{2}` : `${plus(p.wide)}${plus(p.high)}`}${p.extra > 0 ? ` + ${p.extra}` : ''}`

/** Write a rule for a pattern that grows faster and faster (HSF-BF.A.1a). */
export const level: TopicLevel<Params> = {
  key: 'patterning_visual_practice/5',
  version: 3,
  params,
  note: (p) => [p.wide, p.high, p.extra, p.asked].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `The pattern goes on in the same way. How many tiles does figure \\(${p.asked}\\) have?`,
      `Find a rule for figure \\(n\\). How many tiles does figure \\(${p.asked}\\) need?`,
      `Look at the width and the height of each figure. How many tiles are in figure \\(${p.asked}\\)?`,
      `You want to build figure \\(${p.asked}\\) of this pattern. How many tiles do you need?`,
    ]),
  }),
  answer: (p) => whole(tiles(p, p.asked)),
  forms: ['numeric', 'expression', 'choice'],
  distractors: (p) => [
    ...(p.asked % 2 === 0
      ? [
          wrongAnswer(
            whole(2 * tiles(p, p.asked / 2)),
            'recursive_only',
            `Figure \\(${p.asked}\\) is not just twice figure \\(${p.asked / 2}\\): both sides grow.`,
          ),
        ]
      : []),
    wrongAnswer(
      whole(tiles(p, 3) + (p.asked - 3) * (tiles(p, 3) - tiles(p, 2))),
      'recursive_only',
      'The steps get larger and larger, so you cannot add the same number each time.',
    ),
    wrongAnswer(whole(tiles(p, p.asked - 1)), 'slip_off_by_one', `That is figure \\(${p.asked - 1}\\).`),
    wrongAnswer(
      whole(p.extra > 0 ? tiles(p, p.asked) - p.extra : tiles(p, p.asked + 1)),
      p.extra > 0 ? 'stops_early' : 'slip_off_by_one',
      p.extra > 0 ? 'That is the rectangle alone. There are tiles on top.' : `That is figure \\(${p.asked + 1}\\).`,
    ),
  ],
  hints: (p) => [
    {
      text: `Each figure is a rectangle${p.extra > 0 ? ' with some tiles on top' : ''}. How wide and how high is figure \\(n\\)?`,
    },
    { text: `Figure 3 is \\(${3 + p.wide}\\) wide and \\(${3 + p.high}\\) high. Compare with the number 3.` },
    { text: `The rule is \\(${rule(p)}\\). Put in \\(n = ${p.asked}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `Figures 1, 2, 3 have rectangles of \\(${[1, 2, 3].map((n) => `${n + p.wide} \\times ${n + p.high}`).join(',\\; ')}\\).`,
    ),
    nextStep(`So figure \\(n\\) has this many tiles.`, rule(p)),
    nextStep(
      `Put \\(n = ${p.asked}\\) in.`,
      `${p.asked + p.wide} \\times ${p.asked + p.high}${p.extra > 0 ? ` + ${p.extra}` : ''} = ${tiles(p, p.asked)}`,
      whole(tiles(p, p.asked)),
    ),
  ],
  figure: (p) => growingTiles({ steps: [1, 2, 3].map((n) => cells(p, n)) }),
  load: work,
}
