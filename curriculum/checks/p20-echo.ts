import { isNamedNumber, structureOfAnswer, structureOfText } from '../marking/echo.ts'
import { markResponse } from '../marking/mark.ts'
import { mathsOfPrompt } from '../questions/given-of.ts'
import { isTyped } from '../questions/promised-rules.ts'
import { lettersOfTask } from '../reading/letters-of-task.ts'
import { plainText } from '../notation/rich-text.ts'
import { isSurface, surfaceOf } from '../surfaces/surface-of.ts'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { Sweep } from './check.ts'
import type { GeneratedQuestion } from '../topic-level.ts'

/** Texts that only say the question again; not those that are the answer itself, as where one of the given is asked for. */
function echoesOf({ prompt, key }: GeneratedQuestion): string[] {
  const letters = lettersOfTask(key.answer, key.rules.variable)
  const own = structureOfAnswer(key.answer)
  const maths = mathsOfPrompt(prompt).filter((text) => {
    const structure = text === '' ? null : structureOfText(text, letters)
    return structure !== null && structure !== own && !isNamedNumber(text, letters)
  })
  return [...maths, ...maths.map((text) => text.replaceAll('*', ' × ')), plainText(prompt.text)]
}

/** Seeds that are looked at: what comes back depends on the form more than on the numbers. */
const looked = 60

function isRightAtStart({ key }: GeneratedQuestion, widget: SurfaceWidget): boolean {
  const surface = surfaceOf(widget)
  const start = surface.blank(widget)
  return surface.complete(widget, start) === null || key.rightOptionIds.includes(surface.write(widget, start))
}

/** P20: the question typed back is never right, nor what a drawing starts from, where something is to be done with it. */
export function checkEcho(sweep: Sweep): void {
  for (const sample of sweep.samples.slice(0, looked)) {
    for (const [form, question] of sample.byForm) {
      if (isSurface(question.widget) && isRightAtStart(question, question.widget))
        sweep.fail('P20', sample.seed, `${form}: what lies there at the start is right`)
      const isRow = question.key.answer.kind === 'point' || question.key.answer.kind === 'vector'
      if (!isTyped(form) || isRow) continue
      for (const text of echoesOf(question)) {
        if (markResponse(question.key, text).verdict === 'right')
          sweep.fail('P20', sample.seed, `${form}: the question typed back, "${text}", is right`)
      }
    }
  }
}
