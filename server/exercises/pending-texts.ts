import { StoredQuestion } from '@polyhex/contract/exercises/answers'
import type { PendingRow } from './run-rows.ts'
import { toPendingQuestion } from './run-view.ts'

interface Kept {
  readonly row: PendingRow
  readonly text: string
}

/** Of all texts together, in signs: questions with figures are long. */
const mostSigns = 4_000_000

/** Whether two rows hold the same, so that the same is sent for them. */
const isSame = (a: PendingRow, b: PendingRow): boolean =>
  a.public === b.public && a.hints_viewed === b.hints_viewed && a.position === b.position && a.run_id === b.run_id

/**
 * Writes waiting questions as the contract sends them. Whether a caller may have a question, and which one it is, the
 * database says at every request; here is kept only how a row that it gave looks when it is held to the contract and
 * written, because a browser that is reloaded asks for the same one again. All are dropped when there are too many.
 */
export function openPendingTexts(): (row: PendingRow) => string {
  const texts = new Map<string, Kept>()
  let signs = 0
  return (row) => {
    const kept = texts.get(row.question_id)
    if (kept !== undefined && isSame(kept.row, row)) return kept.text
    const text = JSON.stringify(StoredQuestion.parse(toPendingQuestion(row)))
    if (signs > mostSigns) {
      texts.clear()
      signs = 0
    }
    texts.set(row.question_id, { row, text })
    signs += text.length + row.public.length
    return text
  }
}
