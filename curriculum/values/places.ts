import {
  absoluteRational,
  compareRationals,
  equalRationals,
  rationalText,
  subtractRationals,
  toNumber,
  zero,
} from './rational.ts'
import type { Places, Rational } from './values.ts'

/** Named places on a number line, in the order of their names; an estimate says how far away is near enough. */
export function placesOf(places: Places['places']): Places {
  return { kind: 'places', places }
}

/** How far apart two places are. */
export const distanceOf = (a: Rational, b: Rational): Rational => absoluteRational(subtractRationals(a, b))

/** Whether two have the same names at the same places; near enough where one of them is an estimate. */
export function samePlaces(a: Places, b: Places): boolean {
  return (
    a.places.length === b.places.length &&
    a.places.every(({ name, at, within = zero }) => {
      const other = b.places.find((one) => one.name === name)
      if (other === undefined) return false
      const bound = compareRationals(within, other.within ?? zero) < 0 ? (other.within ?? zero) : within
      return compareRationals(distanceOf(at, other.at), bound) <= 0
    })
  )
}

/** Whether a number is the one place, or near enough to it. */
export function isAtPlace({ places }: Places, number: Rational): boolean {
  const [place, ...more] = places
  if (place === undefined || more.length > 0) return false
  return equalRationals(place.at, number) || compareRationals(distanceOf(place.at, number), place.within ?? zero) <= 0
}

/** '12', 'about 40', 'A at 3 and B at 7'. */
export function placesText({ places }: Places): string {
  const texts = places.map(({ name, at, within }) => {
    const where = (within === undefined ? '' : 'about ') + numberText(at)
    return places.length === 1 || name === numberText(at) ? where : `${name} at ${where}`
  })
  return texts.length < 3 ? texts.join(' and ') : `${texts.slice(0, -1).join(', ')}, and ${texts.at(-1)}`
}

/** A decimal where it ends after three places, else a fraction; with a minus sign. */
function numberText(at: Rational): string {
  const isShort = 1000n % at.d === 0n
  return (isShort ? String(toNumber(at)) : rationalText(at)).replace('-', '−')
}
