import { time } from '../../values/time.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import { hoursLine, lengthWords, shownTime } from './hours-line.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** A start and several lengths one after another, or an end and the lengths before it. */
export interface Params {
  readonly start: number
  readonly parts: readonly number[]
  readonly asked: 'end' | 'start'
}

const sum = (p: Params): number => p.parts.reduce((total, n) => total + n, 0)
const end = (p: Params): number => p.start + sum(p)
const answer = (p: Params): number => (p.asked === 'end' ? end(p) : p.start)

/** Two intervals at first, then three, then the start asked for. */
function params(chance: Chance, difficulty: number): Params {
  const count = chance.happens(1.6 * difficulty - 0.3) ? 3 : 2
  const draw = (): number => 5 * chance.int(3, 11 + Math.round(4 * difficulty))
  return {
    start: 60 * chance.int(1, 7) + 5 * chance.int(1, 11),
    parts: range(1, count).map(draw),
    asked: chance.happens(1.4 * difficulty - 0.5) ? 'start' : 'end',
  }
}

const baseTen = (p: Params): number => {
  const [h, m] = [Math.floor(p.start / 60), p.start % 60]
  const raw = 100 * h + m + sum(p)
  return 60 * Math.floor(raw / 100) + (raw % 100)
}

function told(p: Params, words: Chance): string {
  const [name] = pickNames(words, 1)
  const [a = 0, b = 0, c] = p.parts
  const lengths = (n: number): string => lengthWords(n)
  if (p.asked === 'start')
    return c === undefined
      ? words.pick([
          `${name} must be done at ${shownTime(end(p))}. Reading takes ${lengths(a)}, and writing takes ${lengths(b)}. At what time must ${name} start?`,
          `A cake must be ready at ${shownTime(end(p))}. Mixing takes ${lengths(a)}, and baking takes ${lengths(b)}. When must ${name} begin?`,
        ])
      : `A meal must be ready at ${shownTime(end(p))}. Shopping takes ${lengths(a)}. Cutting takes ${lengths(b)}, and cooking takes ${lengths(c)}. When must ${name} start?`
  return c === undefined
    ? words.pick([
        `${name} starts at ${shownTime(p.start)}, reads for ${lengths(a)}, and then writes for ${lengths(b)}. At what time is ${name} done?`,
        `Practice starts at ${shownTime(p.start)}. ${name} warms up for ${lengths(a)} and plays for ${lengths(b)}. At what time does practice end?`,
        `The bus leaves at ${shownTime(p.start)}. The ride takes ${lengths(a)}. Then ${name} walks for ${lengths(b)}. What time does ${name} arrive?`,
      ])
    : words.pick([
        `A show starts at ${shownTime(p.start)}. Part 1 lasts ${lengths(a)}. The break lasts ${lengths(b)}, and part 2 lasts ${lengths(c)}. When does it end?`,
        `${name} starts at ${shownTime(p.start)}. Swimming takes ${lengths(a)}. A rest takes ${lengths(b)}, and running takes ${lengths(c)}. When is ${name} done?`,
      ])
}

function distractors(p: Params): Distractor[] {
  const last = p.parts.at(-1) ?? 0
  const list = [
    wrongAnswer(
      time(p.asked === 'end' ? end(p) - last : p.start + last),
      'stops_early',
      `You left out ${lengthWords(last)}. Use all of the times.`,
    ),
    ...(p.asked === 'end' ? [wrongAnswer(time(baseTen(p)), 'time_base_ten', 'An hour has 60 minutes, not 100.')] : []),
    wrongAnswer(
      time(answer(p) + 60),
      'inclusive_days',
      'That is one hour too late. The hour you start in does not count.',
    ),
    wrongAnswer(
      time(p.asked === 'end' ? p.start - sum(p) : end(p) + sum(p)),
      'wrong_operation',
      p.asked === 'end' ? 'That goes back. Go forward from the start.' : 'That goes forward. Go back from the end.',
    ),
    wrongAnswer(time(answer(p) - 10), 'near', 'Check the minutes once more.'),
  ]
  return list.filter(({ value }) => value.kind === 'time' && value.minutes < 1200)
}

const picture = (p: Params): Figure => hoursLine(p.start, end(p), [p.asked === 'end' ? p.start : end(p)], [])
function solution(p: Params): Step[] {
  const ahead = p.asked === 'end'
  let at = ahead ? p.start : end(p)
  const steps = (ahead ? p.parts : p.parts.toReversed()).map((n): Step => {
    const from = at
    at += ahead ? n : -n
    return nextStep(
      `${ahead ? 'Go forward' : 'Go back'} ${lengthWords(n)} from ${shownTime(from)}: ${shownTime(at)}.`,
      undefined,
      time(at),
    )
  })
  return [
    nextStep(`Together they take ${lengthWords(sum(p))}.`, `${p.parts.join(' + ')} = ${sum(p)}`, undefined, picture(p)),
    ...steps,
  ]
}

/** Solve problems with several intervals (4.MD.A.2). */
export const level: TopicLevel<Params> = {
  key: 'time_basics/8',
  version: 1,
  params,
  reject: (p) =>
    end(p) >= 720 || sum(p) % 60 === 0
      ? 'too late, or a full hour'
      : Math.floor(p.start / 60) === Math.floor(end(p) / 60)
        ? 'within one hour'
        : null,
  note: (p) => `${p.asked} ${p.start} ${p.parts.join(' ')}`,
  prompt: (p, words) => ({ text: told(p, words) }),
  answer: (p) => time(answer(p)),
  forms: ['time', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'What happens first, and what comes after it? Go in order.' },
    {
      text:
        p.asked === 'end'
          ? 'Go forward from the start, one part after another.'
          : 'Go back from the end, the last part first.',
    },
    { text: `Together the parts take \\(${p.parts.join(' + ')} = ${sum(p)}\\) minutes.` },
  ],
  solution,
  figure: picture,
  load: (p) => 4 * p.parts.length + (p.asked === 'start' ? 5 : 0) + sum(p) / 100,
}
