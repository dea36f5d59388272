import { openChance } from '../chance.ts'
import { plainText } from '../notation/rich-text.ts'
import { generateQuestion, noteOf } from '../questions/generate.ts'
import { nextSeed } from '../questions/sampler.ts'
import { mayBeAsked } from '../tasks/modes.ts'
import { nextTask, taskEntry } from '../tasks/next-task.ts'
import { inBand, type TaskLevel } from '../tasks/task.ts'

const runs = 200
const questions = 10
const difficulties = [0.15, 0.5, 0.85] as const
/** Whole questions are made in these runs alone, for their sentences. */
const readRuns = 20
const leastNotes = 8
const leastKinds = 3
const mostShare = 0.4
const coreBy = 4

/** The worst of many runs of ten. */
export interface TaskVariety {
  readonly notes: number
  readonly kinds: number
  /** Sentences that differ in more than their numbers. */
  readonly skeletons: number
  /** The largest share of one task, 0 to 1. */
  readonly share: number
  /** The place of the first core question, from 1. */
  readonly core: number
  /** Whether one kind came twice running. */
  readonly repeated: boolean
}

/** A sentence without its numbers and names: what is left is how it asks. */
function skeletonOf(text: string): string {
  return plainText(text)
    .replace(/\d[\d,.]*/g, '0')
    .replace(/(?<=[a-z,] )[A-Z][a-z]+/g, 'N')
    .replace(/^[A-Z][a-z]+(?= (?:has|had|says|works|worked|needs|finds|wants|reads|buys|got))/, 'N')
}

function oneRun(level: TaskLevel, d: number, run: number): TaskVariety {
  const asked: string[] = []
  const notes: string[] = []
  const kinds: string[] = []
  const sentences = new Set<string>()
  let core = questions + 1
  for (let i = 0; i < questions; i++) {
    const chance = openChance(`${level.key}|${d}|${run}|${i}`)
    const each = nextTask(level, asked, d, chance, (one) =>
      mayBeAsked(one, { type: 'practice', topicCodeLevel: level.key, widgetSet: Number.POSITIVE_INFINITY }),
    )
    asked.push(taskEntry(level.key, each.id))
    kinds.push(each.kind)
    if (each.core && core > questions) core = i + 1
    const at = inBand(each, d)
    const seed = nextSeed(each.procedure(), { difficulty: at, recentNotes: notes, chance })
    notes.push(noteOf(each.procedure(), seed, at))
    if (run >= readRuns) continue
    const { prompt } = generateQuestion(each.procedure(), seed, { difficulty: at })
    sentences.add(`${each.id} ${skeletonOf(prompt.text)}`)
  }
  const most = Math.max(...Object.values(Object.groupBy(asked, (entry) => entry)).map((same) => same?.length ?? 0))
  return {
    notes: new Set(notes).size,
    kinds: new Set(kinds).size,
    skeletons: run < readRuns ? sentences.size : questions,
    share: most / questions,
    core,
    repeated: kinds.some((kind, i) => i > 0 && kind === kinds[i - 1]),
  }
}

/** What the worst of 200 runs of ten at three difficulties offers, with the draw of the product. */
export function taskVariety(level: TaskLevel): TaskVariety {
  return difficulties
    .flatMap((d) => Array.from({ length: runs }, (_, run) => oneRun(level, d, run)))
    .reduce((worst, one) => ({
      notes: Math.min(worst.notes, one.notes),
      kinds: Math.min(worst.kinds, one.kinds),
      skeletons: Math.min(worst.skeletons, one.skeletons),
      share: Math.max(worst.share, one.share),
      core: Math.max(worst.core, one.core),
      repeated: worst.repeated || one.repeated,
    }))
}

/** P21: what a run of ten must offer; what is missing, in words. `grade` is the lowest of the level. */
export function varietyFaults(found: TaskVariety, grade: number): string[] {
  const leastSkeletons = grade <= 1 ? 3 : 4
  return [
    ...(found.notes < leastNotes ? [`only ${found.notes} of 10 questions differ`] : []),
    ...(found.kinds < leastKinds ? [`only ${found.kinds} kinds in 10 questions`] : []),
    ...(found.skeletons < leastSkeletons ? [`only ${found.skeletons} ways to ask in 10 questions`] : []),
    ...(found.share > mostShare ? [`one task makes up ${Math.round(100 * found.share)} % of a run`] : []),
    ...(found.core > coreBy ? [`the core comes as question ${found.core}`] : []),
    ...(found.repeated ? ['a kind comes twice running'] : []),
  ]
}
