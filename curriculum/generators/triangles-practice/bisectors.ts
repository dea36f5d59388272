/** The mean of the corners, each weighted with the length of the side across from it. */
export function incenter(corners: readonly (readonly [number, number])[]): readonly [number, number] {
  const at = (i: number): readonly [number, number] => corners[i % 3] as readonly [number, number]
  const weights = [0, 1, 2].map((i) => Math.hypot(at(i + 1)[0] - at(i + 2)[0], at(i + 1)[1] - at(i + 2)[1]))
  const sum = weights.reduce((a, b) => a + b, 0)
  const mean = (k: 0 | 1): number => weights.reduce((total, w, i) => total + w * at(i)[k], 0) / sum
  return [mean(0), mean(1)]
}

/** Where the bisector from a corner meets the opposite side: in the ratio of the sides beside it. */
export function bisectorShare(corners: readonly (readonly [number, number])[], from: number): number {
  const at = (i: number): readonly [number, number] => corners[i % 3] as readonly [number, number]
  const far = (i: number, j: number): number => Math.hypot(at(i)[0] - at(j)[0], at(i)[1] - at(j)[1])
  const [near, next] = [far(from, from + 1), far(from, from + 2)]
  return near / (near + next)
}
