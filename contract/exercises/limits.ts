/** Every figure of the specification that concerns exercises; used everywhere (decision L-250). */

/** Practice ends with 4 right answers in a row or 8 right of 10 (L-157). */
export const practice = { total: 10, required: 8, inARow: 4 } as const
/** Speed play ends with 8 right of 10 (L-158). */
export const speed = { total: 10, required: 8 } as const
/** A unit is mastered with 14 right of 20 (L-159). */
export const unitMastery = { total: 20, required: 14 } as const
/**
 * Levelling ends after 300 s, counted from the first answer (L-160); timed or not, also when the level is known to less
 * than 0.45 of a grade, or after 40 questions.
 */
export const levelling = { seconds: 300, sureBelow: 0.45, mostQuestions: 40 } as const
/** Contest papers: 10 questions, 36 points to pass, 72 for a top scorer (L-181). */
export const contest = { total: 10, required: 36, topScorer: 72 } as const
/**
 * A game has no fixed number of questions; it asks at most 60, as many as fit into its time. It is passed with 10 right answers that
 * are 7 in 10 of all. The specification leaves both open (decision 0072).
 */
export const game = { mostQuestions: 60, required: 10, share: 0.7 } as const
/** What players are told about the average score; nothing is decided by it (L-182). */
export const contestAverage = 36
/** A hint of a contest question costs so many coins; the specification leaves the price open (decision 0020). */
export const contestHint = { price: 10 } as const
/** Points of a contest question: right by its contest level, which goes from 1 to 10; skipped; wrong (L-182). */
export const contestPoints = {
  right: [
    { upToLevel: 3, points: 5 },
    { upToLevel: 7, points: 6 },
    { upToLevel: 10, points: 8 },
  ],
  skipped: 2,
  wrong: 0,
} as const

/** Milliseconds before the exercise goes on after an answer (L-145). */
export const advanceAfter = { correct: 750, incorrect: 1500 } as const
/** Milliseconds in which words are read: a while to look up, then each word as a child of eight reads. */
const reading = { start: 1200, perWord: 330 } as const
/** Answers kept in the browser, and open runs on the server, are taken up again within this time (L-152). */
export const storedAnswersHours = 24
/** Refresh Question: locked for 2.5 s after each use, growing by 2.5 s a use, at most 10 s (L-154). */
export const refreshLock = { first: 2500, growth: 2500, most: 10_000 } as const
/** Fetching questions is tried again at most so often (L-153). */
export const fetchRetries = 10
/** The help button glows this long after a wrong answer, in milliseconds (L-155). */
export const helpGlowAfter = 2000
/** Sound after a right answer starts at this playback rate (L-148). */
export const firstPlaybackRate = 0.6
/** The kinds of run that a browser may go on with offline: the others need the network at every answer. */
export const heldAhead: readonly string[] = ['practice', 'speed', 'unit_mastery']
/** A question held ahead is made anew once the difficulty of its run has moved by so much. */
export const staleDifficulty = 0.15
/** Questions held ahead take an answer for so long; then a browser offline cannot be waited for. */
export const questionsAheadDays = 14
/** Questions may be kept for 20 minutes (L-245). */
export const questionCacheSeconds = 1200
/** Completion bar: the smallest denominator, and the percentage above which something is passed (L-135). */
export const completionBar = { smallestDenominator: 4, passedAbove: 80 } as const
/** Confetti: 120 pieces, 10 fewer for each wrong answer (L-247). */
export const confetti = { most: 120, perWrong: 10 } as const

/** How long Refresh Question stays locked after its nth use in milliseconds; n counts from 1. */
export function refreshLockMs(uses: number): number {
  if (uses <= 0) return 0
  return Math.min(refreshLock.most, refreshLock.first + refreshLock.growth * (uses - 1))
}

/** Milliseconds until the exercise goes on; at once after a skip or when `test_first` is set (L-145, L-146). */
export function advanceDelayMs(outcome: 'right' | 'wrong' | 'skipped', testFirst: boolean): number {
  if (testFirst || outcome === 'skipped') return 0
  return outcome === 'right' ? advanceAfter.correct : advanceAfter.incorrect
}

/** Milliseconds before an exercise goes on by itself after an explanation of so many words; never less than L-145 says. */
export function readingMs(words: number): number {
  return Math.max(advanceAfter.incorrect, reading.start + reading.perWord * words)
}

/**
 * Playback rate of the sound after a right answer: 0.6 at first, rising with the root of the share of the required
 * right answers that have been given, up to 1.6 (L-148).
 */
export function playbackRate(correct: number, required: number): number {
  const share = required <= 0 ? 1 : Math.min(1, Math.max(0, correct) / required)
  return firstPlaybackRate + Math.sqrt(share)
}

/** Confetti pieces for a passed run (L-247), never fewer than none. */
export function confettiCount(wrong: number): number {
  return Math.max(0, confetti.most - confetti.perWrong * wrong)
}

/** True while answers stored at `storedAt` may be used again (both in milliseconds since 1970). */
export function isStillStored(storedAt: number, now: number): boolean {
  return storedAt <= now && now - storedAt < storedAnswersHours * 3_600_000
}
