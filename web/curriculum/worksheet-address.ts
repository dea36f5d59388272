import { worksheetOperations } from '@polyhex/contract/curriculum/worksheet-operations'
import type { Paper } from '@polyhex/contract/curriculum/worksheets'
import { addressOf } from '../call/call-server.ts'
import { paths } from '../shell/paths.ts'

/** What a worksheet is of. */
export type WorksheetSubject =
  | { readonly kind: 'topic'; readonly topicCode: string; readonly level: number }
  | { readonly kind: 'unit'; readonly unitCode: string }

/** What was chosen of a sheet; what is left out is as usual. */
export interface WorksheetForm {
  readonly paper?: Paper | undefined
  readonly seed?: number | undefined
  readonly questions?: number | undefined
}

/** The subject as the calls that serve both kinds name it. */
export function subjectQuery(subject: WorksheetSubject): { topicCodeLevel: string } | { unitCode: string } {
  return subject.kind === 'topic'
    ? { topicCodeLevel: `${subject.topicCode}/${subject.level}` }
    : { unitCode: subject.unitCode }
}

/** Where the file of a sheet is. `key` is for adults only; the server sees to it. */
export function worksheetFile(subject: WorksheetSubject, form: WorksheetForm, key?: 'with' | 'only'): string {
  const query = { ...form, key }
  return subject.kind === 'topic'
    ? addressOf(worksheetOperations.getTopicWorksheet, {
        params: { topic: subject.topicCode },
        query: { level: subject.level, ...query },
      })
    : addressOf(worksheetOperations.getUnitWorksheet, { params: { unit: subject.unitCode }, query })
}

/** Where the picture of the first page is. */
export function worksheetPicture(subject: WorksheetSubject, form: WorksheetForm = {}): string {
  return addressOf(worksheetOperations.getWorksheetPreview, { query: { ...subjectQuery(subject), ...form } })
}

/** The page of a sheet. */
export function worksheetPage(subject: WorksheetSubject): string {
  return subject.kind === 'topic'
    ? paths.worksheet(subject.topicCode, subject.level)
    : paths.unitWorksheet(subject.unitCode)
}
