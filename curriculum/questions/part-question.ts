import type { GeneratedQuestion } from '../topic-level.ts'

/** One part of a question as a question of its own, without the figure of the whole. Null where there is no such part. */
export function partQuestion(question: GeneratedQuestion, index: number): GeneratedQuestion | null {
  const { widget, key, figure: _, ...rest } = question
  const part = widget.widget === 'parts' ? widget.parts[index] : undefined
  const partKey = key.parts?.[index]
  if (part === undefined || partKey === undefined) return null
  const prompt = { text: part.heading, speech: part.speech }
  return { ...rest, form: partKey.form, prompt, widget: part.widget, key: partKey }
}
