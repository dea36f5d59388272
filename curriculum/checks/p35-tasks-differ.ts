import { generateQuestion } from '../questions/generate.ts'
import type { TaskLevel } from '../tasks/task.ts'

const samples = 300

/** P35: no question of one task, with its picture and answer, is also one of another; those that are, as `one and other: prompt`. */
export function sameQuestions(level: TaskLevel): string[] {
  const seen = new Map<string, string>()
  const faults = new Set<string>()
  for (const each of level.tasks) {
    for (let i = 0; i < samples; i++) {
      const [from, to] = each.band
      const difficulty = from + (to - from) * ((i * 0.6180339887) % 1)
      const { prompt, figure, key } = generateQuestion(each.procedure(), 5_000_001 + i, { difficulty })
      const whole = [prompt.text, prompt.latex ?? '', figure?.svg ?? '', key.shown.text].join('\n')
      const other = seen.get(whole)
      if (other !== undefined && other !== each.id) faults.add(`${other} and ${each.id}: ${prompt.text}`)
      seen.set(whole, each.id)
    }
  }
  return [...faults]
}
