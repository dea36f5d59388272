import { type Chance, openChance } from '../chance.ts'
import { everyFamily } from '../families/every-family.ts'
import { familyCodeOf, familyProcedure } from '../families/family.ts'
import { noteOf } from '../questions/generate.ts'
import { nextSeed } from '../questions/sampler.ts'
import type { PaperOf } from './contest-field.ts'
import { contestPaper, type PaperQuestion } from './contest-paper.ts'
import { difficultyInFamily } from './family-level.ts'
import { familyPool, servedByFamilies } from './family-pool.ts'
import { familyPaper, type PapersBefore } from './family-paper.ts'

/**
 * A new paper about a subject: of families alone where they suffice, else of practice levels, never of both. The same subject,
 * papers before and chance give the same paper. Null when there is no such unit or focus area.
 */
export function newPaper(
  of: PaperOf,
  before: PapersBefore,
  chance: Chance,
  isReady: (key: string) => boolean,
): readonly PaperQuestion[] | null {
  const paper = familyPaper(of, Object.values(everyFamily), before, chance) ?? contestPaper(of, chance, isReady)
  return paper?.questions ?? null
}

/** Whether new papers about a subject are made of families; false for an unknown one. */
export function isOfProblems(of: PaperOf): boolean {
  const pool = familyPool(of, Object.values(everyFamily))
  return pool !== null && servedByFamilies(pool)
}

/** The papers of an account, as the keys of their questions, without what is of no family. */
export function papersBefore(plans: readonly (readonly string[])[]): PapersBefore {
  return plans.map((keys) => keys.flatMap((key) => familyCodeOf(key) ?? []))
}

/** How hard a problem is inside its family at a contest level and grade; null for the key of a topic level. */
export function difficultyOfFamily(key: string, contestLevel: number, grade: number): number | null {
  const facts = everyFamily[familyCodeOf(key) ?? '']
  return facts === undefined ? null : difficultyInFamily(facts.reach, contestLevel, grade)
}

/** Key and note of the problems of a paper as they will be asked; `streamAt` names the chance of a place from 1. */
export async function notesOfPaper(
  questions: readonly PaperQuestion[],
  streamAt: (position: number) => string,
): Promise<string[]> {
  const notes = await Promise.all(
    questions.map(async ({ topicCodeLevel, difficulty }, i) => {
      const family = await everyFamily[familyCodeOf(topicCodeLevel) ?? '']?.load()
      if (family === undefined) return []
      const procedure = familyProcedure(family)
      const seed = nextSeed(procedure, { difficulty, recentNotes: [], chance: openChance(streamAt(i + 1)) })
      return [`${topicCodeLevel} ${noteOf(procedure, seed, difficulty)}`]
    }),
  )
  return notes.flat()
}
