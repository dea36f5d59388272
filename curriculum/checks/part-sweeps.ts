import { partName } from '../questions/ask.ts'
import { procedureName } from '../questions/generate.ts'
import { partQuestion } from '../questions/part-question.ts'
import type { Part } from '../topic-level.ts'
import type { Sample, Sweep } from './check.ts'

function partSample(sample: Sample, index: number): Sample | null {
  const question = partQuestion(sample.question, index)
  if (question === null) return null
  const { answer, form } = question.key
  return { ...sample, answer, question, choice: question, byForm: new Map([[form, question]]), whole: sample.question }
}

/** The sweep of a level without parts is its own; of one with parts each part is swept like a question. */
export function partSweeps(sweep: Sweep): readonly Sweep[] {
  const count = sweep.samples[0]?.question.key.parts?.length
  if (count === undefined) return [sweep]
  return Array.from({ length: count }, (_, i) => {
    const samples = sweep.samples.flatMap((sample) => partSample(sample, i) ?? [])
    const first = sweep.level.parts?.(sweep.samples[0]?.params)[i]
    const name = partName(procedureName(sweep.level), i)
    const fail: Sweep['fail'] = (check, seed, detail) => sweep.fail(check, seed, `${name}: ${detail}`)
    return { ...sweep, level: { ...sweep.level, ...ownOf(first) }, samples, fail }
  })
}

function ownOf(part: Part | undefined): Partial<Sweep['level']> {
  if (part === undefined) return {}
  return { forms: [part.form], fixedOrder: part.fixedOrder ?? false }
}
