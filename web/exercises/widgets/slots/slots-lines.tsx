import { Fragment, type ReactNode } from 'react'
import { plainText } from '@polyhex/curriculum/notation/rich-text'
import type { SlotsWidget, SlotTile } from '@polyhex/contract/exercises/slots-widget'
import { Maths } from '../../../kit/maths.tsx'
import styles from './slots.module.css'

/** Keeps what stands before and behind it on one line. */
const wordJoiner = '\u2060'

type Line = SlotsWidget['lines'][number]

const isOnlyMaths = (line: Line): boolean =>
  line.every((piece) => piece.piece !== 'text' || /^\\\(.*\\\)$/.test(piece.text))

const isOpen = ({ piece }: Line[number]): boolean => piece !== 'text'

/** How large a sentence is set: a sum that stands alone, several sums, or words that wrap. */
export function lookOf({ lines }: SlotsWidget): 'sum' | 'sums' | 'words' {
  if (!lines.every(isOnlyMaths)) return 'words'
  return lines.length === 1 ? 'sum' : 'sums'
}

/** The longest that a blank can hold: every blank of a kind is as wide from the start, so that nothing moves. */
export function longestTile(tiles: readonly SlotTile[]): string {
  const [longest] = tiles.toSorted((a, b) => plainText(b.text).length - plainText(a.text).length)
  return longest?.text ?? ''
}

/** What stands before a piece: a mark that ends the sentence stays with the blank before it; everything else has a gap. */
function gapBefore(piece: Line[number], i: number): string {
  if (i === 0) return ''
  return piece.piece === 'text' && /^[.,;:?!]/.test(piece.text) ? wordJoiner : ' '
}

/** The sentence, line by line, with whatever stands in its blanks. */
export function SlotsLines({ widget, blank }: { widget: SlotsWidget; blank: (place: number) => ReactNode }) {
  const places = widget.lines.flat().map((_, i, all) => all.slice(0, i).filter(isOpen).length)
  const starts = widget.lines.map((_, number) => widget.lines.slice(0, number).flat().length)
  return (
    <div className={styles.lines} data-look={lookOf(widget)}>
      {widget.lines.map((line, number) => (
        <div key={number} className={styles.line} data-maths={isOnlyMaths(line)}>
          {line.map((piece, i) => (
            <Fragment key={i}>
              {gapBefore(piece, i)}
              {piece.piece === 'text' ? (
                <Maths text={piece.text} speech={piece.speech} />
              ) : (
                blank(places[(starts[number] ?? 0) + i] ?? 0)
              )}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  )
}
