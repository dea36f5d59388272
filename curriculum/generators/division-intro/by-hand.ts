import { counters } from '../../figures/counters.ts'
import { task, type LevelTask } from '../../tasks/task.ts'
import { amounts } from '../../values/amounts.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Parts, Way } from './equal-parts.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step } from '../../topic-level.ts'
import type { Amounts } from '../../values/values.ts'

/** Counters that are shared among rings, or put into rings of one size; `over` of them are left. */
export interface ByHand extends Parts {
  readonly over: number
}

/** What the rings of a question hold together, so that they all lie on the screen of a phone. */
const mostCounters = 32
const mostRings = 6
const mostInEach = 8

export const thereAre = (p: ByHand): number => p.groups * p.size + p.over
const rings = (groups: number, size: number, over: number): Amounts =>
  amounts({ ring: groups, 'in each': size, 'left over': over }, 'exact')
const load = (p: ByHand): number => thereAre(p) + 2 * p.over

const even: readonly ByHand[] = range(2, mostRings)
  .flatMap((groups) => range(2, mostInEach).map((size) => ({ groups, size, over: 0 })))
  .filter((p) => thereAre(p) <= mostCounters)
  .toSorted((a, b) => load(a) - load(b))

/** So many are left over that there are not enough for one more each, or for one more ring. */
const withRest = (way: Way): readonly ByHand[] =>
  even
    .flatMap((p) => range(1, (way === 'share' ? p.groups : p.size) - 1).map((over) => ({ ...p, over })))
    .filter((p) => thereAre(p) <= mostCounters)
    .toSorted((a, b) => load(a) - load(b))

function distractors(p: ByHand, way: Way): Distractor[] {
  const all = thereAre(p)
  const list: Distractor[] = []
  if (way === 'share' && p.size > 1)
    list.push(
      wrongAnswer(
        rings(p.groups, p.size - 1, p.over + p.groups),
        'stops_early',
        `${p.over + p.groups} are still outside. That is enough to give 1 more to each ring.`,
      ),
    )
  if (way === 'make' && p.groups > 2)
    list.push(
      wrongAnswer(
        rings(p.groups - 1, p.size, p.over + p.size),
        'stops_early',
        `${p.over + p.size} are still outside. That is enough for another ring of ${p.size}.`,
      ),
    )
  const [ringCount, each] = way === 'make' ? [p.size, p.groups] : [p.groups, 0]
  if (way === 'make' && ringCount !== each && ringCount <= mostRings + 1)
    list.push(
      wrongAnswer(
        rings(ringCount, each, all - ringCount * each),
        'reversed_order',
        `You made ${countNoun(ringCount, 'ring')}. Each ring must hold ${p.size}.`,
      ),
    )
  return list
}

function solution(p: ByHand, way: Way): Step[] {
  const all = thereAre(p)
  const picture = counters({ groups: range(1, p.groups).map(() => ({ count: p.size })) })
  const answer = rings(p.groups, p.size, p.over)
  const rest = p.over === 0 ? 'None are left.' : `${p.over} ${p.over === 1 ? 'is' : 'are'} left over.`
  return [
    nextStep(
      way === 'share'
        ? `Give 1 to each of the ${p.groups} rings, again and again.`
        : `Put ${p.size} in a ring, then ${p.size} in the next ring.`,
      range(1, way === 'share' ? p.size : p.groups)
        .map((i) => i * (way === 'share' ? p.groups : p.size))
        .join(', '),
    ),
    nextStep(
      way === 'share' ? `Each ring gets ${p.size}. ${rest}` : `That makes ${p.groups} rings. ${rest}`,
      `${p.groups} \\times ${p.size}${p.over === 0 ? '' : ` + ${p.over}`} = ${all}`,
      answer,
      picture,
    ),
  ]
}

function handTask(
  way: Way,
  of: {
    readonly id: string
    readonly all: readonly ByHand[]
    readonly band: readonly [number, number]
    readonly prompt: (p: ByHand, words: Chance) => string
    readonly lastHint: (p: ByHand) => string
  },
): LevelTask {
  return task<ByHand>({
    id: of.id,
    kind: 'build',
    version: 1,
    form: 'rings',
    band: of.band,
    params: (chance, difficulty) => chance.pick(windowOf(of.all, difficulty)),
    note: (p) => `${thereAre(p)} ${way} ${p.groups} of ${p.size}`,
    space: of.all.length,
    prompt: (p, words) => ({ text: of.prompt(p, words) }),
    answer: (p) => rings(p.groups, p.size, p.over),
    widget: (p) => ({
      surface: {
        widget: 'rings',
        does: 'share',
        counters: thereAre(p),
        rings: way === 'share' ? p.groups : mostRings + 2,
        chooses: way === 'make',
        start: '',
      },
    }),
    distractors: (p) => distractors(p, way),
    hints: (p) => [
      {
        text:
          way === 'share'
            ? 'Give 1 to each ring. Then give 1 more to each.'
            : `Fill one ring with ${p.size}. Then add the next ring.`,
      },
      {
        text:
          way === 'share'
            ? 'Every ring must hold the same number.'
            : `Go on while there are ${p.size} or more outside.`,
      },
      { text: of.lastHint(p) },
    ],
    solution: (p) => solution(p, way),
    load,
  })
}

/** Counters are shared out equally among rings, one by one, until none are left (3.OA.A.2). */
export const shareOut: LevelTask = handTask('share', {
  id: 'share_out',
  all: even,
  band: [0, 0.8],
  prompt: (p, words) =>
    words.pick([
      `Share ${thereAre(p)} counters equally among ${p.groups} rings.`,
      `${p.groups} children share ${thereAre(p)} shells equally. Show the shares.`,
      `Deal ${thereAre(p)} cards to ${p.groups} players. Each gets the same number.`,
    ]),
  lastHint: (p) => `Stop when each ring has ${p.size}.`,
})

/** Rings of one size are made until none are left (3.OA.A.2). */
export const ringsOfSize: LevelTask = handTask('make', {
  id: 'rings_of_size',
  all: even,
  band: [0, 0.8],
  prompt: (p, words) =>
    words.pick([
      `Put ${thereAre(p)} counters into rings of ${p.size}.`,
      `${thereAre(p)} shells go into bags of ${p.size}. Make a ring for each bag.`,
      `Make teams of ${p.size} from ${thereAre(p)} players. Each ring is a team.`,
    ]),
  lastHint: (p) => `Make ${p.groups} rings with ${p.size} in each.`,
})

/** The same with some that are left over, because there are not enough for one more round or one more ring. */
export const leftOver = (way: Way): LevelTask =>
  handTask(way, {
    id: 'left_over',
    all: withRest(way),
    band: [0.4, 1],
    prompt: (p, words) =>
      way === 'share'
        ? words.pick([
            `Share ${thereAre(p)} counters equally among ${p.groups} rings. Use as many as you can.`,
            `${p.groups} children share ${thereAre(p)} stickers equally. They share as many as they can.`,
            `Deal ${thereAre(p)} cards equally to ${p.groups} players. Use as many as you can.`,
          ])
        : words.pick([
            `Make as many rings of ${p.size} as you can from ${thereAre(p)} counters.`,
            `${thereAre(p)} eggs go into boxes of ${p.size}. Make a ring for each full box.`,
            `Make as many teams of ${p.size} as you can from ${thereAre(p)} players. Each ring is a team.`,
          ]),
    lastHint: (p) =>
      way === 'share'
        ? `Each ring gets ${p.size}. Then there are not enough for all ${p.groups} rings.`
        : `Make ${countNoun(p.groups, 'ring')}. Then there are not enough for another ring of ${p.size}.`,
  })
