import { table } from '../../figures/table.ts'
import { decimalLength, rational, toDecimalText, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** A trip in two or three parts: speeds in km/h and hours (in halves) of each part; the table shows distances and times or speeds. */
export interface Params {
  readonly speeds: readonly number[]
  readonly halves: readonly number[]
  readonly shows: 'distance' | 'speed'
}

const far = (p: Params): number[] => p.speeds.map((v, i) => (v * (p.halves[i] ?? 0)) / 2)
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0)
const total = (p: Params): number => sum(far(p))
const time = (p: Params): number => sum(p.halves) / 2
const valueOf = (p: Params): Rational => rational(Math.round(total(p) * 2), Math.round(time(p) * 2))
const text = (n: number): string => String(n)
const places = (r: Rational): number => decimalLength(r) ?? 9

function params(chance: Chance, difficulty: number): Params {
  const count = chance.happens(1.4 * difficulty - 0.3) ? 3 : 2
  const [low, high, step] = chance.pick([
    [4, 24, 2],
    [30, 100, 10],
    [40, 120, 5],
  ] as const)
  return {
    speeds: Array.from({ length: count }, () => step * chance.int(low / step, high / step)),
    halves: Array.from({ length: count }, () => (difficulty < 0.35 ? 2 * chance.int(1, 4) : chance.int(1, 8))),
    shows: chance.happens(0.2 + 0.6 * difficulty) ? 'speed' : 'distance',
  }
}

function reject(p: Params): string | null {
  if (new Set(p.speeds).size < p.speeds.length || new Set(p.halves).size < 2) return 'equal parts'
  if (far(p).some((d) => !Number.isInteger(d))) return 'half kilometers'
  return places(valueOf(p)) > 1 ? 'an awkward answer' : null
}

function distractors(p: Params): Distractor[] {
  const mean = rational(sum(p.speeds), p.speeds.length)
  const list: Distractor[] = [
    wrongAnswer(
      mean,
      'mean_of_speeds',
      'The parts do not take equally long, so the speeds cannot just be averaged. Use the whole distance and the whole time.',
    ),
    wrongAnswer(
      rational(Math.round(2 * time(p)), Math.round(2 * total(p))),
      'ratio_order',
      'Divide the distance by the time, not the other way round.',
    ),
    wrongAnswer(
      rational(total(p), p.speeds.length),
      'wrong_operation',
      `Divide by the hours, not by the \\(${p.speeds.length}\\) parts.`,
    ),
    wrongAnswer(whole(Math.max(...p.speeds)), 'looks_alike', 'That is the speed of the fastest part only.'),
    wrongAnswer(whole(Math.min(...p.speeds)), 'looks_alike', 'That is the speed of the slowest part only.'),
  ]
  return list.filter((w) => w.value.kind === 'rational' && places(w.value) <= 2)
}

const ordinals = ['first', 'second', 'third'] as const

/** Find average speed for a trip in parts (8.EE.B.5). */
export const level: TopicLevel<Params> = {
  key: 'speed_distance_time_intro/5',
  version: 2,
  params,
  reject,
  note: (p) => `${p.speeds.join()} ${p.halves.join()} ${p.shows}`,
  prompt: (p, words) => {
    const who =
      Math.max(...p.speeds) < 30
        ? words.pick(['A cyclist rides', 'A boat goes'])
        : words.pick(['A car drives', 'A train travels', 'A bus goes'])
    return {
      text: words.pick([
        `${who} the trip in the table. What is the average speed for the whole trip, in kilometers per hour?`,
        `The table shows a trip in \\(${p.speeds.length}\\) parts. Find the average speed of the whole trip in kilometers per hour.`,
      ]),
    }
  },
  answer: valueOf,
  forms: ['numeric', 'choice'],
  rules: () => ({ unit: 'km/h' }),
  distractors,
  hints: (p) => [
    { text: 'Average speed is the whole distance divided by the whole time.' },
    p.shows === 'speed'
      ? { text: 'First find how far each part is: speed times time.' }
      : { text: 'Add the distances. Add the times.' },
    { text: `The whole distance is \\(${total(p)}\\) kilometers and the whole time \\(${text(time(p))}\\) hours.` },
  ],
  solution: (p) => [
    ...(p.shows === 'speed'
      ? [
          nextStep(
            'Find the distance of each part.',
            p.speeds.map((v, i) => `${v} \\times ${(p.halves[i] ?? 0) / 2} = ${far(p)[i]}`).join(' \\qquad '),
          ),
        ]
      : []),
    nextStep(
      'Add the distances and the times.',
      `${far(p).join(' + ')} = ${total(p)} \\qquad ${p.halves.map((h) => h / 2).join(' + ')} = ${text(time(p))}`,
    ),
    nextStep(
      'Divide the whole distance by the whole time.',
      `${total(p)} \\div ${text(time(p))} = ${toDecimalText(valueOf(p), places(valueOf(p)))}`,
      valueOf(p),
    ),
  ],
  figure: (p) =>
    table({
      header: ['Part', p.shows === 'speed' ? 'km per hour' : 'km', 'hours'],
      rows: p.speeds.map((v, i) => [
        ordinals[i] ?? '',
        String(p.shows === 'speed' ? v : far(p)[i]),
        String((p.halves[i] ?? 0) / 2),
      ]),
    }),
  load: (p) => 4 * p.speeds.length + (p.shows === 'speed' ? 3 : 0) + (p.halves.some((h) => h % 2 === 1) ? 2 : 0),
}
