import { rational, whole } from '../../values/rational.ts'
import type { Params } from './level-4.ts'
import type { Rational } from '../../values/values.ts'

/** Hour by hour: how far from home. */
function track(p: Params): number[] {
  const places = [0]
  p.hours.forEach((h, i) => {
    for (let k = 0; k < h; k++) places.push((places.at(-1) ?? 0) + (p.speeds[i] ?? 0))
  })
  return places
}

const start = (p: Params, part: number): number => p.hours.slice(0, part).reduce((a, b) => a + b, 0)
const which = (p: Params): number =>
  p.ask === 'back' ? p.hours.length - 1 : p.ask === 'later' ? 2 : p.ask === 'rest' ? 1 : 0

export function oracle(p: Params): Rational {
  const places = track(p)
  const moves = places.slice(1).map((d, i) => d - (places[i] ?? 0))
  if (p.ask === 'rest') return whole(moves.filter((m) => m === 0).length)
  if (p.ask === 'all') return whole(Math.round(moves.reduce((sum, m) => sum + Math.abs(m), 0)))
  return whole(Math.round(Math.abs(moves[start(p, which(p))] ?? 0)))
}

const high = (p: Params): number => {
  const i = start(p, which(p))
  const places = track(p)
  return Math.round(Math.max(places[i] ?? 0, places[i + (p.hours[which(p)] ?? 0)] ?? 0))
}

export const wrong = {
  stops_early: (p: Params): Rational =>
    p.ask === 'all'
      ? whole(Math.round(Math.max(...track(p))))
      : whole(Math.round(Math.abs(p.speeds[which(p)] ?? 0) * (p.hours[which(p)] ?? 0))),
  graph_as_picture: (p: Params): Rational => whole(p.ask === 'all' ? 0 : high(p)),
  ratio_order: (p: Params): Rational => {
    const h = p.hours[which(p)] ?? 1
    return rational(h, Math.round(Math.abs(p.speeds[which(p)] ?? 1) * h))
  },
}
