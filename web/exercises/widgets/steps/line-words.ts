import type { CheckedLine, LineVerdict } from '@polyhex/contract/exercises/working'
import type { IconName } from '../../../kit/icon.tsx'

interface LineWords {
  look: 'good' | 'look' | 'note'
  icon: IconName
  /** May hold maths between \( and \). */
  text: string
}

const words: Readonly<Record<Exclude<LineVerdict, 'blank' | 'unreadable'>, LineWords>> = {
  nearer: { look: 'good', icon: 'check', text: 'This follows, and you are closer.' },
  follows: { look: 'good', icon: 'check', text: 'This follows.' },
  gains: { look: 'note', icon: 'info', text: 'This follows. At the end, put your answer into line 1 to be sure.' },
  breaks: { look: 'look', icon: 'eye', text: 'This does not follow. Did both sides get the same change?' },
  same: { look: 'note', icon: 'copy', text: 'This is the line above again. What can you undo next?' },
  unknown: { look: 'note', icon: 'info', text: 'We cannot check this kind of line.' },
}

/** What is said of a line that was checked; null of an empty one. `isSolved`: the letter stands alone in it. */
export function wordsOf({ verdict, sentence }: CheckedLine, letter: string, isSolved: boolean): LineWords | null {
  if (verdict === 'blank') return null
  if (verdict === 'unreadable')
    return { look: 'note', icon: 'info', text: `We cannot read this line yet. ${sentence ?? ''}`.trim() }
  if (isSolved && (verdict === 'nearer' || verdict === 'follows'))
    return { ...words[verdict], text: `This follows, and \\(${letter}\\) stands alone.` }
  return words[verdict]
}
