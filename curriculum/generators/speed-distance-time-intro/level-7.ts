import { rational, whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'

const scenes = [
  {
    who: 'A boat',
    does: 'travels',
    with: 'downstream',
    against: 'back upstream',
    own: 'the boat in still water',
    drag: 'the current',
    speeds: [8, 30],
    drags: [1, 6],
  },
  {
    who: 'A plane',
    does: 'flies',
    with: 'with the wind',
    against: 'back against the wind',
    own: 'the plane without wind',
    drag: 'the wind',
    speeds: [300, 800],
    drags: [20, 90],
  },
  {
    who: 'A kayak',
    does: 'goes',
    with: 'with the current',
    against: 'back against it',
    own: 'the kayak in still water',
    drag: 'the current',
    speeds: [5, 12],
    drags: [1, 4],
  },
  {
    who: 'A cyclist',
    does: 'rides',
    with: 'with the wind',
    against: 'back against the wind',
    own: 'the cyclist without wind',
    drag: 'the wind',
    speeds: [16, 32],
    drags: [2, 8],
  },
] as const

/** Own speed v and help w (km/h), hours there and back for the same way; the own speed or the help is asked for. */
export interface Params {
  readonly scene: number
  readonly v: number
  readonly w: number
  readonly there: number
  readonly back: number
  readonly ask: 'own' | 'drag'
}

const sceneOf = (p: Params) => scenes[p.scene] as (typeof scenes)[number]
const way = (p: Pick<Params, 'v' | 'w' | 'there'>): number => (p.v + p.w) * p.there
const valueOf = (p: Params) => whole(p.ask === 'own' ? p.v : p.w)

const work = (p: Params): number =>
  p.there + p.back + (p.ask === 'drag' ? 5 : 0) + (p.there % 1 === 0 && p.back % 1 === 0 ? 0 : 4)

/** All trips with whole speeds and times in half hours. */
const all: readonly Params[] = scenes
  .flatMap(({ speeds, drags }, scene) => {
    const step = speeds[1] > 100 ? 10 : 1
    return range(speeds[0], speeds[1], step).flatMap((v) =>
      range(drags[0], drags[1], step).flatMap((w) =>
        range(2, 14).map((half) => ({ scene, v, w, there: half / 2, back: ((half / 2) * (v + w)) / (v - w) })),
      ),
    )
  })
  .filter(
    (p) => Number.isInteger(2 * p.back) && p.back <= 10 && Number.isInteger(way(p)) && p.w < p.v && p.w !== p.v / 2,
  )
  .flatMap((p) => (['own', 'drag'] as const).map((ask) => ({ ...p, ask })))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))

function distractors(p: Params): Distractor[] {
  const mean = rational(4 * way(p), 2 * (p.there + p.back))
  const own = p.ask === 'own'
  return [
    ...(own && mean.d <= 2n
      ? [
          wrongAnswer(
            mean,
            'mean_of_speeds',
            'That is the average over both ways. It is less than the speed that is asked for, because the slow way takes longer.',
          ),
        ]
      : []),
    wrongAnswer(
      whole(own ? p.w : p.v),
      'looks_alike',
      `That is the speed of ${own ? sceneOf(p).drag : sceneOf(p).own}.`,
    ),
    wrongAnswer(
      whole(own ? p.v + p.w : 2 * p.w),
      'stops_early',
      own
        ? 'That is the speed on the way there. Use the way back too.'
        : `That is the difference of the two speeds. It holds the speed of ${sceneOf(p).drag} twice.`,
    ),
    wrongAnswer(
      whole(p.v - p.w),
      'stops_early',
      own ? 'That is the speed on the way back. Use the way there too.' : 'That is the speed on the way back.',
    ),
    wrongAnswer(whole((own ? p.v : p.w) + 1), 'slip_off_by_one', 'Very near. Solve the two equations once more.'),
  ]
}

/** Solve problems with help or drag using systems (HSA-CED.A.3). */
export const level: TopicLevel<Params> = {
  key: 'speed_distance_time_intro/7',
  version: 3,
  params,
  note: (p) => [p.scene, p.v, p.w, p.there, p.ask].join(),
  prompt: (p) => {
    const s = sceneOf(p)
    const hours = (n: number): string => `\\(${n}\\) ${n === 1 ? 'hour' : 'hours'}`
    return {
      text: `${s.who} ${s.does} \\(${way(p)}\\) kilometers ${s.with} in ${hours(p.there)}. The way ${s.against} takes ${hours(p.back)}. Find the speed of ${p.ask === 'own' ? s.own : s.drag}, in kilometers per hour.`,
    }
  },
  answer: valueOf,
  forms: ['numeric', 'choice'],
  rules: () => ({ unit: 'km/h' }),
  distractors,
  hints: (p) => [
    {
      text: `Call the speed of ${sceneOf(p).own} \\(v\\), and that of ${sceneOf(p).drag} \\(w\\). On the way there they are added, on the way back subtracted.`,
    },
    { text: `Find both speeds: divide \\(${way(p)}\\) by \\(${p.there}\\) and by \\(${p.back}\\).` },
    { text: `Solve \\(v + w = ${p.v + p.w}\\) and \\(v - w = ${p.v - p.w}\\).` },
  ],
  solution: (p) => [
    nextStep(
      'Find the speed there and the speed back.',
      `${way(p)} \\div ${p.there} = ${p.v + p.w} \\qquad ${way(p)} \\div ${p.back} = ${p.v - p.w}`,
    ),
    nextStep(
      'On the way there \\(w\\) is added, on the way back it is subtracted.',
      `v + w = ${p.v + p.w} \\qquad v - w = ${p.v - p.w}`,
    ),
    nextStep(
      p.ask === 'own'
        ? 'Add the two equations, and \\(w\\) drops out.'
        : 'Subtract the two equations, and \\(v\\) drops out.',
      p.ask === 'own' ? `2v = ${2 * p.v} \\qquad v = ${p.v}` : `2w = ${2 * p.w} \\qquad w = ${p.w}`,
      valueOf(p),
    ),
  ],
  load: work,
}
