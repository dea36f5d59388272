import { barModel } from '../../figures/bar-model.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Figure } from '../../values/values.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly pieces: number
  readonly minutesEach: number
  /** How many pieces are wanted in the end. */
  readonly wanted: number
}

const told = ({ pieces, minutesEach }: Params): number => (pieces - 1) * minutesEach
const answer = ({ wanted, minutesEach }: Params): number => (wanted - 1) * minutesEach

function params(chance: Chance, difficulty: number): Params {
  const pieces = chance.int(3, 4 + Math.round(3 * difficulty))
  return {
    pieces,
    minutesEach: chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(4 * difficulty)),
    wanted: pieces + chance.int(1 + Math.round(2 * difficulty), 4 + Math.round(7 * difficulty)),
  }
}

const cut = (pieces: number): Figure =>
  barModel({ bars: [{ parts: Array.from({ length: pieces }, () => ({ size: 1, text: '' })) }] })

/** Time goes with the cuts, and there is one cut fewer than pieces. */
export const family: ContestFamily<Params> = {
  code: 'A09',
  name: 'Sawing logs',
  version: 1,
  idea: 'fencepost',
  reach: [2.6, 4.8],
  areas: ['TI', 'MD', 'FR'],
  targetSeconds: 100,
  params,
  reject: (p) => ([p.pieces, told(p), p.wanted].includes(answer(p)) ? 'the answer stands in the text' : null),
  space: 280,
  note: ({ pieces, minutesEach, wanted }) => `${pieces} ${minutesEach} ${wanted}`,
  prompt: (p, words) => ({
    text: words.pick([
      `It takes ${told(p)} minutes to saw a log into ${p.pieces} pieces. How many minutes does it take to saw such a log into ${p.wanted} pieces?`,
      `A robot walks past ${p.pieces} posts in a row, all equally far apart. From the first post to the last it needs ${told(p)} seconds. How many seconds does it need for ${p.wanted} such posts?`,
      `A bell rings ${p.pieces} times. From the first ring to the last, ${told(p)} seconds go by. How many seconds go by when it rings ${p.wanted} times?`,
    ]),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(Math.floor((told(p) * p.wanted) / p.pieces)),
      misconception: 'quick_answer',
      why: 'Time does not go with the number of these. It goes with what lies between them.',
    },
    {
      value: whole(p.wanted * p.minutesEach),
      misconception: 'count_off_by_one',
      why: 'That is one too many. Count the cuts or gaps in a small drawing.',
    },
    {
      value: whole(told(p) + p.wanted - p.pieces),
      misconception: 'surface_operation',
      why: 'Each new one takes longer than that. How long does one take?',
    },
    {
      value: whole((p.wanted - p.pieces) * p.minutesEach),
      misconception: 'half_way',
      why: 'That is the time for the new ones alone. The first ones count too.',
    },
  ],
  hints: (p) => [
    { text: 'Draw a small one with 3. How many cuts or gaps does it have?', figure: cut(3) },
    {
      text: `${p.pieces} have ${p.pieces - 1} cuts or gaps between them, and those take ${told(p)}. How long is one?`,
    },
  ],
  solution: (p) => [
    { say: 'Count what takes the time: the cuts or gaps between. There is always one fewer.', relation: 'next' },
    {
      say: `${p.pieces} have ${p.pieces - 1} between them. So one takes ${told(p)} ÷ ${p.pieces - 1} = ${p.minutesEach}.`,
      relation: 'next',
    },
    { say: `${p.wanted} have ${p.wanted - 1} between them.`, relation: 'next' },
    {
      say: `${p.wanted - 1} × ${p.minutesEach} = ${answer(p)}.`,
      value: whole(answer(p)),
      relation: 'next',
    },
  ],
  load: (p) => 3 * p.wanted + 2 * p.minutesEach,
}
