/** What one step found. A step that only succeeds or fails counts as one. `skipped` names how many tests did not run. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  /** Shown when something failed. */
  readonly output?: string
  /** One short remark shown behind the step's name. */
  readonly remark?: string
}

export interface Step {
  readonly name: string
  /** Steps that must have ended before this one begins. Their failure does not hold it back unless `needs` says so. */
  readonly after?: readonly string[]
  /** Steps without whose success this one cannot say anything; it then counts as failed. */
  readonly needs?: readonly string[]
  /** Steps that prepare something for this one, which runs all the same when they fail. */
  readonly uses?: readonly string[]
  run(): Promise<Outcome>
}

export interface Total {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The last line of a run: `N passed, N failed`, with the skipped only when there are any. */
export function totalLine(total: Total): string {
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  return `${total.passed} passed, ${total.failed} failed${skipped}`
}

/** The named steps with everything they cannot do without, in the order of the list. Throws for a name that is not there. */
export function chosenSteps(steps: readonly Step[], names: readonly string[]): Step[] {
  const wanted = new Set<string>()
  const want = (name: string): void => {
    const step = steps.find((one) => one.name === name)
    if (step === undefined) throw new Error(`there is no step '${name}'; npm test -- --list names them`)
    wanted.add(name)
    for (const needed of [...(step.needs ?? []), ...(step.uses ?? [])]) want(needed)
  }
  for (const name of names) want(name)
  return steps.filter((step) => wanted.has(step.name))
}

interface Progress {
  readonly name: string
  readonly outcome: Outcome
  readonly seconds: number
}

/**
 * Runs the steps, at most `lanes` at a time, each as soon as those it comes after have ended, in the order given.
 * A step that throws counts as one failure; the others go on.
 */
export async function runSteps(
  steps: readonly Step[],
  lanes: number,
  ended: (progress: Progress) => void,
): Promise<Total> {
  const names = new Set(steps.map((step) => step.name))
  const outcomes = new Map<string, Outcome>()
  const waiting = [...steps]
  const active = new Map<string, Promise<void>>()

  const isReady = (step: Step): boolean => {
    const before = [...(step.after ?? []), ...(step.uses ?? []), ...(step.needs ?? [])].filter((name) =>
      names.has(name),
    )
    return before.every((name) => outcomes.has(name))
  }
  const begin = (step: Step): void => {
    const begun = performance.now()
    const work = outcomeOf(step, outcomes).then((outcome) => {
      outcomes.set(step.name, outcome)
      active.delete(step.name)
      ended({ name: step.name, outcome, seconds: (performance.now() - begun) / 1000 })
    })
    active.set(step.name, work)
  }
  while (waiting.length > 0 || active.size > 0) {
    for (const step of waiting.slice()) {
      if (active.size >= lanes) break
      if (!isReady(step)) continue
      waiting.splice(waiting.indexOf(step), 1)
      begin(step)
    }
    if (active.size === 0) {
      throw new Error(`these steps wait for each other: ${waiting.map((step) => step.name).join(', ')}`)
    }
    await Promise.race(active.values())
  }
  return sum([...outcomes.values()])
}

async function outcomeOf(step: Step, outcomes: ReadonlyMap<string, Outcome>): Promise<Outcome> {
  const missing = (step.needs ?? []).filter((name) => (outcomes.get(name)?.failed ?? 0) > 0)
  if (missing.length > 0) return { passed: 0, failed: 1, output: `not run, because this failed: ${missing.join(', ')}` }
  try {
    return await step.run()
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, output: words }
  }
}

function sum(outcomes: readonly Outcome[]): Total {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const outcome of outcomes) {
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped ?? 0
  }
  return total
}
