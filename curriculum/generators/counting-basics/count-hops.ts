import { range } from '../wrong-answer.ts'
import type { Hops } from '../number-line-basics/hops.ts'

/** More hops, hops back and higher numbers are harder. */
export const hopLoad = ({ from, hops }: Hops): number => from / 20 + Math.abs(hops) + (hops < 0 ? 3 : 0)

/** Three to six hops by ones on a line of ten spaces that begins at a ten or a five. */
export function hopsByOnes(of: { readonly to: number; readonly back: boolean }): readonly Hops[] {
  const ways = of.back ? [1, -1] : [1]
  return range(5, of.to, 5)
    .flatMap((from) => range(0, 10).map((mark) => ({ from, gap: 1, count: 10, every: 5, mark })))
    .flatMap((at) => range(3, 6).flatMap((many) => ways.map((way): Hops => ({ ...at, hops: way * many }))))
    .filter(({ mark, hops }) => mark > 0 && mark < 10 && mark + hops >= 0 && mark + hops <= 10)
    .toSorted((a, b) => hopLoad(a) - hopLoad(b))
}

/** Two to six hops of ten on the line to 100. */
export const hopsByTens: readonly Hops[] = range(0, 8)
  .flatMap((mark) => range(2, 6).map((hops): Hops => ({ from: 0, gap: 10, count: 10, every: 1, mark, hops })))
  .filter(({ mark, hops }) => mark + hops <= 10)
  .toSorted((a, b) => a.mark + 2 * a.hops - b.mark - 2 * b.hops)
