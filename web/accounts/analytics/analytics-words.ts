import type { AnalyticsEventName, SignUpType } from '@polyhex/contract/identity/analytics-events'

/** What each event is called on the page, in the order of an account's life. A-280. */
export const eventWords: Readonly<Record<AnalyticsEventName, string>> = {
  create_account: 'Accounts created',
  account_onboarding: 'Sign-up steps',
  sign_up: 'Sign-ups finished',
  login: 'Sign-ins',
  add_links: 'Connections',
}
export const eventsInOrder = Object.keys(eventWords) as AnalyticsEventName[]

export const signUpWords: Readonly<Record<SignUpType, string>> = {
  student: 'Students',
  parent: 'Parents',
  teacher: 'Teachers',
}

/** The steps of sign-up as the specification numbers them; the teacher's are the parent's. */
const studentSteps: Readonly<Record<number, string>> = {
  1: 'Grade and goals',
  2: 'Username and password',
  3: 'Connect a parent',
  5: 'Parent’s email',
  6: 'Learning focus',
  7: 'Avatar',
  8: 'Sign in',
  9: 'Name and time zone',
  10: 'Commitment',
  11: 'Weekly classes: payment',
  12: 'Weekly classes: registration',
  13: 'Evaluation',
  14: 'Cohort: review',
  15: 'Cohort: payment',
  16: 'Trial class: registration',
  17: 'Trial class: payment',
}
const parentSteps: Readonly<Record<number, string>> = {
  1: 'Account details',
  2: 'Learning goals',
  3: 'Avatar',
  4: 'Sign in',
  5: 'Time zone',
  6: 'Ready',
}

/** What a step of sign-up asks; its number where it has no name. */
export function stepWords(accountType: SignUpType, step: number): string {
  return (accountType === 'student' ? studentSteps : parentSteps)[step] ?? `Step ${step}`
}

/** Today by the calendar of a time zone, `2026-11-02`. */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
}

/** A day so many days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A period in words: "Nov 2, 2026", or "Nov 2 to Nov 8, 2026". */
export function periodWords({ from, to }: { from: string; to: string }): string {
  const form = (day: string, withYear: boolean): string =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'UTC',
      month: 'short',
      day: 'numeric',
      ...(withYear ? { year: 'numeric' } : {}),
    }).format(new Date(`${day}T00:00:00Z`))
  if (from === to) return form(to, true)
  return `${form(from, from.slice(0, 4) !== to.slice(0, 4))} to ${form(to, true)}`
}
