import {
  decimalLength,
  multiplyRationals,
  rational,
  reciprocalOfRational,
  toDecimalText,
  whole,
} from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** From one unit to the other: the factor, what happens to length and to time, and who moves so fast (speeds in tenths of the first unit). */
const changes = [
  {
    from: 'm/s',
    to: 'km/h',
    top: 18,
    bottom: 5,
    length: '\\div 1000',
    time: '\\times 3600',
    who: ['A sprinter runs', 'A cyclist rides', 'A horse gallops'],
    speeds: [50, 150],
    step: 1,
  },
  {
    from: 'm/s',
    to: 'm/min',
    top: 60,
    bottom: 1,
    length: '',
    time: '\\times 60',
    who: ['A swimmer swims', 'An escalator moves', 'A walker goes'],
    speeds: [10, 200],
    step: 1,
  },
  {
    from: 'm/min',
    to: 'm/s',
    top: 1,
    bottom: 60,
    length: '',
    time: '\\div 60',
    who: ['A cable car moves', 'A runner goes'],
    speeds: [600, 6000],
    step: 30,
  },
  {
    from: 'km/h',
    to: 'm/s',
    top: 5,
    bottom: 18,
    length: '\\times 1000',
    time: '\\div 3600',
    who: ['A car drives', 'A train travels', 'A bird flies'],
    speeds: [180, 3000],
    step: 9,
  },
  {
    from: 'km/h',
    to: 'm/min',
    top: 50,
    bottom: 3,
    length: '\\times 1000',
    time: '\\div 60',
    who: ['A car drives', 'A tram goes', 'A ferry sails'],
    speeds: [60, 1500],
    step: 3,
  },
  {
    from: 'm/min',
    to: 'km/h',
    top: 3,
    bottom: 50,
    length: '\\div 1000',
    time: '\\times 60',
    who: ['A jogger runs', 'A cyclist rides', 'A ferry sails'],
    speeds: [500, 7000],
    step: 10,
  },
] as const

/** `speed` in tenths of the first unit. */
export interface Params {
  readonly change: number
  readonly tenths: number
}

const changeOf = (p: Params) => changes[p.change] as (typeof changes)[number]
const factor = (p: Params): Rational => rational(changeOf(p).top, changeOf(p).bottom)
const speed = (p: Params): Rational => rational(p.tenths, 10)
const valueOf = (p: Params): Rational => multiplyRationals(speed(p), factor(p))
const text = (r: Rational): string => toDecimalText(r, decimalLength(r) ?? 2)

function params(chance: Chance, difficulty: number): Params {
  const change = Math.min(5, Math.max(0, Math.floor(1 + 5.4 * difficulty + 1.6 * (chance.unit() - 0.5) - 0.6)))
  const order = [1, 2, 0, 5, 3, 4]
  const which = order[change] ?? 0
  const { speeds, step } = changes[which] as (typeof changes)[number]
  return {
    change: which,
    tenths: step * chance.int(Math.ceil(speeds[0] / step), Math.floor(speeds[1] / step)),
  }
}

function reject(p: Params): string | null {
  if ((decimalLength(valueOf(p)) ?? 9) > 2 || valueOf(p).n < valueOf(p).d) return 'an awkward speed'
  return null
}

function distractors(p: Params): Distractor[] {
  const { from, to, length, time } = changeOf(p)
  const list: Distractor[] = []
  const short = (r: Rational): boolean => (decimalLength(r) ?? 9) <= 3
  const timeFactor = Number(time.match(/\d+/)?.[0] ?? 1)
  const alone = time.startsWith('\\times')
    ? multiplyRationals(speed(p), whole(timeFactor))
    : rational(speed(p).n, speed(p).d * BigInt(timeFactor))
  const inverse = multiplyRationals(speed(p), reciprocalOfRational(factor(p)))
  if (length !== '' && short(alone))
    list.push(wrongAnswer(alone, 'stops_early', 'Only the time was changed. The length has another unit too.'))
  const hundred = multiplyRationals(
    valueOf(p),
    time.includes('3600')
      ? rational(time.startsWith('\\times') ? 25 : 9, time.startsWith('\\times') ? 9 : 25)
      : rational(time.startsWith('\\times') ? 5 : 3, time.startsWith('\\times') ? 3 : 5),
  )
  if (short(hundred))
    list.push(wrongAnswer(hundred, 'time_base_ten', 'An hour has 60 minutes and a minute 60 seconds, not 100.'))
  if (short(inverse))
    list.push(
      wrongAnswer(inverse, 'ratio_order', `That goes from ${to} to ${from}. Should the number be larger or smaller?`),
    )
  list.push(
    wrongAnswer(multiplyRationals(valueOf(p), whole(10)), 'slip_place', 'The digits are right. Check the zeros.'),
    wrongAnswer(
      rational(valueOf(p).n + valueOf(p).d, valueOf(p).d),
      'slip_off_by_one',
      'Very near. Work it out once more.',
    ),
  )
  return list
}

/** Change between units such as km/h and m/s (7.RP.A.1, 6.RP.A.3d). */
export const level: TopicLevel<Params> = {
  key: 'speed_distance_time_intro/3',
  version: 1,
  params,
  reject,
  note: (p) => `${p.change} ${p.tenths}`,
  prompt: (p, words) => {
    const { from, to, who } = changeOf(p)
    const v = `\\(${text(speed(p))}\\) ${from}`
    return {
      text: words.pick([
        `${words.pick(who)} at ${v}. What is that in ${to}?`,
        `Change ${v} to ${to}.`,
        `How many ${to} are ${v}?`,
      ]),
    }
  },
  answer: valueOf,
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: changeOf(p).to }),
  distractors,
  hints: (p) => {
    const { from, to, length, time } = changeOf(p)
    return [
      { text: `Think what ${from} says. How far is it in the time that ${to} asks for?` },
      ...(length === '' ? [] : [{ text: 'One kilometer is 1000 meters. Change the length first.' }]),
      {
        text: time.includes('3600')
          ? 'One hour has 60 times 60, or 3600, seconds.'
          : to.endsWith('/min') === time.startsWith('\\times')
            ? 'One minute has 60 seconds.'
            : 'Use that 60 of the smaller time make one of the larger.',
      },
    ]
  },
  solution: (p) => {
    const { from, to, length, time } = changeOf(p)
    const after =
      length === ''
        ? speed(p)
        : length.startsWith('\\times')
          ? multiplyRationals(speed(p), whole(1000))
          : multiplyRationals(speed(p), rational(1, 1000))
    const middle = toDecimalText(after, decimalLength(after) ?? 4)
    return [
      ...(length === ''
        ? [nextStep(`Only the time changes, from ${from} to ${to}.`, `${text(speed(p))} ${time}`)]
        : [nextStep('Change the length: 1 kilometer is 1000 meters.', `${text(speed(p))} ${length} = ${middle}`)]),
      nextStep(
        time.startsWith('\\times')
          ? 'In the longer time it goes further: multiply.'
          : 'In the shorter time it goes less far: divide.',
        `${middle} ${time} = ${text(valueOf(p))}`,
        valueOf(p),
      ),
    ]
  },
  load: (p) => [1, 2, 0, 5, 3, 4].indexOf(p.change),
}
