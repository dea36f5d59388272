import { slope } from '../question-terms.ts'
import { openOutlooks, type LevelOutlook } from './level-outlook.ts'
import {
  fairStep,
  firmGround,
  isStuck,
  learningBand,
  overdue,
  reasonForSpeed,
  reasonToPractice,
  wasSolved,
  type Reason,
} from './reason.ts'
import { topicLevels, type CatalogTopicLevel } from '../../catalogue/topic-levels.ts'
import type { LearnerState } from '../learner-state.ts'

/** A topic level to do, and why. */
export interface LevelSuggestion {
  readonly level: CatalogTopicLevel
  readonly reason: Reason
}

/** What is asked for. */
export interface Wanted {
  readonly count: number
  readonly at: Date
  /** Says which levels can be asked at all. */
  readonly isReady: (key: string) => boolean
  /** Keys that are not wanted: those on the stack already, those passed before there was a model. */
  readonly leaveOut: ReadonlySet<string>
  /** Codes of themes to focus on; with none the curriculum adapts by itself. A-111. */
  readonly focus: ReadonlySet<string>
}

/** The success that new material should have: two of three, inside the band. */
const aim = 0.68

/** At most half of a list is review, and a third where that much is due. */
const mostReview = 0.5
const wantedReview = 1 / 3

/** At most a third (and one) of a list goes back to what was begun. */
const mostUnfinished = 1 / 3

/** What material outside the chosen themes costs: less than a topic again, so that a narrow theme does not become a drill. */
const besideFocus = 1.5

interface Candidate extends LevelSuggestion {
  readonly pile: Pile
  readonly cost: number
}

type Pile = 'review' | 'unfinished' | 'new' | 'rest'

function pileOf(outlook: LevelOutlook, reason: Reason, isChosen: boolean): Pile {
  if (reason.kind === 'review') return 'review'
  // A theme that somebody chose is practiced also where it is easy or a step up.
  if (isChosen && reason.kind !== 'unfinished') return 'new'
  if (!isInBand(outlook, reason)) return 'rest'
  return reason.kind === 'unfinished' ? 'unfinished' : 'new'
}

/** What a level costs against others of its pile: less is better. Reviews are of all that was learned, chosen or not. */
function costOf(outlook: LevelOutlook, reason: Reason, ability: number, isBeside: boolean): number {
  if (reason.kind === 'review') return -Math.min(3, overdue(outlook))
  return fitOf(outlook, reason, ability) + (isBeside ? besideFocus : 0)
}

/** How far a level is from what is learned best. */
function fitOf(outlook: LevelOutlook, reason: Reason, ability: number): number {
  if (reason.kind === 'unfinished') return (outlook.days ?? 0) / 30 + Math.abs(outlook.success - aim)
  const bonus = reason.kind === 'ground' ? 0.15 : reason.kind === 'next' ? 0.1 : 0
  return Math.abs(outlook.success - aim) + 0.05 * Math.abs(outlook.level.difficulty - ability) - bonus
}

/** Whether a level can be learned now: new where two of three questions are likely right, begun where it is not stuck. */
function isInBand(outlook: LevelOutlook, reason: Reason): boolean {
  if (reason.kind === 'unfinished') return outlook.success >= firmGround && !isStuck(outlook)
  return learningBand.low <= outlook.success && outlook.success <= learningBand.high
}

/** Takes the cheapest candidate whose topic is not the last one's; topics, then themes that were used cost more. */
function takeNext(pile: Candidate[], taken: readonly Candidate[]): Candidate | null {
  const uses = (of: (level: CatalogTopicLevel) => string, level: CatalogTopicLevel): number =>
    taken.filter((one) => of(one.level) === of(level)).length
  const last = taken.at(-1)?.level.topicCode
  let best: Candidate | null = null
  let least = Number.POSITIVE_INFINITY
  for (const candidate of pile) {
    if (candidate.level.topicCode === last) continue
    const again = uses((level) => level.topicCode, candidate.level)
    const near = uses((level) => level.theme, candidate.level) + uses((level) => level.focusArea, candidate.level)
    const cost = candidate.cost + 2 * again + 0.1 * near
    if (cost < least) [best, least] = [candidate, cost]
  }
  if (best !== null) pile.splice(pile.indexOf(best), 1)
  return best
}

/** Which pile each place of a list is taken from: new first, review between. */
function placesOf(count: number, due: number, begun: number): Pile[] {
  const reviews = Math.min(due, Math.round(count * wantedReview))
  const unfinished = Math.min(begun, Math.ceil(count * mostUnfinished), count - reviews)
  const rest: Pile[] = Array.from({ length: count - reviews }, (_, i) => (i < unfinished ? 'unfinished' : 'new'))
  const places: Pile[] = []
  for (let i = 0; i < count; i++) {
    const reviewed = places.filter((pile) => pile === 'review').length
    const isReviewNow = reviewed < reviews && (i + 1) * reviews >= (reviewed + 1) * count - reviews
    places.push(isReviewNow && i > 0 ? 'review' : (rest.shift() ?? 'review'))
  }
  return places
}

function pick(candidates: readonly Candidate[], count: number): LevelSuggestion[] {
  const piles: Record<Pile, Candidate[]> = { review: [], unfinished: [], new: [], rest: [] }
  for (const candidate of candidates) piles[candidate.pile].push(candidate)
  const taken: Candidate[] = []
  const mayReview = (): boolean =>
    taken.filter((one) => one.reason.kind === 'review').length < Math.floor(count * mostReview)
  for (const place of placesOf(count, piles.review.length, piles.unfinished.length)) {
    const order: Pile[] = [place, 'new', 'unfinished', 'review', 'rest']
    for (const pile of order) {
      const found = pile === 'review' && !mayReview() ? null : takeNext(piles[pile], taken)
      if (found === null) continue
      taken.push(found)
      break
    }
  }
  return taken.map(({ level, reason }) => ({ level, reason }))
}

/** Where an account stands as a whole, in grades. */
const abilityOf = (state: LearnerState): number => state.account[0] / slope

/**
 * Topic levels to practice: new ones of which two of three questions are likely to be right and whose prerequisites hold, between them reviews of
 * what was solved and is due (a third, at most half), and what was begun. Never the same topic twice in a row. What is new comes from the
 * themes in focus as long as they have a fair step to offer. Where that is not enough, what
 * is nearest to it, on firm prerequisites too. May be fewer than asked for. Source: D-030, D-053.
 */
export function suggestLevels(state: LearnerState, { count, at, isReady, leaveOut, focus }: Wanted): LevelSuggestion[] {
  const outlook = openOutlooks(state, at)
  const candidates: Candidate[] = []
  for (const level of topicLevels) {
    if (!level.supportsFocus || !isReady(level.key) || leaveOut.has(level.key)) continue
    const seen = outlook(level)
    const reason = reasonToPractice(level, outlook, focus)
    if (reason === null || seen.ground < firmGround) continue
    if (reason.kind === 'step up' && seen.success < fairStep) continue
    const isChosen = focus.has(level.theme)
    const cost = costOf(seen, reason, abilityOf(state), focus.size > 0 && !isChosen)
    candidates.push({ level, reason, pile: pileOf(seen, reason, isChosen), cost })
  }
  return pick(candidates, count)
}

/** Topic levels for speed play: only what is known, of the themes in focus before others; what was practiced first, then the hardest of what must be easy. */
export function suggestSpeedLevels(
  state: LearnerState,
  { count, at, isReady, leaveOut, focus }: Wanted,
): LevelSuggestion[] {
  const outlook = openOutlooks(state, at)
  const candidates: Candidate[] = []
  for (const level of topicLevels) {
    if (!isReady(level.key) || leaveOut.has(level.key)) continue
    const seen = outlook(level)
    const reason = reasonForSpeed(seen)
    if (reason === null || seen.ground < firmGround) continue
    const practiced = wasSolved(seen) ? -1 : 0
    const beside = focus.size > 0 && !focus.has(level.theme) ? besideFocus : 0
    const cost = practiced + beside + Math.abs(level.difficulty - abilityOf(state)) / 4
    candidates.push({ level, reason, pile: 'new', cost })
  }
  const taken: Candidate[] = []
  while (taken.length < count) {
    const found = takeNext(candidates, taken)
    if (found === null) break
    taken.push(found)
  }
  return taken.map(({ level, reason }) => ({ level, reason }))
}
