import { doubleNumberLine } from '../../figures/double-number-line.ts'
import {
  decimalLength,
  divideRationals,
  multiplyRationals,
  rational,
  toDecimalText,
  whole,
} from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** Who moves, between which speeds (whole kilometers per hour), and for how long. */
const movers = [
  { tell: 'walks', speeds: [3, 6], hours: [2, 6], name: true },
  { tell: 'cycles', speeds: [10, 24], hours: [2, 6], name: true },
  { tell: 'A bus travels', speeds: [30, 70], hours: [2, 8], name: false },
  { tell: 'A train travels', speeds: [60, 150], hours: [2, 8], name: false },
  { tell: 'A ship sails', speeds: [15, 40], hours: [3, 12], name: false },
  { tell: 'A plane flies', speeds: [400, 850], hours: [2, 9], name: false },
] as const

/** Kilometers per hour, and quarter hours. */
export interface Motion {
  readonly mover: number
  readonly speed: number
  readonly quarters: number
  readonly ask: 'speed' | 'distance' | 'time'
}

export const hours = (p: Motion): Rational => rational(p.quarters, 4)
export const distance = (p: Motion): Rational => multiplyRationals(whole(p.speed), hours(p))
export const valueOf = (p: Motion): Rational =>
  ({ speed: whole(p.speed), distance: distance(p), time: hours(p) })[p.ask]
const text = (r: Rational): string => toDecimalText(r, decimalLength(r) ?? 2)
const km = (p: Motion): string => `\\(${text(distance(p))}\\) kilometers`
const units = { speed: 'km/h', distance: 'km', time: 'h' } as const
export const unitOf = (p: Motion): string => units[p.ask]
const isWholeTime = (p: Motion): boolean => p.quarters % 4 === 0

/** '3 hours', '2 hours 30 minutes'. */
function timeWords(p: Motion): string {
  const [h, min] = [Math.floor(p.quarters / 4), (p.quarters % 4) * 15]
  return `\\(${h}\\) ${h === 1 ? 'hour' : 'hours'}${min === 0 ? '' : ` \\(${min}\\) minutes`}`
}

export function motionParams(chance: Chance, difficulty: number, ask: Motion['ask']): Motion {
  const parts = chance.happens(2.2 * difficulty - 0.6)
  const mover = chance.int(0, movers.length - 1)
  const { speeds, hours: long } = movers[mover] as (typeof movers)[number]
  const step = speeds[1] > 300 ? 10 : 1
  const speed = step * chance.int(speeds[0] / step, speeds[1] / step)
  const quarters = 4 * chance.int(long[0], long[1]) + (parts ? chance.pick([1, 2, 3, 2]) : 0)
  return { mover, speed, quarters: Math.min(quarters, 4 * long[1] + 2), ask }
}

export function motionFault(p: Motion): string | null {
  if (valueOf(p).n === 0n || p.speed * 4 === p.quarters) return 'numbers that coincide'
  return (decimalLength(distance(p)) ?? 9) > 1 ? 'an awkward distance' : null
}

/** Minutes written as hundredths of an hour: 2 h 30 min as 2.30. */
const baseTen = (p: Motion): Rational => rational(100 * Math.floor(p.quarters / 4) + (p.quarters % 4) * 15, 100)

export function motionDistractors(p: Motion): Distractor[] {
  const [v, t, d] = [whole(p.speed), hours(p), distance(p)]
  const list: Distractor[] = []
  const short = (r: Rational): boolean => (decimalLength(r) ?? 9) <= 2 && r.n > 0n
  if (!isWholeTime(p)) {
    const wrong = {
      speed: divideRationals(d, baseTen(p)),
      distance: multiplyRationals(v, baseTen(p)),
      time: baseTen(p),
    }[p.ask]
    if (short(wrong))
      list.push(
        wrongAnswer(
          wrong,
          'time_base_ten',
          p.ask === 'time'
            ? 'An hour has 60 minutes, not 100. Write the part of an hour as a fraction of 60 minutes.'
            : `\\(${(p.quarters % 4) * 15}\\) minutes are \\(${text(rational(p.quarters % 4, 4))}\\) hours, because an hour has 60 minutes.`,
        ),
      )
  }
  if (p.ask === 'speed') {
    const turned = divideRationals(t, d)
    if (short(turned))
      list.push(wrongAnswer(turned, 'ratio_order', 'Divide the distance by the time, not the other way round.'))
    list.push(
      wrongAnswer(multiplyRationals(d, t), 'wrong_operation', 'That multiplies. In one hour there is less: divide.'),
    )
    list.push(wrongAnswer(d, 'given_number', 'That is the whole distance. How much of it is done in one hour?'))
  } else if (p.ask === 'distance') {
    const turned = divideRationals(v, t)
    if (short(turned))
      list.push(
        wrongAnswer(turned, 'ratio_order', 'That divides. In several hours it goes further than in one: multiply.'),
      )
    list.push(
      wrongAnswer(multiplyRationals(v, rational(p.quarters + 4, 4)), 'slip_off_by_one', 'That is one hour too many.'),
    )
    list.push(
      wrongAnswer(
        rational(4 * p.speed + p.quarters, 4),
        'wrong_operation',
        'Speed and time are not added. Each hour it goes that far again.',
      ),
    )
  } else {
    const turned = divideRationals(v, d)
    if (short(turned))
      list.push(wrongAnswer(turned, 'ratio_order', 'Divide the distance by the speed, not the other way round.'))
    list.push(
      wrongAnswer(
        rational(p.quarters + 4, 4),
        'slip_off_by_one',
        'That is one hour too many. Check by multiplying back.',
      ),
    )
    list.push(
      wrongAnswer(
        rational(d.n - v.n * d.d, d.d),
        'wrong_operation',
        'Distance and speed are not subtracted. How many times does the speed fit?',
      ),
    )
  }
  list.push(
    wrongAnswer(
      rational(valueOf(p).n + valueOf(p).d, valueOf(p).d),
      'slip_off_by_one',
      'Very near. Work it out once more.',
    ),
  )
  return list
}

export function motionPrompt(p: Motion, words: Chance): Prompt {
  const { tell, name } = movers[p.mover] as (typeof movers)[number]
  const start = name ? `${pickNames(words, 1)[0]} ${tell}` : tell
  const at = `\\(${p.speed}\\) kilometers per hour`
  if (p.ask === 'speed')
    return {
      text: `${start} ${km(p)} in ${timeWords(p)} at a steady speed. ${words.pick(['What is the speed in kilometers per hour?', 'How many kilometers is that in one hour?'])}`,
    }
  if (p.ask === 'distance')
    return {
      text: `${start} at ${at} for ${timeWords(p)}. ${words.pick(['How many kilometers is that?', 'How far is that, in kilometers?'])}`,
    }
  return {
    text: `${start} ${km(p)} at ${at}. ${words.pick(['How many hours does that take?', 'How long does it take, in hours?'])}`,
  }
}

export function motionHints(p: Motion): Hint[] {
  const rule = {
    speed: 'Speed tells how far it goes in one hour: distance divided by time.',
    distance: 'Each hour it goes that far again: speed times time.',
    time: 'How many hours fit into the distance? Distance divided by speed.',
  }[p.ask]
  const sum = {
    speed: `${text(distance(p))} \\div ${text(hours(p))}`,
    distance: `${p.speed} \\times ${text(hours(p))}`,
    time: `${text(distance(p))} \\div ${p.speed}`,
  }[p.ask]
  return [
    { text: rule },
    ...(isWholeTime(p) || p.ask === 'time' ? [] : [{ text: `${timeWords(p)} are \\(${text(hours(p))}\\) hours.` }]),
    { text: `Work out \\(${sum}\\).` },
  ]
}

export function motionSolution(p: Motion): Step[] {
  const [v, t, d] = [String(p.speed), text(hours(p)), text(distance(p))]
  const rule = {
    speed: '\\text{speed} = \\text{distance} \\div \\text{time}',
    distance: '\\text{distance} = \\text{speed} \\times \\text{time}',
    time: '\\text{time} = \\text{distance} \\div \\text{speed}',
  }[p.ask]
  const line = {
    speed: `${d} \\div ${t} = ${v}`,
    distance: `${v} \\times ${t} = ${d}`,
    time: `${d} \\div ${v} = ${t}`,
  }[p.ask]
  return [
    nextStep('Write what is asked with the other two.', rule),
    ...(isWholeTime(p) || p.ask === 'time'
      ? []
      : [
          nextStep(
            `Write the time in hours: \\(${(p.quarters % 4) * 15}\\) of 60 minutes.`,
            `${Math.floor(p.quarters / 4)} + \\frac{${(p.quarters % 4) * 15}}{60} = ${t}`,
          ),
        ]),
    nextStep('Put the numbers in.', line, valueOf(p)),
  ]
}

export function motionPicture(p: Motion): Figure {
  const ends =
    p.ask === 'speed'
      ? [null, text(distance(p))]
      : p.ask === 'distance'
        ? [String(p.speed), null]
        : [String(p.speed), text(distance(p))]
  return doubleNumberLine({
    top: { name: 'kilometers', values: ['0', ...ends] },
    bottom: { name: 'hours', values: ['0', '1', p.ask === 'time' ? null : text(hours(p))] },
    positions: [0, Math.max(0.22 * (p.quarters / 4), 1), p.quarters / 4],
  })
}

export const motionLoad = (p: Motion): number =>
  (isWholeTime(p) ? 0 : 8) + (p.ask === 'time' ? 2 : 0) + String(p.speed).length + p.quarters / 40
