import { faultOfText } from '../../server/words/judge-text.ts'

/** Pieces whose repeating would make a search go back again and again: spaced digits, dots, opened brackets, spelled-out words. */
const pieces = [
  '8 0 2 ',
  'a.b.',
  '@a',
  'you so ',
  'dot ',
  'i want to want to ',
  '((((',
  'f*',
  'aaaa',
  '1,',
  'meet me me ',
  'x-',
  '_.',
]

/** Milliseconds to judge each of the pieces written 2,000 times: the slowest of them, each the quickest of `rounds`. */
export function benchWordsFilter(rounds: number): { readonly piece: string; readonly ms: number } {
  let slowest = { piece: '', ms: 0 }
  for (const piece of pieces) {
    const text = piece.repeat(2000)
    let ms = Infinity
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      faultOfText(text)
      ms = Math.min(ms, performance.now() - begun)
    }
    if (ms > slowest.ms) slowest = { piece, ms }
  }
  return slowest
}
