import { functionGraph } from '../../figures/function-graph.ts'
import { rational, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** A trip out, a rest, perhaps further out, and back home: hours and speeds (km/h) of each part; 0 is the rest. */
export interface Params {
  readonly hours: readonly number[]
  readonly speeds: readonly number[]
  readonly ask: 'first' | 'rest' | 'back' | 'later' | 'all'
}

/** Corners of the graph as hours and kilometers from home. */
function corners(p: Params): (readonly [number, number])[] {
  let [t, d] = [0, 0]
  return [
    [0, 0] as const,
    ...p.hours.map((h, i) => {
      t += h
      d += h * (p.speeds[i] ?? 0)
      return [t, d] as const
    }),
  ]
}

const last = (p: Params): number => p.hours.length - 1
const partOf = (p: Params): number => ({ first: 0, rest: 1, later: 2, back: last(p), all: 0 })[p.ask]
const farthest = (p: Params): number => Math.max(...corners(p).map(([, d]) => d))

function valueOf(p: Params): Rational {
  if (p.ask === 'rest') return whole(p.hours[1] ?? 0)
  return whole(p.ask === 'all' ? 2 * farthest(p) : Math.abs(p.speeds[partOf(p)] ?? 0))
}

function params(chance: Chance, difficulty: number): Params {
  const further = chance.happens(difficulty)
  const unit = chance.pick([1, 2, 3, 4, 5, 10])
  const [h1, h2, h3] = [chance.int(1, 4), chance.int(1, 2), chance.int(1, 2)]
  const [v1, v3] = [unit * chance.int(2, 6), unit * chance.int(1, 5)]
  const far = h1 * v1 + (further ? h3 * v3 : 0)
  const back = chance.pick([1, 2, 3, 4].filter((h) => far % h === 0))
  const easy = ['first', 'rest'] as const
  const hard = further ? (['back', 'later', 'all'] as const) : (['back', 'all'] as const)
  return {
    hours: further ? [h1, h2, h3, back] : [h1, h2, back],
    speeds: further ? [v1, 0, v3, -far / back] : [v1, 0, -far / back],
    ask: chance.happens(1.4 * difficulty - 0.15) ? chance.pick(hard) : chance.pick(easy),
  }
}

function reject(p: Params): string | null {
  const total = p.hours.reduce((a, b) => a + b, 0)
  if (total > 8 || farthest(p) > 160) return 'too long'
  const shown = corners(p).flat()
  if ([...shown, total + 1].includes(Number(valueOf(p).n))) return 'the answer can be read without thinking'
  return new Set(p.speeds.map(Math.abs)).size < p.speeds.length ? 'the same speed twice' : null
}

function distractors(p: Params): Distractor[] {
  const c = corners(p)
  const i = partOf(p)
  const [[t0, d0] = [0, 0], [t1, d1] = [0, 0]] = [c[i], c[i + 1]]
  if (p.ask === 'rest')
    return [
      wrongAnswer(whole(t1), 'looks_alike', `That is when the rest ends. It began after \\(${t0}\\) hours.`),
      wrongAnswer(
        whole(d1),
        'graph_as_picture',
        'That is how far from home the rest is. Read the hours on the axis below.',
      ),
      wrongAnswer(whole(t0), 'looks_alike', 'That is when the rest begins. How long is it?'),
      wrongAnswer(whole(t1 - t0 + 1), 'slip_off_by_one', 'Count the hours of the flat part once more.'),
    ]
  if (p.ask === 'all')
    return [
      wrongAnswer(whole(farthest(p)), 'stops_early', 'That is the farthest point. The way back counts too.'),
      wrongAnswer(whole(0), 'graph_as_picture', 'The graph ends at home, but all the kilometers of the trip count.'),
      wrongAnswer(whole(c.at(-1)?.[0] ?? 0), 'looks_alike', 'That is how many hours the trip takes.'),
      wrongAnswer(whole(2 * farthest(p) + (c[1]?.[1] ?? 0)), 'near', 'Add the ways out and back once more.'),
    ]
  const [rise, run] = [Math.abs(d1 - d0), t1 - t0]
  return [
    wrongAnswer(
      whole(rise),
      'stops_early',
      `That is how many kilometers this part has. It takes \\(${run}\\) ${run === 1 ? 'hour' : 'hours'}.`,
    ),
    wrongAnswer(
      whole(Math.max(d0, d1)),
      'graph_as_picture',
      'The height of the graph is the distance from home, not the speed.',
    ),
    wrongAnswer(rational(run, rise), 'ratio_order', 'Divide the kilometers by the hours, not the other way round.'),
    ...(Math.max(d0, d1) % t1 === 0
      ? [
          wrongAnswer(
            whole(Math.max(d0, d1) / t1),
            'looks_alike',
            'Count only the hours of this part, not all hours from the start.',
          ),
        ]
      : []),
    wrongAnswer(
      whole(Math.abs(p.speeds[i] ?? 0) - 1),
      'slip_off_by_one',
      'Very near. Read both ends of this part once more.',
    ),
    wrongAnswer(
      whole(Math.abs(p.speeds[i] ?? 0) + 1),
      'slip_off_by_one',
      'Very near. Read both ends of this part once more.',
    ),
  ].filter((w) => w.value.kind === 'rational' && w.value.d <= 20n)
}

function picture(p: Params): Figure {
  const c = corners(p)
  const hours = c.at(-1)?.[0] ?? 1
  const step = [1, 2, 5, 10, 20].find((s) => farthest(p) / s <= 12) ?? 20
  return functionGraph({
    x: { min: 0, max: hours + 1, step: 1, name: 'hours' },
    y: { min: 0, max: Math.ceil((farthest(p) * 1.1) / step) * step, step, name: 'km' },
    curves: [{ curve: { kind: 'polyline', points: c }, from: 0, to: hours }],
  })
}

const asked: Readonly<Record<Params['ask'], string>> = {
  first: 'What is the speed in the first part, in kilometers per hour?',
  rest: 'How many hours long is the rest?',
  back: 'What is the speed on the way back, in kilometers per hour?',
  later: 'What is the speed right after the rest, in kilometers per hour?',
  all: 'How many kilometers long is the whole trip, there and back?',
}

function solution(p: Params): Step[] {
  const c = corners(p)
  const i = partOf(p)
  const [[t0, d0] = [0, 0], [t1, d1] = [0, 0]] = [c[i], c[i + 1]]
  if (p.ask === 'rest')
    return [
      nextStep(
        'During a rest the distance does not change: the graph is flat.',
        `${t0} \\text{ h to } ${t1} \\text{ h}`,
      ),
      nextStep('Subtract the times.', `${t1} - ${t0} = ${t1 - t0}`, valueOf(p)),
    ]
  if (p.ask === 'all')
    return [
      nextStep(`The farthest point is \\(${farthest(p)}\\) kilometers from home.`, `${farthest(p)}`),
      nextStep(
        'The way there and the way back are equally long.',
        `2 \\times ${farthest(p)} = ${2 * farthest(p)}`,
        valueOf(p),
      ),
    ]
  const [high, low] = [Math.max(d0, d1), Math.min(d0, d1)]
  return [
    nextStep('Read both ends of this part.', `(${t0}, ${d0}) \\text{ and } (${t1}, ${d1})`),
    nextStep(
      'How many kilometers in how many hours?',
      `${high} - ${low} = ${high - low} \\qquad ${t1} - ${t0} = ${t1 - t0}`,
    ),
    nextStep('Divide.', `${high - low} \\div ${t1 - t0} = ${(high - low) / (t1 - t0)}`, valueOf(p)),
  ]
}

/** Read speed, rests and returns from a graph (7.RP.A.2d). */
export const level: TopicLevel<Params> = {
  key: 'speed_distance_time_intro/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.hours.join()} ${p.speeds.join()} ${p.ask}`,
  prompt: (p, words) => ({
    text: `The graph shows a trip: ${words.pick(['the distance from home', 'how far from home the traveler is'])} at each time. ${asked[p.ask]}`,
  }),
  answer: valueOf,
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: p.ask === 'rest' ? 'h' : p.ask === 'all' ? 'km' : 'km/h' }),
  distractors,
  hints: (p) => [
    { text: 'The axis below shows hours. The other axis shows how far from home.' },
    {
      text: {
        first: 'Look at the first straight part. Where does it end?',
        rest: 'In a rest the distance stays the same. Where is the graph flat?',
        back: 'On the way back the graph falls to 0. Read where that part begins.',
        later: 'Look at the part right after the flat one. Read both of its ends.',
        all: 'How far is the farthest point? The traveler must come back too.',
      }[p.ask],
    },
    {
      text:
        p.ask === 'rest'
          ? 'Subtract the time when it begins from the time when it ends.'
          : p.ask === 'all'
            ? 'Take the farthest distance twice.'
            : 'Speed is the change of distance divided by the hours of that part.',
    },
  ],
  solution,
  figure: picture,
  load: (p) => p.hours.length + { first: 1, rest: 0, back: 4, later: 5, all: 3 }[p.ask],
}
