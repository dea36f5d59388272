import { numberLine } from '../../figures/number-line.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** Up by day and down by night. */
  readonly up: number
  readonly down: number
  readonly height: number
}

const gain = ({ up, down }: Params): number => up - down
/** Whole days and nights before the last day. */
const before = (p: Params): number => Math.ceil((p.height - p.up) / gain(p))
const answer = (p: Params): number => before(p) + 1

function params(chance: Chance, difficulty: number): Params {
  const up = chance.int(3, 4 + Math.round(3 * difficulty))
  const down = chance.int(1, up - 1)
  const days = chance.int(3 + Math.round(difficulty), 4 + Math.round(5 * difficulty))
  return { up, down, height: up + (days - 1) * (up - down) - chance.int(0, up - down - 1) }
}

/** Up by day, down by night: on the last day it does not slide back. */
export const family: ContestFamily<Params> = {
  code: 'K12',
  name: 'Snail on the wall',
  version: 2,
  idea: 'last_step_differs',
  reach: [0.5, 3.2],
  areas: ['NU', 'PN', 'AS'],
  targetSeconds: 90,
  params,
  reject: (p) => (p.height > 40 || p.height <= 2 * p.up ? 'too high or too low a wall' : null),
  space: 152,
  note: ({ up, down, height }) => `${up} ${down} ${height}`,
  prompt: (p, words) => ({
    text: words.pick([
      `A snail climbs ${p.up} feet up a wall each day. Each night it slides ${p.down} ${p.down === 1 ? 'foot' : 'feet'} down. The wall is ${p.height} feet high. On which day does it reach the top?`,
      `A frog sits at the bottom of a hole, ${p.height} feet deep. Each day it climbs ${p.up} feet. Each night it slides back ${p.down}. On which day does it get out?`,
      `A beetle climbs a plant ${p.height} inches high. Each day it goes up ${p.up} inches. Each night it slips down ${p.down}. On which day is it at the top?`,
    ]),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(Math.ceil(p.height / gain(p))),
      misconception: 'quick_answer',
      why: 'On the last day it is at the top before the night. Then it does not slide back.',
    },
    {
      value: whole(Math.ceil(p.height / p.up)),
      misconception: 'condition_dropped',
      why: 'That would be right without the nights. It slides back in each of them.',
    },
    {
      value: whole(before(p)),
      misconception: 'last_case_missed',
      why: 'That is how many days and nights go by first. Then one more climb takes it to the top.',
    },
    {
      value: whole(gain(p)),
      misconception: 'half_way',
      why: 'That is how far it gets in one day and one night. How often does it do so?',
    },
  ],
  hints: (p) => [
    {
      text: 'Draw its way. Where is it after one day? And after the night?',
      figure: numberLine({
        from: 0,
        to: p.height,
        step: 1,
        jumps: [
          { from: 0, to: p.up },
          { from: p.up, to: gain(p) },
        ],
      }),
    },
    { text: `A day and a night bring it ${gain(p)} higher. It needs a morning from which ${p.up} more are enough.` },
  ],
  solution: (p) => {
    const start = before(p) * gain(p)
    return [
      { say: 'The last day differs: once it is at the top, it does not slide back.', relation: 'next' },
      {
        say: `A day and a night bring it ${p.up} − ${p.down} = ${gain(p)} higher. So the mornings begin at ${[0, 1, 2].map((n) => n * gain(p)).join(', ')} and so on.`,
        relation: 'next',
      },
      {
        say: `From ${start}, one climb goes to ${start} + ${p.up} = ${start + p.up}. That is enough for ${p.height}.`,
        relation: 'next',
      },
      {
        say: `It is at ${start} after ${before(p)} days and nights. So it is at the top on day ${answer(p)}.`,
        value: whole(answer(p)),
        relation: 'next',
      },
    ]
  },
  load: (p) => 3 * answer(p) + p.up,
}
