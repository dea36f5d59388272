import { numberOfLine, readSteps } from '@polyhex/contract/exercises/responses/steps'
import { solutionsOf, onlySolution } from '../expressions/solution-set.ts'
import { stepsOfAnswer, withinSteps } from '../expressions/work.ts'
import { printNode } from '../expressions/print.ts'
import { judgeLines, type JudgedLine } from './judge-lines.ts'
import { almost, invalid, right, wrong, type Judgement } from './judgement.ts'
import { isSolvedFor } from '../reading/read-line.ts'
import { lettersOfTask } from '../reading/letters-of-task.ts'
import type { NumberLocale } from '../reading/reading.ts'
import type { AnswerKey } from '../topic-level.ts'
import type { Rational } from '../values/values.ts'

/** What an answer is worth whose last line is right, with a line before it that does not follow; of 100. */
const creditWithGap = 75

/** The letter that is solved for. */
export const letterOfSteps = (key: AnswerKey): string => key.rules.variable ?? 'x'

/** Every line of a response beside the one above it; null when it is no response of this form, or the question has no first line. */
export function judgeSteps(key: AnswerKey, response: string, locale: NumberLocale = 'en'): JudgedLine[] | null {
  const lines = readSteps(response)
  const { from, variable } = key.rules
  if (lines === null || from === undefined) return null
  return judgeLines(from, lines, letterOfSteps(key), { letters: lettersOfTask(key.answer, variable), locale })
}

/** What is said of each line before the answer; null where `judgeSteps` says null, or it would be too much to work out. */
export const checkSteps = (key: AnswerKey, response: string): JudgedLine[] | null =>
  withinSteps(stepsOfAnswer, () => judgeSteps(key, response))

/**
 * Judges lines that lead from the given equation to its solution. The last line decides: the solution as it is asked for is right,
 * whether or not lines are left out. With a line before it that does not follow it is worth 75 of 100, and that line is named. Where the
 * last line is wrong, the first line that does not follow is named, and its own solution tells the mistake. What cannot be read and
 * what is not finished yet costs nothing. `markSolution` judges the solution alone.
 */
export function markSteps(
  key: AnswerKey,
  response: string,
  markSolution: (text: string) => Judgement,
  locale: NumberLocale = 'en',
): Judgement {
  const lines = judgeSteps(key, response, locale)
  if (lines === null) return invalid('This answer cannot be read.')
  const unreadable = lines.findIndex(({ verdict }) => verdict === 'unreadable')
  if (unreadable >= 0) return invalid(`Line ${numberOfLine(unreadable)}: ${lines[unreadable]?.sentence ?? ''}`)
  const letter = letterOfSteps(key)
  const last = lines.findLastIndex(({ verdict }) => verdict !== 'blank')
  const solution = lines[last]?.sides
  if (solution === undefined) return invalid('Write your first line below the given one.')
  if (!isSolvedFor(solution, letter)) return almost(`Go on until \\(${letter}\\) stands alone.`)
  const judged = markSolution(solutionText(lines[last], letter))
  if (judged.verdict === 'almost' || judged.verdict === 'invalid') return judged
  const gap = lines.findIndex(({ verdict }) => verdict === 'breaks')
  const place = gap < 0 ? undefined : placeOf(lines, gap)
  if (judged.verdict === 'right')
    return place === undefined
      ? right
      : { verdict: 'wrong', place: `Your last line is right. ${place}`, credit: creditWithGap }
  const value = (gap < 0 ? null : solutionOf(lines[gap], letter)) ?? ('value' in judged ? judged.value : undefined)
  return { ...wrong(value), ...(place === undefined ? {} : { place }) }
}

/** "Line 3 does not follow from line 2.", by the numbers on the paper, of which empty lines have none to follow from. */
function placeOf(lines: readonly JudgedLine[], gap: number): string {
  const above = lines.slice(0, gap).findLastIndex(({ verdict }) => verdict !== 'blank')
  return `Line ${numberOfLine(gap)} does not follow from line ${numberOfLine(above)}.`
}

/** The number for which a line holds, by which its mistake is known. */
function solutionOf(line: JudgedLine | undefined, letter: string): Rational | null {
  const solutions = line?.sides === undefined ? null : solutionsOf(line.sides, letter)
  return solutions === null ? null : onlySolution(solutions)
}

/** The solution as it is typed where it alone is asked for: x = 5, or x = 2 or x = -3, the letter first. */
function solutionText(line: JudgedLine | undefined, letter: string): string {
  const values = (line?.sides ?? []).map(({ left, right: other }) =>
    printNode(left.op === 'symbol' && left.name === letter ? other : left),
  )
  return values.length === 1 ? `${letter} = ${values[0]}` : values.join(', ')
}
