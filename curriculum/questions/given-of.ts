import { structureOfAnswer, structureOfText } from '../marking/echo.ts'
import { typedFromLatex } from '../reading/typed-latex.ts'
import { lettersOfTask } from '../reading/letters-of-task.ts'
import { splitRichText } from '../notation/rich-text.ts'
import type { Prompt } from '../topic-level.ts'
import type { Value } from '../values/values.ts'

const couldBeTypedBack: ReadonlySet<Value['kind']> = new Set([
  'expression',
  'surd',
  'pi',
  'complex',
  'equation',
  'rational',
])

/** The maths of a prompt: its line and what stands between \( and \), an equation also side by side. */
export function mathsOfPrompt(prompt: Pick<Prompt, 'text' | 'latex'>): string[] {
  const inline = splitRichText(prompt.text).flatMap((part) => (part.kind === 'maths' ? [part.value] : []))
  const lines = [...(prompt.latex === undefined ? [] : [prompt.latex]), ...inline]
  return lines.flatMap((latex) => {
    const text = typedOrNothing(latex)
    const sides = text.split('=')
    return sides.length === 2 ? [text, ...sides] : [text]
  })
}

function typedOrNothing(latex: string): string {
  try {
    return typedFromLatex(latex).trim()
  } catch {
    return ''
  }
}

/**
 * What was given and would be right in value when it is typed back, as typed text: everything in the prompt that has something to
 * do in it and is not our answer itself.
 */
export function givenOf(prompt: Pick<Prompt, 'text' | 'latex'>, answer: Value, variable: string | undefined): string[] {
  if (!couldBeTypedBack.has(answer.kind)) return []
  const letters = lettersOfTask(answer, variable)
  const own = structureOfAnswer(answer)
  const found = mathsOfPrompt(prompt).filter((text) => {
    const structure = text === '' ? null : structureOfText(text, letters)
    return structure !== null && structure !== own
  })
  return [...new Set(found)]
}
