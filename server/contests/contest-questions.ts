import type { ContestQuestion } from '@polyhex/contract/contests/contest-operations'
import { listedContestQuestions } from '@polyhex/contract/contests/contest-limits'
import { pointsOfAnswer } from '@polyhex/contract/exercises/completion'
import { contest } from '@polyhex/contract/exercises/limits'
import { firstWidgetSet } from '@polyhex/contract/exercises/widget-set'
import { gradesOfFocusArea } from '@polyhex/curriculum'
import { newId } from '../database/new-id.ts'
import { newPaperOf, paperTarget } from '../exercises/contest-target.ts'
import { makeQuestion } from '../exercises/make-question.ts'
import { Refusal } from '../http/refusal.ts'

/**
 * Contest questions of a focus area by their place in its list, always the same ones: paper after paper, going round the
 * grades of the area. They tell nothing about a contest, whose seeds are drawn by chance. Throws focus_area_not_found.
 */
export async function contestQuestions(
  focusAreaCode: string,
  page: { offset: number; count: number },
  now: Date,
): Promise<{ contestQuestions: ContestQuestion[]; total: number }> {
  const range = gradesOfFocusArea(focusAreaCode)
  if (range === null) throw new Refusal('focus_area_not_found')
  const grades = range.highest - range.lowest + 1
  const until = Math.min(listedContestQuestions, page.offset + page.count)
  const places = Array.from({ length: Math.max(0, until - page.offset) }, (_, i) => page.offset + i)
  const questions = await Promise.all(
    places.map(async (place) => {
      const paper = Math.floor(place / contest.total)
      const target = paperTarget({ focusAreaCode, grade: range.lowest + (paper % grades) })
      const question = newPaperOf(target, 1000 + paper, [])?.[place % contest.total]
      if (question === undefined) throw new Refusal('focus_area_not_found')
      const { topicCodeLevel, difficulty, contestLevel } = question
      const wish = { asked: [], type: 'contest_problems', widgetSet: firstWidgetSet } as const
      const stream = `listed|${focusAreaCode}|${place}`
      const made = await makeQuestion({ id: newId(now), topicCodeLevel, difficulty, notes: [], stream, wish })
      const points = pointsOfAnswer('right', contestLevel)
      return { focusAreaCode, contestLevel, points, storedQuestion: made.shown }
    }),
  )
  return { contestQuestions: questions, total: listedContestQuestions }
}
