import { openChance } from '../chance.ts'
import { drawParams } from '../questions/generate.ts'
import { nextSeed, notesRemembered } from '../questions/sampler.ts'
import type { Sweep } from './check.ts'

const leastNotes = 300
const seedsPerThird = 1000
/** 2 % in the long run; a little more is within the noise of 50 runs. */
const mostDuplicates = 0.025

function noteAt(sweep: Sweep, seed: number, difficulty: number): string {
  return sweep.level.note(drawParams(sweep.level, seed, difficulty))
}

/** The share of repeats in runs of 20. */
function duplicates(notes: readonly string[]): number {
  let repeated = 0
  const runs = Math.floor(notes.length / 20)
  for (let i = 0; i < runs; i++) repeated += 20 - new Set(notes.slice(20 * i, 20 * i + 20)).size
  return runs === 0 ? 0 : repeated / (20 * runs)
}

function checkSession(sweep: Sweep, space: number): void {
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

/** P11: at least 300 different notes in 1,000 seeds per third of difficulty, or all of the declared space; few raw repeats. Returns the least. */
export function checkVariety(sweep: Sweep): number {
  const { space } = sweep.level
  const all = new Set<string>()
  let least = Number.POSITIVE_INFINITY
  for (const third of [0, 1, 2]) {
    const notes = Array.from({ length: seedsPerThird }, (_, i) =>
      noteAt(sweep, 7_000_000 + third * seedsPerThird + i, (third + (i % 10) / 10) / 3),
    )
    const distinct = new Set(notes)
    for (const note of distinct) all.add(note)
    least = Math.min(least, distinct.size)
    if (space === undefined && distinct.size < leastNotes)
      sweep.fail('P11', null, `${distinct.size} notes in third ${third + 1} of difficulty`)
    if (space === undefined && duplicates(notes) > mostDuplicates)
      sweep.fail('P11', null, `${(100 * duplicates(notes)).toFixed(1)} % repeats in runs of 20, third ${third + 1}`)
  }
  if (space !== undefined && space >= leastNotes)
    sweep.fail('P11', null, `a space of ${space} is not small: leave it out`)
  if (space !== undefined && (all.size > space || all.size < 0.9 * space))
    sweep.fail('P11', null, `${all.size} notes, but the space is said to be ${space}`)
  checkSession(sweep, space ?? leastNotes)
  return space === undefined ? least : all.size
}
