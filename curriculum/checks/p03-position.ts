import { plainText } from '../notation/rich-text.ts'
import type { Sweep } from './check.ts'

/** Upper 0.001 points of chi-square for 1 to 5 degrees of freedom. */
const critical = [10.83, 13.82, 16.27, 18.47, 20.52] as const
const mostLongest = 0.4
/** One standard error of a share near 0.4 in n seeds. */
const noise = (n: number): number => Math.sqrt(0.24 / n)
/** In fixed order the place follows from the values; it must not give the answer away all the same. */
const mostInOnePlace = 0.7

/** P3: the right option stands in each place equally often (chi-square, p > 0.001) and is the longest in at most 40 %. */
export function checkPosition(sweep: Sweep): void {
  const byCount = new Map<number, number[]>()
  let longest = 0
  let counted = 0
  for (const { choice } of sweep.samples) {
    if (choice.widget.widget !== 'choice') continue
    const { options } = choice.widget
    const place = options.findIndex((o) => choice.key.rightOptionIds.includes(o.id))
    const places = byCount.get(options.length) ?? options.map(() => 0)
    if (place >= 0) places[place] = (places[place] ?? 0) + 1
    byCount.set(options.length, places)
    const lengths = options.map((o) => plainText(o.text).length)
    const others = lengths.filter((_, i) => i !== place)
    counted++
    if (options.length > 2 && place >= 0 && (lengths[place] ?? 0) > Math.max(...others)) longest++
  }
  for (const [count, places] of byCount) checkPlaces(sweep, count, places)
  if (counted >= 20 && longest / counted > mostLongest + noise(counted)) {
    sweep.fail('P3', null, `the right option is the longest in ${Math.round((100 * longest) / counted)} %`)
  }
}

function checkPlaces(sweep: Sweep, count: number, places: readonly number[]): void {
  const total = places.reduce((a, b) => a + b, 0)
  if (total < 8 * count) return
  const told = `places of the right option: ${places.join(', ')}`
  if (sweep.level.fixedOrder === true) {
    if (count > 3 && Math.max(...places) / total > mostInOnePlace) sweep.fail('P3', null, told)
    return
  }
  const expected = total / count
  const chi = places.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  if (chi > (critical[count - 2] ?? 25)) sweep.fail('P3', null, told)
}
