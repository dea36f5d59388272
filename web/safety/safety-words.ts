import type { ReportKind, ReportOutcome, SafetyReport } from '@polyhex/contract/safety/safety-report'

export const reasonWords: Readonly<Record<SafetyReport['reason'], string>> = {
  self_harm: 'Harm to oneself',
  mean: 'It is mean',
  private: 'Asks for something private or secret',
  scary: 'Scary or gross',
  worried: 'Worried about somebody',
  other: 'Something else',
}

export const kindWords: Readonly<Record<ReportKind, string>> = {
  chat: 'Chat',
  board: 'Board',
  person: 'A person',
  alert: 'A line that was not shown',
}

export const outcomeWords: Readonly<Record<ReportOutcome, string>> = {
  helped: 'We helped the child',
  talked: 'We talked with them',
  warned: 'We warned them',
  removed: 'We took them out of the class',
  nothing_wrong: 'Nothing was wrong',
}

/** A moment on the reader's clock: `Nov 23, 4:05 PM`. */
export const momentWords = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
