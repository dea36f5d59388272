import { nameReading, ofNameReading } from './first-names.ts'
import type { Word } from './plain-words.ts'

/**
 * Phrases as lines of text. Words stand between spaces; `a|b` is either, a trailing `?` may be missing, `..` is up to three
 * words of any kind, `#` a number, `*` any word, `^` the beginning and `$` the end of the text. A name in capitals is a set
 * of words; `NAME` is a first name, `NAMES` what belongs to it. Each phrase is tried where its first word stands and looks a bounded way ahead, so that the time is in
 * proportion to the text.
 */
type Item =
  | { readonly kind: 'words'; readonly words: ReadonlySet<string>; readonly optional: boolean }
  | { readonly kind: 'gap' | 'number' | 'any' | 'end' }

interface Phrase {
  readonly items: readonly Item[]
  readonly fromStart: boolean
}

export type WordSets = Readonly<Record<string, string>>

function itemOf(text: string, sets: WordSets): Item {
  if (text === '..') return { kind: 'gap' }
  if (text === '#') return { kind: 'number' }
  if (text === '*') return { kind: 'any' }
  if (text === '$') return { kind: 'end' }
  const optional = text.endsWith('?')
  const words = (optional ? text.slice(0, -1) : text).split('|').flatMap((word) => {
    if (word === 'NAME') return [nameReading]
    if (word === 'NAMES') return [ofNameReading]
    if (!/^[A-Z_]+$/.test(word)) return [word]
    const set = sets[word]
    if (set === undefined) throw new Error(`There is no set of words ${word}.`)
    return set.split(/\s+/)
  })
  return { kind: 'words', words: new Set(words), optional }
}

const isNumber = (word: Word): boolean => /^\d+$/.test(word.plain)

function isWord(item: Item, word: Word): boolean {
  if (item.kind === 'words') return word.readings.some((reading) => item.words.has(reading))
  return item.kind === 'any' || (item.kind === 'number' && isNumber(word))
}

function fits(items: readonly Item[], at: number, words: readonly Word[], place: number): boolean {
  const item = items[at]
  if (item === undefined) return true
  if (item.kind === 'end') return place >= words.length
  if (item.kind === 'gap') {
    for (let skip = 0; skip <= 3; skip += 1) if (fits(items, at + 1, words, place + skip)) return true
    return false
  }
  const word = words[place]
  const isIt = word !== undefined && isWord(item, word)
  if (isIt && fits(items, at + 1, words, place + 1)) return true
  return item.kind === 'words' && item.optional && fits(items, at + 1, words, place)
}

/** Makes a search of a list of phrases, one on each line; empty lines and those that begin with `//` count for nothing. */
export function phraseSearch(list: string, sets: WordSets = {}): (words: readonly Word[]) => boolean {
  const byFirst = new Map<string, Phrase[]>()
  for (const line of list.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('//')) continue
    const fromStart = line.startsWith('^ ')
    const items = (fromStart ? line.slice(2) : line).split(/\s+/).map((text) => itemOf(text, sets))
    const first = items[0]
    if (first?.kind !== 'words' || first.optional) throw new Error(`A phrase begins with a word: ${line}`)
    for (const word of first.words) byFirst.set(word, [...(byFirst.get(word) ?? []), { items, fromStart }])
  }
  return (words) =>
    words.some((word, place) =>
      word.readings.some((reading) =>
        (byFirst.get(reading) ?? []).some(
          (phrase) => (!phrase.fromStart || place === 0) && fits(phrase.items, 0, words, place),
        ),
      ),
    )
}
