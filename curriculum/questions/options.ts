import { equalValues } from '../values/equal.ts'
import { isLettered } from './lettered.ts'
import { nearValues, nearWhy } from './near-values.ts'
import { looksLike, showAnswer } from './shown.ts'
import { sortRank } from './sort-rank.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { Chance } from '../chance.ts'
import type { Distractor, MarkingRules } from '../topic-level.ts'
import type { RichText, Value } from '../values/values.ts'

/** One option: the right value, or a wrong one with the reason that it is there. */
export interface Option {
  readonly id: string
  readonly value: Value
  readonly text: RichText
  readonly speech: string
  readonly svg?: string
  readonly wrong?: Distractor
}

export interface OptionSettings {
  readonly grade: number
  readonly answer: Value
  readonly rules: MarkingRules
  readonly shownAs: AnswerForm
  readonly distractors: readonly Distractor[]
  readonly fixedOrder: boolean
  /** Every wrong answer is offered: the lines of a work, none of which may be left out. */
  readonly every: boolean
  readonly chance: Chance
}

const optionIds = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Wrong options wanted: 3; 2 for comparison signs; 4 from grade 9 when so many are named; all of the lines of a work. */
function wrongWanted(settings: OptionSettings, named: number): number {
  if (settings.answer.kind === 'comparison') return 2
  if (settings.every) return named
  return settings.grade >= 9 && named >= 4 ? 4 : 3
}

function faceOf(value: Value, settings: OptionSettings): Omit<Option, 'id' | 'wrong'> {
  const { text, speech } = showAnswer(value, settings.shownAs, settings.rules, settings.grade)
  const svg = value.kind === 'item' ? value.figure?.svg : undefined
  return { value, text, speech, ...(svg === undefined ? {} : { svg }) }
}

/**
 * The wrong answers worth offering: those that differ from the answer and from one another by value and as shown, those with a
 * named misconception first; topped up with near values while there are fewer than three.
 */
function pickWrong(
  settings: OptionSettings,
): { readonly face: Omit<Option, 'id' | 'wrong'>; readonly wrong: Distractor }[] {
  const right = faceOf(settings.answer, settings)
  const taken = new Set([looksLike(right.text, right.svg)])
  const picked: { face: Omit<Option, 'id' | 'wrong'>; wrong: Distractor }[] = []
  const consider = (wrong: Distractor): void => {
    const face = faceOf(wrong.value, settings)
    const look = looksLike(face.text, face.svg)
    if (taken.has(look) || [right, ...picked.map((p) => p.face)].some((f) => equalValues(f.value, wrong.value))) return
    taken.add(look)
    picked.push({ face, wrong })
  }
  const named = settings.distractors.filter((d) => d.misconception !== 'near')
  named.forEach(consider)
  const wanted = wrongWanted(settings, picked.length)
  if (picked.length < wanted) settings.distractors.filter((d) => d.misconception === 'near').forEach(consider)
  if (picked.length < wanted) {
    for (const value of nearValues(settings.answer)) {
      if (picked.length >= wanted) break
      consider({ value, misconception: 'near', why: nearWhy })
    }
  }
  return picked.slice(0, wanted)
}

/**
 * The options of a 'choice' question in the order shown, ids by place so that they tell nothing. Exactly one has no `wrong`.
 * Throws a RangeError when not even one wrong option remains.
 */
export function buildOptions(settings: OptionSettings): Option[] {
  const wrong = pickWrong(settings)
  if (wrong.length === 0) throw new RangeError('no wrong option differs from the answer')
  const all = [faceOf(settings.answer, settings), ...wrong.map((w) => ({ ...w.face, wrong: w.wrong }))]
  const shuffled = settings.chance.shuffle(all)
  const ordered = isLettered(all.map((option) => option.text))
    ? shuffled.toSorted((a, b) => (a.text < b.text ? -1 : 1))
    : settings.fixedOrder
      ? shuffled.toSorted((a, b) => sortRank(a.value, b.value))
      : shuffled
  return ordered.map((option, i) => ({ id: optionIds[i] as string, ...option }))
}
