/** How loud somebody has been lately. */
export interface Loudness {
  readonly member: string
  /** In dB below the loudest possible: 0 is loudest, 127 silence (RFC 6464). Smoothed. */
  readonly level: number
  /** Milliseconds since a packet came that was louder than `quiet`. */
  readonly sinceLoud: number
  /** Speaks to one alone: keeps a place as long as it speaks. */
  readonly first: boolean
}

/** Softer than this is nobody speaking. */
export const quiet = 60
/** A voice keeps being shown as speaking so long after it was loud, in ms. */
const speakingFor = 500
/** A newcomer takes the place of somebody who still speaks only when louder by so many dB. */
const louderBy = 6

const speaks = (one: Loudness): boolean => one.sinceLoud < speakingFor

/**
 * Which voices lie on the ways down: those who speak keep their place; who newly speaks takes a place of nobody, else of
 * the one who has been silent longest, else of the softest, if that is softer by 6 dB. So a pause between two sentences
 * switches nothing, and a fourth voice cannot chop three others.
 */
export function chooseVoices(places: readonly (string | null)[], heard: readonly Loudness[]): (string | null)[] {
  const of = new Map(heard.map((one) => [one.member, one]))
  const next = places.map((member) => (member !== null && of.has(member) ? member : null))
  const waiting = heard
    .filter((one) => speaks(one) && !next.includes(one.member))
    .toSorted((one, other) => Number(other.first) - Number(one.first) || one.level - other.level)
  for (const one of waiting) {
    const place = placeFor(one, next, of)
    if (place !== null) next[place] = one.member
  }
  return next
}

function placeFor(one: Loudness, places: readonly (string | null)[], of: ReadonlyMap<string, Loudness>): number | null {
  const free = places.indexOf(null)
  if (free >= 0) return free
  const held = places.map((member, place) => ({ place, held: of.get(member ?? '') }))
  const silent = held
    .filter(({ held: other }) => other !== undefined && !speaks(other) && !other.first)
    .toSorted((a, b) => (b.held?.sinceLoud ?? 0) - (a.held?.sinceLoud ?? 0))[0]
  if (silent !== undefined) return silent.place
  const softest = held
    .filter(({ held: other }) => other !== undefined && !other.first)
    .toSorted((a, b) => (b.held?.level ?? 0) - (a.held?.level ?? 0))[0]
  if (softest?.held === undefined) return null
  return one.first || one.level + louderBy <= softest.held.level ? softest.place : null
}

/** Who is speaking, loudest first. */
export function speakers(heard: readonly Loudness[]): string[] {
  return heard
    .filter(speaks)
    .toSorted((one, other) => one.level - other.level)
    .map(({ member }) => member)
}
