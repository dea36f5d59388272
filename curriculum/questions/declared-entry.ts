import { markResponse } from '../marking/mark.ts'
import { spellings } from '../marking/spellings.ts'
import { baseKeys, keyName } from '../notation/entry-keys.ts'
import { gradeOf } from './grade-of.ts'
import { formKeys, inKeyOrder } from './form-keys.ts'
import { partName } from './ask.ts'
import { drawParams, generateQuestion, procedureName } from './generate.ts'
import { partQuestion } from './part-question.ts'
import { ownKeysFor } from './key-presses.ts'
import type { AnswerForm } from '@polyhex/contract/exercises/answer-forms'
import type { GeneratedQuestion, TopicLevel } from '../topic-level.ts'

/** Questions looked at; letters are drawn evenly from short lists, so that none stays unseen. */
const samples = 300
const firstSeed = 70_001
const lastWholeGrade = 2
const onBase: ReadonlySet<string> = new Set<string>(baseKeys.flat())

/** What is declared of a level's typed answers, the same for all of its questions. */
export interface DeclaredEntry {
  /** Beside those of the base block and the form; null where nothing is typed as an expression. */
  readonly keys: readonly string[] | null
  /** Whole numbers from 0 alone, to grade 2. */
  readonly whole: boolean
}

/** The accepted spelling that needs the fewest keys beside those given, and these keys. */
export function plainestPresses(
  question: GeneratedQuestion,
  given: ReadonlySet<string>,
): { text: string; keys: string[] } | null {
  let best: { text: string; keys: string[] } | null = null
  for (const text of spellings(question.key.answer, question.key.form, question.key.rules)) {
    const keys = ownKeysFor(text).filter((key) => !given.has(key))
    if (best !== null && keys.length >= best.keys.length) continue
    if (markResponse(question.key, text).verdict !== 'right') continue
    best = { text, keys }
    if (keys.length === 0) break
  }
  return best
}

function isWhole({ key, widget }: GeneratedQuestion): boolean {
  const { answer } = key
  if (widget.widget !== 'numeric' || (answer.kind !== 'rational' && answer.kind !== 'decimal')) return false
  const value = answer.kind === 'rational' ? answer : answer.value
  return value.d === 1n && value.n >= 0n
}

/** What is declared under which name: of a level or task under its own, of one in parts under the name of each part. */
export function declaredEntries(level: TopicLevel<unknown>): readonly (readonly [name: string, DeclaredEntry])[] {
  const name = procedureName(level)
  const parts = level.parts?.(drawParams(level, firstSeed, 0))
  if (parts === undefined) return [[name, entryOf(level, level.forms[0], null)]]
  return parts.map(({ form }, i) => [partName(name, i), entryOf(level, form, i)])
}

/** Finds by a look at many questions what a form, or one part, of a level or task needs. */
function entryOf(level: TopicLevel<unknown>, form: AnswerForm, part: number | null): DeclaredEntry {
  const grade = gradeOf(level)
  const given = new Set([...formKeys(form, grade), '=', ' '])
  const found = new Set<string>()
  let typed = false
  let whole = grade <= lastWholeGrade
  for (let i = 0; i < samples; i++) {
    const asked = generateQuestion(level, firstSeed + i, { difficulty: (i * 0.6180339887) % 1 })
    const question = part === null ? asked : partQuestion(asked, part)
    if (question === null) throw new RangeError(`${level.key}: the parts differ from question to question`)
    whole &&= isWhole(question)
    if (question.widget.widget !== 'expression' && question.widget.widget !== 'steps') {
      if (!whole) break
      continue
    }
    typed = true
    const p = drawParams(level, question.seed, question.difficulty)
    const wanted = (part === null ? level.widget?.(p, form) : level.parts?.(p)[part]?.widget)?.keys ?? []
    for (const key of [...(plainestPresses(question, given)?.keys ?? []), ...wanted.map(keyName)]) found.add(key)
  }
  const keys = inKeyOrder([...found].filter((key) => !given.has(key) && !onBase.has(key)))
  return { keys: typed ? keys : null, whole }
}
