import { sentence } from '../../figures/lettering.ts'
import { table } from '../../figures/table.ts'
import { time, timeText } from '../../values/time.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { lengthWords, stopsBetween } from './hours-line.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Time } from '../../values/values.ts'

/** Three trains of a timetable, in minutes since midnight, and a question about them. */
export interface Params {
  readonly task: 'next' | 'late' | 'by' | 'write'
  readonly leaves: readonly [number, number, number]
  readonly takes: number
  /** Now, the delay, the time to be there, or the time that is written about. */
  readonly number: number
  /** Minutes from the station to the goal, or from home to the station. */
  readonly walk: number
}

const arrives = (p: Params): number[] => p.leaves.map((at) => at + p.takes)
/** The trains run in the afternoon and in the evening. */
const written = (minutes: number): string => `${timeText(time(minutes))} p.m.`
const written24 = (minutes: number): string => timeText(time(minutes, 24))
/** When the train leaves that is taken: the first from now on, or the last that is early enough. */
const train = (p: Params): number =>
  (p.task === 'next'
    ? p.leaves.find((at) => at >= p.number)
    : p.leaves.filter((_, i) => (arrives(p)[i] ?? 0) <= p.number).at(-1)) ?? 0

function answer(p: Params): number {
  switch (p.task) {
    case 'next':
      return train(p) + p.takes + p.walk
    case 'late':
      return (arrives(p)[1] ?? 0) + p.number
    case 'by':
      return train(p) - p.walk
    case 'write':
      return p.number
  }
}

const answerTime = (p: Params): Time => time(answer(p), p.task === 'write' ? 24 : 12)

/** Next trains first, then trains to be caught, delays and 12-hour times. */
function params(chance: Chance, difficulty: number): Params {
  const task = (
    difficulty < 0.34 ? ['next', 'by'] : difficulty < 0.67 ? ['by', 'late', 'next'] : ['late', 'write', 'late']
  ) as readonly Params['task'][]
  const chosen = chance.pick(task)
  const first = 60 * chance.int(13, 17) + chance.int(2, 50)
  const gap = chance.int(25, 55)
  const leaves: Params['leaves'] = [first, first + gap, first + 2 * gap]
  const takes = chance.int(18 + Math.round(20 * difficulty), 45 + Math.round(60 * difficulty))
  const number =
    chosen === 'next'
      ? first + gap - chance.int(3, 18)
      : chosen === 'late'
        ? chance.int(6, 39)
        : chosen === 'by'
          ? first + gap + takes + chance.int(2, 20)
          : (leaves[chance.int(0, 2)] ?? first)
  return { task: chosen, leaves, takes, number, walk: chosen === 'next' || chosen === 'by' ? chance.int(6, 24) : 0 }
}

function distractors(p: Params): Distractor[] {
  const a = answer(p)
  const shown = (minutes: number, misconception: string, why: string): Distractor =>
    wrongAnswer(time(minutes, p.task === 'write' ? 24 : 12), misconception, why)
  if (p.task === 'write')
    return [
      shown(a - 720, 'looks_alike', 'That is in the morning. After noon, add 12 hours.'),
      shown(a - 120, 'time_base_ten', 'You added 10 hours. After noon, add 12 hours.'),
      shown(a + 60, 'slip_off_by_one', 'That is one hour too many. Add 12 to the hours.'),
    ]
  if (p.task === 'late') {
    const due = arrives(p)[1] ?? 0
    const raw = 100 * Math.floor(due / 60) + (due % 60) + p.number
    return [
      shown((p.leaves[1] ?? 0) + p.number, 'looks_alike', 'That is when it leaves. Look at the arrival.'),
      shown(due - p.number, 'wrong_operation', 'Late means it arrives after the time in the table.'),
      shown(60 * Math.floor(raw / 100) + (raw % 100), 'time_base_ten', 'An hour has 60 minutes, not 100.'),
      shown(due, 'stops_early', 'That is the time in the table. Add the delay.'),
    ]
  }
  const taken = train(p)
  const others = p.leaves.filter((at) => at !== taken)
  const move = p.task === 'next' ? p.takes + p.walk : -p.walk
  const start = p.task === 'next' ? taken + p.takes : taken
  const raw = 100 * Math.floor(start / 60) + (start % 60) + (p.task === 'next' ? p.walk : -p.walk)
  return [
    shown(
      start,
      'stops_early',
      p.task === 'next'
        ? 'That is when the train arrives. Add the walk.'
        : 'That is when the train leaves. The walk to the station comes before it.',
    ),
    ...(raw % 100 >= 60
      ? [shown(60 * Math.floor(raw / 100) + (raw % 100), 'time_base_ten', 'An hour has 60 minutes, not 100.')]
      : []),
    ...others.map((at) =>
      shown(
        at + move,
        'looks_alike',
        p.task === 'next'
          ? at < p.number
            ? 'That train has left already.'
            : 'An earlier train comes first.'
          : at > taken
            ? 'That train arrives too late.'
            : 'A later train is early enough too.',
      ),
    ),
  ]
}

const picture = (p: Params): Figure =>
  table({
    header: ['Train', 'Leaves (p.m.)', 'Arrives (p.m.)'],
    rows: p.leaves.map((at, i) => [['A', 'B', 'C'][i] ?? '', timeText(time(at)), timeText(time(at + p.takes))]),
  })

function question(p: Params): string {
  switch (p.task) {
    case 'next':
      return `At ${written(p.number)} you are waiting for the next train. After the ride, you walk ${countNoun(p.walk, 'minute')}. What time do you arrive?`
    case 'late':
      return `Train B is ${countNoun(p.number, 'minute')} late today. What time does it arrive?`
    case 'by':
      return `You must arrive by ${written(p.number)} today. The walk to the station takes ${countNoun(p.walk, 'minute')}. What is the latest time you can leave home?`
    case 'write':
      return `A ticket says that a train leaves at ${timeText(time(p.number))} p.m. How is that time written on a 24-hour clock?`
  }
}

function solution(p: Params): Step[] {
  const end = (say: string): Step => nextStep(say, undefined, answerTime(p))
  switch (p.task) {
    case 'next':
      return [
        nextStep(
          `Look down the column “Leaves”. The first train after ${written(p.number)} leaves at ${written(train(p))}`,
          undefined,
          undefined,
          picture(p),
        ),
        nextStep(`It arrives at ${written(train(p) + p.takes)}`),
        end(`With the walk of ${countNoun(p.walk, 'minute')} it is ${written(answer(p))}`),
      ]
    case 'by':
      return [
        nextStep(
          `Look down the column “Arrives”. The last arrival by ${written(p.number)} is ${written(train(p) + p.takes)}`,
          undefined,
          undefined,
          picture(p),
        ),
        nextStep(`That train leaves at ${written(train(p))}`),
        end(`${sentence(countNoun(p.walk, 'minute'))} before that is ${written(answer(p))}`),
      ]
    case 'late': {
      const due = arrives(p)[1] ?? 0
      const jumps = stopsBetween(due, due + p.number)
      return [
        nextStep(`Train B is due at ${written(due)}`, undefined, undefined, picture(p)),
        ...(jumps.length > 2
          ? [nextStep(`${lengthWords((jumps[1] ?? 0) - due)} bring it to ${written(jumps[1] ?? 0)}`)]
          : []),
        end(
          jumps.length > 2
            ? `The other ${countNoun(due + p.number - (jumps[1] ?? 0), 'minute')} bring it to ${written(answer(p))}`
            : `${sentence(countNoun(p.number, 'minute'))} later it is ${written(answer(p))}`,
        ),
      ]
    }
    case 'write':
      return [
        nextStep(
          'From 1 p.m. on, add 12 to the hours.',
          `${Math.floor(p.number / 60) - 12} + 12 = ${Math.floor(p.number / 60)}`,
        ),
        end(`So it is written ${written24(p.number)}.`),
      ]
  }
}

function hints(p: Params): Hint[] {
  if (p.task === 'write')
    return [
      { text: 'A 24-hour clock counts the hours from 0 to 23.' },
      { text: 'After noon, add 12 to the hours. The minutes stay the same.' },
    ]
  if (p.task === 'late')
    return [
      { text: 'Find train B in the column “Arrives”.' },
      { text: `It is due at ${timeText(time(arrives(p)[1] ?? 0))}. Go forward ${countNoun(p.number, 'minute')}.` },
    ]
  return p.task === 'next'
    ? [
        { text: 'Find the first train that has not left yet.' },
        { text: 'When does that train arrive? Add the walk to that time.' },
      ]
    : [
        { text: 'Which trains arrive in time? Look at the last column.' },
        { text: 'Take the last of them. Go back from the time it leaves by the walk to the station.' },
      ]
}

/** Read schedules and 24-hour times (5.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'time_basics/9',
  version: 2,
  params,
  reject: (p) =>
    p.leaves.some((at) => at % 60 === 0) || Math.max(...arrives(p)) >= 1380
      ? 'a full hour, or too late'
      : p.task === 'by' && p.number >= (arrives(p)[2] ?? 0)
        ? 'all trains fit'
        : null,
  note: (p) => `${p.task} ${p.leaves.join(' ')} ${p.takes} ${p.number}`,
  prompt: (p) => ({ text: question(p) }),
  answer: answerTime,
  forms: ['time', 'choice'],
  distractors,
  hints,
  solution,
  figure: (p) => {
    const drawn = picture(p)
    return p.task === 'write'
      ? table({
          header: ['12-hour clock', '24-hour clock'],
          rows: [
            ['1:00 p.m.', '13:00'],
            ['6:30 p.m.', '18:30'],
            [`${timeText(time(p.number))} p.m.`, null],
          ],
        })
      : drawn
  },
  load: (p) => ({ next: 2, by: 3, late: 5, write: 5 })[p.task] + p.takes / 60,
}
