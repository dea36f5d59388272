import { plainText } from '../notation/rich-text.ts'
import type { Sweep } from './check.ts'

/** Upper 0.001 points of chi-square for 1 to 5 degrees of freedom. */
const critical = [10.83, 13.82, 16.27, 18.47, 20.52] as const
const mostLongest = 0.4
/** Two standard errors of a share near 0.4 in n seeds: the tasks of a level share its seeds. */
const noise = (n: number): number => 2 * Math.sqrt(0.24 / n)
/** In fixed order the place follows from the values; it must not give the answer away all the same. */
const mostInOnePlace = 0.7
/** Of two or three fixed options one may well be right more often, but hardly ever always. */
const mostOfFew = 0.9
/** A place met by the right option so many standard errors more or less often than by chance, all numbers of options taken together. */
const mostErrors = 4

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
  if (sweep.level.fixedOrder !== true) checkTogether(sweep, byCount)
  if (counted >= 20 && longest / counted > mostLongest + noise(counted)) {
    sweep.fail('P3', null, `the right option is the longest in ${Math.round((100 * longest) / counted)} %`)
  }
}

function checkPlaces(sweep: Sweep, count: number, places: readonly number[]): void {
  const total = places.reduce((a, b) => a + b, 0)
  if (total < 8 * count) return
  const told = `places of the right option: ${places.join(', ')}`
  if (sweep.level.fixedOrder === true) {
    if (Math.max(...places) / total > (count > 3 ? mostInOnePlace : mostOfFew)) sweep.fail('P3', null, told)
    return
  }
  const expected = total / count
  const chi = places.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  if (chi > (critical[count - 2] ?? 25)) sweep.fail('P3', null, told)
}

/** Questions with four options and with five are too few each in a short sweep; together they show a place that is favored. */
function checkTogether(sweep: Sweep, byCount: ReadonlyMap<number, readonly number[]>): void {
  const all = [...byCount].map(([count, places]) => ({ count, places, total: places.reduce((a, b) => a + b, 0) }))
  if (all.reduce((sum, { total }) => sum + total, 0) < 30) return
  for (let place = 0; place < Math.max(...byCount.keys()); place++) {
    const open = all.filter(({ count }) => count > place)
    const met = open.reduce((sum, { places }) => sum + (places[place] ?? 0), 0)
    const expected = open.reduce((sum, { count, total }) => sum + total / count, 0)
    const variance = open.reduce((sum, { count, total }) => sum + (total / count) * (1 - 1 / count), 0)
    if (variance > 0 && Math.abs(met - expected) > mostErrors * Math.sqrt(variance))
      sweep.fail(
        'P3',
        null,
        `the right option is in place ${place + 1} in ${met} of ${Math.round(expected * 10) / 10} expected`,
      )
  }
}
