import { everyShade, shadeShare } from './shade-share.ts'
import { partsOf, plural, shareName, type ShareWord } from './shares.ts'
import type { LevelTask } from '../../tasks/task.ts'

const isWord = (word: string | undefined): word is ShareWord => word !== undefined && word in partsOf

/** Shade a share that is told in words, as grades 1 and 2 do: 'three fourths'. */
export function shadeInWords(known: readonly ShareWord[]): LevelTask {
  return shadeShare({
    all: everyShade(known.map((word) => ({ parts: partsOf[word], word }))),
    prompt: (p, words) => {
      const word = isWord(p.word) ? p.word : 'half'
      const share = shareName(p.shaded, word)
      return p.cut === 'given'
        ? words.pick([
            `Shade ${share} of the ${p.shape}.`,
            `Color ${share} of the ${p.shape}.`,
            `Show ${share}. Tap the parts of the ${p.shape}.`,
          ])
        : words.pick([
            `Cut the ${p.shape} into ${plural(word)}. Shade ${share} of it.`,
            `Show ${share} of the ${p.shape}. First cut it into equal parts.`,
            `Cut the ${p.shape} into equal parts, and shade ${share}.`,
          ])
    },
    hint: (p) =>
      `${plural(isWord(p.word) ? p.word : 'half')} are equal parts. How many of them make a whole?`.replace(/^./, (c) =>
        c.toUpperCase(),
      ),
  })
}
