import { readCount } from './limits.ts'
import type { ClockSetWidget } from '../surface-widgets.ts'

/** Where the hands of a clock stand. */
export interface ClockState {
  /** 0 to 719: the minutes after 12 o'clock at which the short hand stands there. */
  readonly short: number
  /** 0 to 59: the minute that the long hand points at. */
  readonly long: number
}

/** Minutes that pass while the short hand goes from one mark of the dial to the next. */
export const shortStep = 12

/** The state that a response tells; null when it is not one of this widget: no such time, or a hand between its places. */
export function readClockSet({ hands, step }: ClockSetWidget, text: string): ClockState | null {
  const [, hour = '', past = '', , minute] = /^(\d{1,2}):(\d\d)(;(\d{1,2}))?$/.exec(text) ?? []
  const twelfths = readCount(hour, 12)
  if (twelfths === null || twelfths === 0 || Number(past) > 59) return null
  const short = (twelfths % 12) * 60 + Number(past)
  if (hands === 'coupled') return minute === undefined && short % step === 0 ? { short, long: short % 60 } : null
  const long = readCount(minute ?? '', 59)
  return long === null || long % step !== 0 || short % shortStep !== 0 ? null : { short, long }
}

/** The one way in which a state is written. */
export function writeClockSet({ hands }: ClockSetWidget, { short, long }: ClockState): string {
  const hour = Math.floor(short / 60) || 12
  const stands = `${hour}:${String(short % 60).padStart(2, '0')}`
  return hands === 'coupled' ? stands : `${stands};${long}`
}
