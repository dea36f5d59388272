/** What an on-screen key does to a text with a caret: text to insert, or one of the named moves. */
export type EditKey = { insert: string; back?: number } | { move: 'left' | 'right' } | { erase: 'back' | 'all' }

export interface Edited {
  text: string
  caret: number
}

/**
 * Applies one on-screen key to `text` whose selection runs from `start` to `end` (character positions).
 * `back` puts the caret that many characters before the end of what was inserted, so that 'sqrt()' leaves it inside.
 */
export function editText(text: string, start: number, end: number, key: EditKey): Edited {
  if ('insert' in key) {
    const chosen = text.slice(start, end)
    const back = key.back ?? 0
    const inserted = key.insert.slice(0, key.insert.length - back) + chosen + key.insert.slice(key.insert.length - back)
    const wraps = back > 0
    return {
      text: text.slice(0, start) + (wraps ? inserted : key.insert) + text.slice(end),
      caret: wraps ? start + key.insert.length - back + chosen.length : start + key.insert.length,
    }
  }
  if ('move' in key) {
    const step = key.move === 'left' ? -1 : 1
    return { text, caret: Math.min(text.length, Math.max(0, (step < 0 ? start : end) + step)) }
  }
  if (key.erase === 'all') return { text: '', caret: 0 }
  if (start !== end) return { text: text.slice(0, start) + text.slice(end), caret: start }
  if (start === 0) return { text, caret: 0 }
  return { text: text.slice(0, start - 1) + text.slice(start), caret: start - 1 }
}
