import { type PeriodFigures, practiceMinutes } from '@polyhex/contract/activity/progress'

/** '1 day', '3 days'. */
export function many(count: number, one: string, more: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`
}

/** How a figure stands to the one of the period before: '12 more than the 7 days before'. */
export function comparedWords(now: number, before: number, days: number): string {
  if (before === 0) return now === 0 ? 'None' : `None in the ${days} days before`
  const difference = now - before
  if (difference === 0) return `As many as in the ${days} days before`
  const count = Math.abs(difference).toLocaleString('en-US')
  return `${count} ${difference > 0 ? 'more' : 'fewer'} than in the ${days} days before`
}

/** The headline: what happened in the period, in one sentence without praise or blame. */
export function headline(now: PeriodFigures, days: number): string {
  if (now.answers === 0) return `No math in the last ${days} days.`
  const minutes = many(practiceMinutes(now.seconds), 'minute', 'minutes')
  return `${many(now.answers, 'question', 'questions')} on ${many(now.daysPracticed, 'day', 'days')}, about ${minutes}.`
}

/** What was right, with help told apart. */
export function rightWords({ right, answers, rightWithHelp, skipped }: PeriodFigures): string {
  const parts = [
    `${right} of ${answers} right`,
    ...(rightWithHelp > 0 ? [`${rightWithHelp} of them after help`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  return parts.join(', ')
}

/** Under this many answers a share says too little to be shown. */
export const answersForShare = 5

/** The example of a wrong idea as it is shown: with the signs of print. */
export function exampleWords(example: string): string {
  return example.replace(/(?<=[\dA-Za-z)]) x (?=[\dA-Za-z(])/g, ' × ').replaceAll(' - ', ' − ')
}
