import { sentence } from '../../figures/lettering.ts'
import { time } from '../../values/time.ts'
import { withArticle } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Time } from '../../values/values.ts'

/** `count` smaller units, to be written as larger:smaller: minutes as hours:minutes, or seconds as minutes:seconds. */
export interface Params {
  readonly unit: 'minutes' | 'seconds' | 'parts'
  readonly count: number
}

/** For 'parts': quarter hours. */
const total = (p: Params): number => (p.unit === 'parts' ? 15 * p.count : p.count)
const large = (p: Params): string => (p.unit === 'seconds' ? 'minute' : 'hour')
const small = (p: Params): string => (p.unit === 'seconds' ? 'second' : 'minute')

/** Under three larger units at first, then more. */
function params(chance: Chance, difficulty: number): Params {
  const unit = chance.pick(['minutes', 'minutes', 'minutes', 'seconds', 'seconds', 'seconds', 'parts'] as const)
  if (unit === 'parts')
    return { unit, count: chance.int(5 + Math.round(6 * difficulty), 20 + Math.round(20 * difficulty)) }
  return { unit, count: chance.int(62 + Math.round(220 * difficulty), 300 + Math.round(350 * difficulty)) }
}

/** A length, written from 0:01. */
const lasting = (minutes: number): Time => time(minutes, 24)

const quarters = ['', 'a quarter', 'a half', 'three quarters'] as const
function amount(p: Params): string {
  if (p.unit !== 'parts') return `${p.count} ${p.unit}`
  const [hours, rest] = [Math.floor(p.count / 4), p.count % 4]
  return `${hours} and ${quarters[rest]} hours`
}

function distractors(p: Params): Distractor[] {
  const t = total(p)
  return [
    wrongAnswer(
      lasting(60 * Math.floor(t / 100) + (t % 100)),
      'time_base_ten',
      `${sentence(withArticle(large(p)))} has 60 ${small(p)}s, not 100.`,
    ),
    wrongAnswer(
      lasting(t + 60),
      'convert_wrong_direction',
      `Check with a product: how many times does 60 fit into ${t}?`,
    ),
    wrongAnswer(
      lasting(60 * Math.floor(t / 60) + (p.unit === 'parts' ? 25 * (p.count % 4) : 60 - (t % 60))),
      p.unit === 'parts' ? 'time_base_ten' : 'looks_alike',
      p.unit === 'parts'
        ? 'A quarter of an hour is 15 minutes, not 25.'
        : `That is what is missing to the next ${large(p)}. What is left over?`,
    ),
    wrongAnswer(
      lasting(60 * Math.floor(t / 60)),
      'stops_early',
      `Those are the full ${large(p)}s. Some ${small(p)}s are left over.`,
    ),
  ]
}

/** Change between hours, minutes and seconds (4.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'time_basics/7',
  version: 1,
  params,
  reject: (p) =>
    total(p) % 60 === 0 || total(p) >= 660
      ? 'nothing is left over, or too long'
      : total(p) % 60 === 30 && p.unit !== 'parts'
        ? 'half, where a slip does no harm'
        : null,
  note: (p) => `${p.unit} ${p.count}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Write ${amount(p)} as ${large(p)}s:${small(p)}s.`,
      `How long is ${amount(p)}? Answer as ${large(p)}s:${small(p)}s.`,
      `A trip takes ${amount(p)}. Give it as ${large(p)}s:${small(p)}s.`,
    ]),
  }),
  answer: (p) => lasting(total(p)),
  forms: ['time', 'choice'],
  distractors,
  hints: (p) => [
    {
      text:
        p.unit === 'parts'
          ? 'An hour has 60 minutes. How many are in a quarter of an hour?'
          : `${sentence(withArticle(large(p)))} has 60 ${small(p)}s.`,
    },
    {
      text:
        p.unit === 'parts'
          ? 'A quarter of an hour is 15 minutes, a half is 30.'
          : `How many times does 60 fit into ${p.count}?`,
    },
    {
      text:
        p.unit === 'parts'
          ? `The full hours are \\(${Math.floor(p.count / 4)}\\). Add the minutes of the part.`
          : `\\(60 \\times ${Math.floor(p.count / 60)} = ${60 * Math.floor(p.count / 60)}\\). What is left over?`,
    },
  ],
  solution: (p) => {
    const t = total(p)
    const [h, m] = [Math.floor(t / 60), t % 60]
    return [
      p.unit === 'parts'
        ? nextStep(
            `${sentence(quarters[p.count % 4] ?? '')} of an hour is \\(${m}\\) minutes.`,
            `60 \\div 4 \\times ${p.count % 4} = ${m}`,
          )
        : nextStep(
            `60 ${p.unit} make one ${large(p)}. 60 fits \\(${h}\\) ${h === 1 ? 'time' : 'times'}.`,
            `60 \\times ${h} = ${60 * h}`,
          ),
      p.unit === 'parts'
        ? nextStep(`There are \\(${h}\\) full ${h === 1 ? 'hour' : 'hours'}.`)
        : nextStep(`\\(${m}\\) ${p.unit} are left over.`, `${t} - ${60 * h} = ${m}`),
      nextStep(`So it is ${h}:${String(m).padStart(2, '0')}.`, undefined, lasting(t)),
    ]
  },
  load: total,
}
