import { numberLine } from '../../figures/number-line.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** top - bottom, where a round number lies between: `below` under it and `above` over it. */
export interface Params {
  readonly round: number
  readonly below: number
  readonly above: number
}

const top = (p: Params): number => p.round + p.above
const bottom = (p: Params): number => p.round - p.below
const answer = (p: Params): number => p.below + p.above

/** Short jumps across a hundred at first; longer ones, with a stop at a ten, as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const least = 2 + Math.round(9 * difficulty)
  const most = 14 + Math.round(50 * difficulty)
  return { round: 100 * chance.int(1, 9), below: chance.int(least, most), above: chance.int(least, most) }
}

/** Where the jumps land: the next ten, the round number, the top. */
function stops(p: Params): number[] {
  const ten = 10 * Math.ceil(bottom(p) / 10)
  return [...new Set([bottom(p), ten, p.round, top(p)])]
}

const jumps = (p: Params): number[] =>
  stops(p)
    .slice(1)
    .map((stop, i) => stop - (stops(p)[i] ?? 0))

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      whole(Math.abs(p.above - p.below)),
      'adjust_wrong_way',
      'Both parts lie between the two numbers, so add them. Do not take one from the other.',
    ),
    wrongAnswer(whole(p.below), 'stops_early', `That only reaches \\(${p.round}\\). Go on to \\(${top(p)}\\).`),
    wrongAnswer(whole(p.above), 'stops_early', `That starts at \\(${p.round}\\). Begin at \\(${bottom(p)}\\).`),
    wrongAnswer(whole(answer(p) + 10), 'near', 'Check the jump to the next ten.'),
  ]
}

const picture = (p: Params, named: boolean): Figure => {
  const [from, to] = [10 * Math.floor(bottom(p) / 10), 10 * Math.ceil(top(p) / 10)]
  const wide = to - from > 60
  const low = wide ? 20 * Math.floor(from / 20) : from
  return numberLine({
    from: low,
    to: wide ? 20 * Math.ceil(to / 20) : to,
    step: wide ? 20 : 10,
    ...(wide ? { labelEvery: 2 } : {}),
    jumps: stops(p)
      .slice(1)
      .map((stop, i) => ({ from: stops(p)[i] ?? 0, to: stop, ...(named ? { label: `+${jumps(p)[i]}` } : {}) })),
    points: [{ at: bottom(p) }, { at: top(p) }],
  })
}

/** Find a difference by counting up in easy jumps (3.NBT.A.2). */
export const level: TopicLevel<Params> = {
  key: 'mental_math_strategies/2',
  version: 1,
  params,
  reject: (p) =>
    p.below === p.above || p.below % 10 === 0 || p.above % 10 === 0
      ? 'a part is round, or both are equal'
      : top(p) > 1000
        ? 'too large'
        : null,
  note: (p) => `${top(p)}-${bottom(p)}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Count up from \\(${bottom(p)}\\) in easy jumps.`,
      `How far is it from \\(${bottom(p)}\\) up to \\(${top(p)}\\)?`,
      `Stop at \\(${p.round}\\) on the way up. What is the difference?`,
    ]),
    latex: `${top(p)} - ${bottom(p)} = \\square`,
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Start at \\(${bottom(p)}\\). Jump to a round number first.` },
    { text: `How far is it to \\(${p.round}\\), and from there to \\(${top(p)}\\)?` },
    { text: `Add the jumps: \\(${jumps(p).join(' + ')}\\).` },
  ],
  solution: (p) => [
    nextStep(
      `Jump up from \\(${bottom(p)}\\) to \\(${top(p)}\\), with stops at round numbers.`,
      stops(p).join(' \\to '),
      undefined,
      picture(p, true),
    ),
    nextStep('Add the jumps.', `${jumps(p).join(' + ')} = ${answer(p)}`, whole(answer(p))),
    {
      say: `So the difference is \\(${answer(p)}\\).`,
      latex: `${top(p)} - ${bottom(p)} = ${answer(p)}`,
      value: whole(answer(p)),
      relation: 'same',
    },
  ],
  figure: (p) => picture(p, false),
  load: (p) => answer(p) / 10 + jumps(p).length,
}
