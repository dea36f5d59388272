/**
 * What the results screens say. The specification fixes when, and leaves the texts of the not-passed steps open;
 * quotations are by mathematicians, with the place they stand in. Decisions L-246, L-248, L-249.
 */

/** `emoji` says whether a face is shown beside the words. */
export interface ResultMessage {
  readonly text: string
  readonly emoji: boolean
}

/** The words for a passed run by its number of wrong answers (L-246). */
export function passedMessage(wrong: number): ResultMessage {
  if (wrong <= 0) return { text: 'Fantastic!', emoji: true }
  if (wrong === 1) return { text: 'So close to perfect!', emoji: true }
  if (wrong >= 5) return { text: 'Good work!', emoji: false }
  return { text: 'You stayed with it and it paid off.', emoji: false }
}

/** Highest share of the score reached, and what is said; the last step holds for everything above (L-248). */
export const notPassedSteps: readonly { readonly upTo: number; readonly text: string }[] = [
  { upTo: 0.1, text: 'This one is new for you. Open Teach Me and watch the first example, then try one question.' },
  { upTo: 0.2, text: 'You have made a start. Each question you try shows you a little more of how it works.' },
  { upTo: 0.3, text: 'Some of it is falling into place. Look at the solution of one question you missed.' },
  { upTo: 0.4, text: 'You are finding your way. Slow down on the step that keeps slipping.' },
  { upTo: 0.5, text: 'Nearly half of it is yours already. One more round will feel easier.' },
  { upTo: 0.6, text: 'You are close now. Another try could do it.' },
]

/** The encouragement for a run that is not passed: `ratio` is right answers by required ones. */
export function notPassedMessage(ratio: number): string {
  const step = notPassedSteps.find((candidate) => ratio <= candidate.upTo)
  return step?.text ?? 'You are very close: only a few more right answers were missing.'
}

export interface Quote {
  readonly text: string
  readonly by: string
  readonly source: string
}

/** Eight quotations that take turns on the not-passed screen (L-249). Texts of Descartes, Euclid (by Proclus), Gauss, Galilei and Pascal in our own translation. */
export const quotes: readonly [Quote, ...Quote[]] = [
  {
    text: 'Each problem that I solved became a rule which served afterwards to solve other problems.',
    by: 'René Descartes',
    source: 'Discourse on the Method, 1637',
  },
  { text: 'There is no royal road to geometry.', by: 'Euclid', source: 'as told by Proclus, 5th century' },
  {
    text: 'It is not knowledge but the act of learning, not possession but the act of getting there, which gives the greatest enjoyment.',
    by: 'Carl Friedrich Gauss',
    source: 'letter to Farkas Bolyai, 2 September 1808',
  },
  {
    text: 'The Analytical Engine weaves algebraical patterns just as the Jacquard loom weaves flowers and leaves.',
    by: 'Ada Lovelace',
    source: 'Notes on the Analytical Engine, 1843',
  },
  {
    text: 'The essence of mathematics lies precisely in its freedom.',
    by: 'Georg Cantor',
    source: 'Mathematische Annalen 21, 1883',
  },
  {
    text: 'It is impossible to be a mathematician without being a poet in soul.',
    by: 'Sofya Kovalevskaya',
    source: 'letter, in her Recollections of Childhood',
  },
  {
    text: 'Philosophy is written in this great book, the universe … It is written in the language of mathematics.',
    by: 'Galileo Galilei',
    source: 'The Assayer, 1623',
  },
  {
    text: 'People are generally better persuaded by the reasons which they have themselves discovered.',
    by: 'Blaise Pascal',
    source: 'Pensées, 1670',
  },
]

/** The quotation of the nth not-passed screen; n counts from 0 and goes round. */
export function quoteOfTurn(turn: number): Quote {
  const place = ((Math.trunc(turn) % quotes.length) + quotes.length) % quotes.length
  return quotes[place] ?? quotes[0]
}
