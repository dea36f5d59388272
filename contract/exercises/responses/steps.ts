/** Lines that a child may write below the given one; with the longest ones an answer still fits into what is sent. */
export const mostLines = 16
/** Signs of one line. */
export const longestLine = 120

/**
 * The lines of a response, first to last, also the empty ones between them, so that each keeps its place; empty ones at the end
 * are left out. Null for more lines, or longer ones, than can be written.
 */
export function readSteps(text: string): string[] | null {
  const lines = text.replace(/\s+$/, '').split('\n')
  if (lines.length > mostLines || lines.some((line) => line.length > longestLine)) return null
  return lines.length === 1 && lines[0] === '' ? [] : lines
}

/** The one text of some lines. */
export const writeSteps = (lines: readonly string[]): string => lines.join('\n')

/** The number under which a line is shown and spoken of: the given line is line 1. */
export const numberOfLine = (place: number): number => place + 2
