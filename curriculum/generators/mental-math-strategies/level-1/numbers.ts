import { numberLine } from '../../../figures/number-line.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

/** a + b, where b lies `off` beside the round number b - off (off is -2, -1, 1 or 2). */
export interface Params {
  readonly a: number
  readonly round: number
  readonly off: number
}

export const near = (p: Params): number => p.round + p.off
const answer = (p: Params): number => p.a + near(p)
const overTen = (p: Params): boolean => (p.a % 10) + (near(p) % 10) >= 10

/** Small tens and one beside a ten at first; then larger tens and two beside. */
function params(chance: Chance, difficulty: number): Params {
  const round = 10 * chance.int(1 + Math.round(2 * difficulty), 4 + Math.round(4 * difficulty))
  const off = chance.happens(difficulty) ? chance.pick([-2, -2, 2]) : chance.pick([-1, -1, 1])
  return { a: chance.int(12 + Math.round(15 * difficulty), 55 + Math.round(40 * difficulty)), round, off }
}

function distractors(p: Params): Distractor[] {
  const [size, up] = [Math.abs(p.off), p.off < 0]
  return [
    wrongAnswer(
      whole(p.a + p.round - p.off),
      'adjust_wrong_way',
      up
        ? `You added \\(${size}\\) too many with \\(${p.round}\\), so take \\(${size}\\) away again.`
        : `You added \\(${size}\\) too few with \\(${p.round}\\), so add \\(${size}\\) more.`,
    ),
    wrongAnswer(whole(p.a + p.round), 'stops_early', `That is \\(${p.a} + ${p.round}\\). Now adjust by \\(${size}\\).`),
    wrongAnswer(whole(answer(p) + 10), 'near', 'Check the tens once more.'),
    wrongAnswer(whole(answer(p) - 1), 'slip_off_by_one', `Adjust by exactly \\(${size}\\).`),
  ]
}

const picture = (p: Params, done: boolean): Figure =>
  numberLine({
    from: 10 * Math.floor(p.a / 10),
    to: 10 * Math.ceil((p.a + p.round + 2) / 10),
    step: 5,
    labelEvery: p.round + 10 > 60 ? 4 : 2,
    jumps: [
      { from: p.a, to: p.a + p.round, label: `+${p.round}` },
      ...(done ? [{ from: p.a + p.round, to: answer(p), label: p.off < 0 ? `−${-p.off}` : `+${p.off}` }] : []),
    ],
    points: [{ at: p.a }, ...(done ? [{ at: answer(p) }] : [])],
  })

/** Add a near-ten number by rounding and adjusting (2.NBT.B.9). */
export const addByAdjusting: TopicLevel<Params> = {
  key: 'mental_math_strategies/1',
  version: 1,
  params,
  reject: (p) =>
    p.a % 10 === 0 || p.a % 10 === near(p) % 10
      ? 'a round number, or the same ones'
      : answer(p) > 200
        ? 'too large'
        : null,
  note: (p) => `${p.a}+${near(p)}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Use \\(${p.round}\\) to add \\(${near(p)}\\) in your head.`,
      `\\(${near(p)}\\) is close to \\(${p.round}\\). What is the sum?`,
      `Jump \\(${p.round}\\) first, then adjust. What is the sum?`,
    ]),
    latex: `${p.a} + ${near(p)} = \\square`,
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Adding \\(${p.round}\\) is easy. Do that first.` },
    { text: `Is \\(${p.round}\\) more or less than \\(${near(p)}\\)?` },
    {
      text:
        p.off < 0
          ? `\\(${p.round}\\) is \\(${-p.off}\\) too many. Take \\(${-p.off}\\) away from \\(${p.a + p.round}\\).`
          : `\\(${p.round}\\) is \\(${p.off}\\) too few. Add \\(${p.off}\\) to \\(${p.a + p.round}\\).`,
    },
  ],
  solution: (p) => [
    nextStep(`Add \\(${p.round}\\) first.`, `${p.a} + ${p.round} = ${p.a + p.round}`, whole(p.a + p.round)),
    nextStep(
      p.off < 0
        ? `That was \\(${-p.off}\\) too many. Take \\(${-p.off}\\) away.`
        : `That was \\(${p.off}\\) too few. Add \\(${p.off}\\).`,
      `${p.a + p.round} ${p.off < 0 ? '-' : '+'} ${Math.abs(p.off)} = ${answer(p)}`,
      whole(answer(p)),
      picture(p, true),
    ),
  ],
  figure: (p) => picture(p, false),
  load: (p) => answer(p) / 20 + 3 * Math.abs(p.off) + (overTen(p) ? 1 : 0),
}
