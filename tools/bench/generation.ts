import { generateQuestion, loadTopicLevel, readyKeys, toPublicQuestion } from '../../curriculum/curriculum.ts'
import { percentile } from './ratio.ts'

export interface GenerationResult {
  readonly levels: number
  readonly perSecond: number
  /** The level whose 95th percentile is slowest, in milliseconds, and how many are over the aim. */
  readonly slowest: { readonly key: string; readonly p95: number }
  readonly over: readonly { readonly key: string; readonly p95: number }[]
}

/**
 * Generates `each` questions of every ready level, in turns over the difficulties, with what the server makes of them
 * (the public form), after a tenth that does not count. Times are of the whole of one question, the
 * quicker of two, so that what else the machine does in between is not counted.
 */
export async function benchGeneration(each: number, aimMs: number): Promise<GenerationResult> {
  const results: { key: string; p95: number }[] = []
  let questions = 0
  let busy = 0
  for (const key of readyKeys()) {
    const { tasks } = await loadTopicLevel(key)
    const procedures = tasks.map((each) => each.procedure())
    const first = tasks[0].procedure()
    const times: number[] = []
    const warm = Math.ceil(each / 10)
    for (let seed = -warm; seed < each; seed++) {
      const once = (): number => {
        const begun = performance.now()
        toPublicQuestion(
          generateQuestion(procedures[Math.abs(seed) % procedures.length] ?? first, 7_000_000 + seed, {
            difficulty: (Math.abs(seed) % 11) / 10,
          }),
        )
        return performance.now() - begun
      }
      const time = Math.min(once(), once())
      if (seed >= 0) times.push(time)
    }
    results.push({ key, p95: percentile(times, 0.95) })
    questions += times.length
    busy += times.reduce((sum, time) => sum + time, 0)
  }
  const slowest = results.reduce((worst, one) => (one.p95 > worst.p95 ? one : worst), { key: 'none', p95: 0 })
  return {
    levels: results.length,
    perSecond: (questions / busy) * 1000,
    slowest,
    over: results.filter((one) => one.p95 >= aimMs),
  }
}
