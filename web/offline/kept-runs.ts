import type { ExerciseTarget } from '@polyhex/contract/exercises/exercise-types'
import { questionsAheadDays } from '@polyhex/contract/exercises/limits'
import { type KeptRun, openOfflineDatabase } from './offline-database.ts'

/** Exercises kept for an owner at most; the oldest go first. */
const mostKept = 20
/** How long a started exercise stays usable without a connection, ms: as long as the server keeps its questions ahead. */
const keptForMs = questionsAheadDays * 86_400_000

/** What an exercise is about, as one text. */
export function aboutOf(target: ExerciseTarget): string {
  return JSON.stringify(Object.entries(target).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Keeps an exercise as it stands. Where nothing can be kept, it can only not be gone on with offline. */
export async function keepRun(run: KeptRun): Promise<void> {
  const database = await openOfflineDatabase()
  await database?.put('runs', run)
}

/** Forgets an exercise: it is over, or left. */
export async function forgetRun(runId: string): Promise<void> {
  const database = await openOfflineDatabase()
  await database?.delete('runs', runId)
}

/** The exercises of an owner that can be gone on with, newest first. What is too old is removed. `now` in ms since 1970. */
export async function keptRuns(owner: string, now: number): Promise<KeptRun[]> {
  const database = await openOfflineDatabase()
  if (database === null) return []
  const runs = (await database.getAllFromIndex('runs', 'owner', owner)).toSorted((a, b) => b.keptAt - a.keptAt)
  const [usable, old] = [runs.slice(0, mostKept), runs.slice(mostKept)]
  const tooOld = [...usable.filter((run) => now - run.keptAt >= keptForMs), ...old]
  for (const run of tooOld) await database.delete('runs', run.runId)
  return usable.filter((run) => now - run.keptAt < keptForMs)
}

/** The kept exercise of an owner about a target, or null. */
export async function keptRunAbout(owner: string, target: ExerciseTarget, now: number): Promise<KeptRun | null> {
  const about = aboutOf(target)
  return (await keptRuns(owner, now)).find((run) => run.about === about) ?? null
}

/** Forgets all exercises of an owner. */
export async function forgetRunsOf(owner: string): Promise<void> {
  const database = await openOfflineDatabase()
  if (database === null) return
  const transaction = database.transaction('runs', 'readwrite')
  for (const runId of await transaction.store.index('owner').getAllKeys(owner)) await transaction.store.delete(runId)
  await transaction.done
}
