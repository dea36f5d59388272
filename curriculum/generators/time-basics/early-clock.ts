import { clock } from '../../figures/clock.ts'
import { time } from '../../values/time.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import { clockFigure, clockText, minutesOf, wrongReadings } from './read-clock.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { ClockParams } from './read-clock.ts'

/** A full or half hour: on a clock ('read'), told in words ('words'), or told by its hands ('hands'). */
export interface EarlyParams extends ClockParams {
  readonly minute: 0 | 30
  readonly kind: 'read' | 'words' | 'hands'
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const inWords = (p: EarlyParams): string => {
  const hour = numberWords[p.hour - 1] as string
  return p.minute === 0 ? `${hour} o’clock` : `half past ${hour}`
}
const nextHour = (p: EarlyParams): number => (p.hour % 12) + 1
const shortHand = (p: EarlyParams): string =>
  p.minute === 0 ? `points at ${p.hour}` : `is halfway between ${p.hour} and ${nextHour(p)}`

/** The question about one time. */
export function earlyPrompt(p: EarlyParams, words: Chance): string {
  if (p.kind === 'read')
    return words.pick([
      'What time is it?',
      'What time does the clock show?',
      'Read the clock. What time is it?',
      'Write the time on this clock.',
    ])
  if (p.kind === 'words')
    return words.pick([
      `It is ${inWords(p)}. Write that time with numbers.`,
      `The bus comes at ${inWords(p)}. Write that time with numbers.`,
      `The show starts at ${inWords(p)}. Write that time with numbers.`,
    ])
  return `The short hand ${shortHand(p)}. The long hand points at ${p.minute === 0 ? 12 : 6}. What time is it?`
}

/** A time told in words or by its hands has a clock without hands beside it, which does not tell. */
export function earlyFigure(p: EarlyParams): Figure {
  return p.kind === 'read' ? clockFigure(p) : clock([{ minutes: minutesOf(p), empty: true }])
}

/** Hands swapped, an hour or half an hour off. */
export function earlyDistractors(p: EarlyParams): Distractor[] {
  const at = minutesOf(p)
  return [
    ...wrongReadings(p),
    wrongAnswer(
      time(at + 60),
      'slip_off_by_one',
      p.minute === 0
        ? `That is one hour too many. The hour is ${p.hour}.`
        : `Half past ${p.hour} is before ${nextHour(p)} o’clock. The hour is ${p.hour}.`,
    ),
    wrongAnswer(time(at - 60), 'slip_off_by_one', `That is one hour too few. The hour is ${p.hour}.`),
    wrongAnswer(
      time(p.minute === 0 ? at + 30 : at - 30),
      'near',
      p.kind === 'words'
        ? p.minute === 0
          ? 'O’clock means 0 minutes, not 30.'
          : 'Half past means 30 minutes, not 0.'
        : p.minute === 0
          ? 'The long hand at 12 means o’clock.'
          : 'The long hand at 6 means half past.',
    ),
  ]
}

/** Where to look first, and what the long hand means. */
export function earlyHints(p: EarlyParams): Hint[] {
  return [
    {
      text:
        p.kind === 'words'
          ? `Which hour do you hear in “${inWords(p)}”?`
          : 'Find the short hand first. It tells the hour.',
    },
    {
      text:
        p.minute === 0
          ? 'O’clock means 0 minutes. Write two zeros for the minutes.'
          : 'Half past means 30 minutes after the hour.',
    },
  ]
}

/** The hour, then the minutes. */
export function earlySolution(p: EarlyParams): Step[] {
  return [
    nextStep(
      p.kind === 'words'
        ? `You hear ${numberWords[p.hour - 1]}, so the hour is ${p.hour}.`
        : `The short hand ${shortHand(p)}.`,
    ),
    nextStep(
      p.kind === 'words'
        ? `${p.minute === 0 ? 'O’clock means 0 minutes' : 'Half past means 30 minutes'}. Write ${clockText(p)}.`
        : p.minute === 0
          ? `The long hand points at 12, so it is ${p.hour} o’clock: ${clockText(p)}.`
          : `The long hand points at 6, so it is half past ${p.hour}: ${clockText(p)}.`,
      undefined,
      time(minutesOf(p)),
      clock([{ minutes: minutesOf(p), digital: true }]),
    ),
  ]
}

/**
 * The same level asked about clocks alone. `share` of them, sliding from the first to the last, is drawn at a difficulty: full hours
 * before half hours, each from 1 to 12.
 */
export function plainTimes(
  base: TopicLevel<EarlyParams>,
  all: readonly EarlyParams[],
  share: number,
): TopicLevel<EarlyParams> {
  return {
    ...base,
    params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, share)),
    note: clockText,
    space: all.length,
    load: (p) => 12 * (p.minute / 30) + p.hour,
  }
}
