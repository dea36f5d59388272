/** What one measured thing did in one round: how much, in how many seconds. */
export interface Round {
  readonly done: number
  readonly seconds: number
}

/** A thing against its limit, measured in turns in the same minutes on the same machine. */
export interface Comparison {
  readonly ours: number
  readonly limit: number
  /** ours / limit, the median of the rounds' own ratios. */
  readonly ratio: number
}

const rate = (round: Round): number => round.done / round.seconds

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The value below which the given share of the values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/**
 * Measures a thing and its limit in turns, `rounds` times each after two rounds each that do not count. The turns
 * change their order from round to round, so that a drift of the machine does not favour one.
 */
export async function compare(
  rounds: number,
  ours: () => Promise<Round>,
  limit: () => Promise<Round>,
): Promise<Comparison> {
  for (let warming = 0; warming < 2; warming++) {
    await ours()
    await limit()
  }
  const pairs: { ours: number; limit: number }[] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const mine = rate(await ours())
      pairs.push({ ours: mine, limit: rate(await limit()) })
    } else {
      const theirs = rate(await limit())
      pairs.push({ ours: rate(await ours()), limit: theirs })
    }
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    limit: median(pairs.map((pair) => pair.limit)),
    ratio: median(pairs.map((pair) => pair.ours / pair.limit)),
  }
}

/** Runs `workers` loops of `work` side by side for the given time; `work` gives false when there is nothing left to do. */
export async function loopFor(
  seconds: number,
  workers: number,
  work: (worker: number) => Promise<boolean>,
): Promise<Round> {
  const begun = performance.now()
  const until = begun + seconds * 1000
  let done = 0
  const loop = async (worker: number): Promise<void> => {
    while (performance.now() < until) {
      if (!(await work(worker))) return
      done += 1
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => loop(worker)))
  return { done, seconds: (performance.now() - begun) / 1000 }
}
