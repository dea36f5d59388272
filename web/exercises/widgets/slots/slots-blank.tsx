import type { KeyboardEvent, MouseEvent } from 'react'
import type { SlotTile } from '@polyhex/contract/exercises/slots-widget'
import { Maths } from '../../../kit/maths.tsx'
import { Spoken } from '../../../kit/spoken.tsx'
import styles from './slots.module.css'

interface SlotsBlankProps {
  place: number
  label: string
  tile: SlotTile | null
  /** The longest tile of the bank, which it has to hold. */
  longest: string
  /** Waits for a tile, or is the one that was taken up. */
  look: 'plain' | 'chosen' | 'held' | 'offered' | 'over'
  onTap: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A blank of the sentence, empty or with its tile. */
export function SlotsBlank({ place, label, tile, longest, look, onTap, onKeyDown }: SlotsBlankProps) {
  return (
    <button
      type="button"
      className={styles.blank}
      data-takes={place}
      data-filled={tile !== null}
      data-look={look}
      onClick={onTap}
      onKeyDown={onKeyDown}
    >
      <span className={styles.sizer} aria-hidden>
        <Maths text={longest} />
      </span>
      <Spoken words={label}>
        {tile !== null && (
          <span className={styles.face} data-face={`blank ${place}`} data-taken={look === 'held'}>
            <Maths text={tile.text} />
          </span>
        )}
      </Spoken>
    </button>
  )
}
