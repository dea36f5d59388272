import { openChance } from '../chance.ts'
import { drawParams } from '../questions/generate.ts'
import { nextSeed, notesRemembered } from '../questions/sampler.ts'
import type { Sweep } from './check.ts'

const leastNotes = 300
/** One task of several is asked four times in ten at most, so that it needs fewer questions of its own. */
const leastNotesOfTask = 60
const seedsPerThird = 1000
/** A family of contest problems is asked once in a paper and rests for some papers after it. */
const leastNotesOfFamily = 40
/** The space of a family is counted by drawing, so that it is known to a tenth. */
const leeway = 1.1
/** 2 % in the long run; a little more is within the noise of 50 runs. */
const mostDuplicates = 0.025

function noteAt(sweep: Sweep, seed: number, difficulty: number): string {
  return sweep.level.note(drawParams(sweep.level, seed, difficulty))
}

/** The share of repeats in runs of so many. */
function duplicates(notes: readonly string[], length: number): number {
  let repeated = 0
  const runs = Math.floor(notes.length / length)
  for (let i = 0; i < runs; i++) repeated += length - new Set(notes.slice(length * i, length * (i + 1))).size
  return runs === 0 ? 0 : repeated / (length * runs)
}

/** Of a task beside others the draw of tasks sees to it that nothing comes twice (P21). */
function checkSession(sweep: Sweep, space: number): void {
  if (sweep.level.task !== undefined) return
  const window = Math.min(notesRemembered, space - 1)
  const chance = openChance(`session|${sweep.level.key}`)
  const seen: string[] = []
  for (let i = 0; i < window; i++) {
    const note = noteAt(sweep, nextSeed(sweep.level, { difficulty: 0.5, recentNotes: seen, chance }), 0.5)
    if (seen.includes(note) && sweep.level.space === undefined)
      return sweep.fail('P11', null, `"${note}" came twice in a session`)
    seen.push(note)
  }
}

/**
 * P11: at least 300 different notes in 1,000 seeds per third of difficulty (60 of a task beside others), or all of the declared space; few
 * raw repeats in what one child sees of it: 20 questions, or 8 of a task. Returns the least.
 */
export function checkVariety(sweep: Sweep): number {
  const { space, task } = sweep.level
  const isFamily = sweep.family !== null
  const [fewest, run] = isFamily
    ? [leastNotesOfFamily, 1]
    : task === undefined
      ? [leastNotes, 20]
      : [leastNotesOfTask, 8]
  const all = new Set<string>()
  let least = Number.POSITIVE_INFINITY
  for (const third of [0, 1, 2]) {
    const notes = Array.from({ length: seedsPerThird }, (_, i) =>
      noteAt(sweep, 7_000_000 + third * seedsPerThird + i, (third + (i % 10) / 10) / 3),
    )
    const distinct = new Set(notes)
    for (const note of distinct) all.add(note)
    least = Math.min(least, distinct.size)
    if (space === undefined && distinct.size < fewest)
      sweep.fail('P11', null, `${distinct.size} notes in third ${third + 1} of difficulty`)
    const repeats = duplicates(notes, run)
    if (space === undefined && repeats > mostDuplicates)
      sweep.fail('P11', null, `${(100 * repeats).toFixed(1)} % repeats in runs of ${run}, third ${third + 1}`)
  }
  if (space !== undefined && space >= leastNotes)
    sweep.fail('P11', null, `a space of ${space} is not small: leave it out`)
  if (space !== undefined && (all.size > (isFamily ? leeway : 1) * space || all.size < 0.9 * space))
    sweep.fail('P11', null, `${all.size} notes, but the space is said to be ${space}`)
  if (isFamily && space === undefined && all.size < leastNotes)
    sweep.fail('P11', null, `only ${all.size} notes: declare the space`)
  if (!isFamily) checkSession(sweep, space ?? leastNotes)
  return space === undefined ? least : all.size
}
