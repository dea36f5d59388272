import { previewLatex } from './preview-latex.ts'
import { readTolerant } from './read-tolerant.ts'

/** A line of working as it is typed, typeset; with a square where something is missing. */
export const lineLatex = (line: string, letters: readonly string[]): string =>
  previewLatex(readTolerant(line, { form: 'equation', letters }).pieces)
