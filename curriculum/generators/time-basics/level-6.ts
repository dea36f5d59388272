import { listWords } from '../../figures/lettering.ts'
import { time } from '../../values/time.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { hoursLine, lengthWords, shownTime, stopsBetween } from './hours-line.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Time } from '../../values/values.ts'

/** Something lasts from `start` for `length` minutes; the end, the start or the length is asked for. */
export interface Params {
  readonly start: number
  readonly length: number
  readonly asked: 'end' | 'start' | 'length'
  readonly story: number
}

const stories = ['The film', 'The hike', 'The game', 'The visit', 'The practice', 'The bus ride'] as const
const end = (p: Params): number => p.start + p.length
const answer = (p: Params): number => (p.asked === 'end' ? end(p) : p.asked === 'start' ? p.start : p.length)
/** A length is written from 0:01, a time of the day from 12:01. */
const asTime = (p: Params, minutes: number): Time => time(minutes, p.asked === 'length' ? 24 : 12)
const asked = ['end', 'length', 'start'] as const

/** Short times within an hour at first, then across hours, then the start asked for. */
function params(chance: Chance, difficulty: number): Params {
  const kind = asked[Math.max(0, Math.min(2, Math.floor(2.2 * difficulty + 1.4 * chance.unit() - 0.5)))] ?? 'end'
  const step = difficulty < 0.5 ? 5 : chance.pick([1, 5])
  const least = kind === 'length' ? 65 : 20
  return {
    start: 60 * chance.int(1, 8) + step * chance.int(1, Math.floor(55 / step)),
    length: step * Math.round(chance.int(least, 75 + Math.round(70 * difficulty)) / step),
    asked: kind,
    story: chance.int(0, stories.length - 1),
  }
}

/** The clock read as if an hour had 100 minutes: hours with hours, minutes with minutes, a hundred to hand over. */
function baseTen(p: Params): number {
  const written = (minutes: number): number => 100 * Math.floor(minutes / 60) + (minutes % 60)
  const raw =
    p.asked === 'end'
      ? written(p.start) + written(p.length)
      : p.asked === 'start'
        ? written(end(p)) - written(p.length)
        : written(end(p)) - written(p.start)
  return 60 * Math.floor(raw / 100) + (raw % 100)
}

function distractors(p: Params): Distractor[] {
  const a = answer(p)
  const list = [
    wrongAnswer(
      asTime(p, baseTen(p)),
      'time_base_ten',
      'An hour has 60 minutes, not 100. Go to the next full hour first.',
    ),
    wrongAnswer(
      asTime(p, a + 60),
      'inclusive_days',
      'That is one hour too many. The hour you start in does not count.',
    ),
    wrongAnswer(
      asTime(
        p,
        p.asked === 'end'
          ? p.start - p.length
          : p.asked === 'start'
            ? end(p) + p.length
            : 60 * Math.floor(p.length / 60),
      ),
      p.asked === 'length' ? 'stops_early' : 'wrong_operation',
      p.asked === 'end'
        ? 'That is earlier. Go on from the start.'
        : p.asked === 'start'
          ? 'That is later. Go back from the end.'
          : 'Those are the full hours. Add the minutes.',
    ),
    wrongAnswer(asTime(p, a - 60), 'looks_alike', 'That is one hour too few. Count the full hours.'),
    wrongAnswer(asTime(p, a + 10), 'near', 'Check the minutes once more.'),
  ]
  return list.filter(({ value }) => value.kind === 'time' && value.minutes < 1380)
}

function told(p: Params): string {
  const what = stories[p.story] ?? stories[0]
  if (p.asked === 'end')
    return `${what} starts at ${shownTime(p.start)} and lasts ${lengthWords(p.length)}. At what time does it end?`
  if (p.asked === 'start')
    return `${what} lasts ${lengthWords(p.length)} and ends at ${shownTime(end(p))}. At what time does it start?`
  return `${what} starts at ${shownTime(p.start)} and ends at ${shownTime(end(p))}. How long is it, as hours:minutes?`
}

const picture = (p: Params, found: boolean): Figure =>
  hoursLine(
    p.start,
    end(p),
    found || p.asked === 'length' ? [p.start, end(p)] : p.asked === 'end' ? [p.start] : [end(p)],
    [],
  )

const stops = (p: Params): number[] => stopsBetween(p.start, end(p))
const jumps = (p: Params): [number, number][] =>
  stops(p)
    .slice(1)
    .map((stop, i) => [stops(p)[i] ?? 0, stop])

/** Find how long something lasts, and when it begins or ends (3.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'time_basics/6',
  version: 1,
  params,
  reject: (p) =>
    end(p) >= 720 || p.length % 60 === 0 || end(p) % 60 === 0
      ? 'too late, or full hours'
      : Math.floor(p.start / 60) === Math.floor(end(p) / 60)
        ? 'within one hour'
        : null,
  note: (p) => `${p.asked} ${p.start} ${p.length}`,
  prompt: (p) => ({ text: told(p) }),
  answer: (p) => asTime(p, answer(p)),
  forms: ['time', 'choice'],
  distractors,
  hints: (p) => [
    { text: p.asked === 'start' ? 'Go back from the end in easy jumps.' : 'Go on from the start in easy jumps.' },
    {
      text:
        p.asked === 'length'
          ? 'Jump to the next full hour first, then to the end.'
          : `Split ${lengthWords(p.length)}: stop at a full hour on the way.`,
    },
    {
      text:
        p.asked === 'start'
          ? `From ${shownTime(end(p))} back to ${shownTime(60 * Math.floor(end(p) / 60))} is ${lengthWords(end(p) % 60)}.`
          : `From ${shownTime(p.start)} to ${shownTime(60 * Math.ceil(p.start / 60))} is ${lengthWords(60 - (p.start % 60))}.`,
    },
  ],
  solution: (p) => [
    nextStep(
      p.asked === 'start'
        ? `Go back from ${shownTime(end(p))} by ${lengthWords(p.length)}, with stops at full hours.`
        : `Go on from ${shownTime(p.start)}, with stops at full hours.`,
      undefined,
      undefined,
      picture(p, false),
    ),
    nextStep(
      `The jumps are ${listWords((p.asked === 'start' ? jumps(p).toReversed() : jumps(p)).map(([a, b]) => lengthWords(b - a)))}.`,
      undefined,
      undefined,
      picture(p, true),
    ),
    nextStep(
      p.asked === 'length'
        ? `Together that is ${lengthWords(p.length)}, written ${Math.floor(p.length / 60)}:${String(p.length % 60).padStart(2, '0')}.`
        : `So it ${p.asked === 'end' ? 'ends' : 'starts'} at ${shownTime(answer(p))}.`,
      undefined,
      asTime(p, answer(p)),
    ),
  ],
  figure: (p) => picture(p, false),
  load: (p) => 4 * asked.indexOf(p.asked) + p.length / 30,
}
