import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { SlotTile } from '@polyhex/contract/exercises/slots-widget'
import { Maths } from '../../../kit/maths.tsx'
import { Spoken } from '../../../kit/spoken.tsx'
import styles from './slots.module.css'

interface SlotsBankProps {
  tiles: readonly SlotTile[]
  /** Which of them lie there; the place of one that was laid stays free. */
  there: readonly boolean[]
  /** The tile that was taken up by a tap. */
  held: number | null
  onTap: (index: number, event: MouseEvent) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The tiles that can be laid: one tab stop, arrows between them. */
export function SlotsBank({ tiles, there, held, onTap }: SlotsBankProps) {
  const list = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState(0)
  const lying = tiles.flatMap((_, index) => (there[index] === true ? [index] : []))
  const stop = lying.includes(active) ? active : (lying[0] ?? 0)

  function onKeyDown(event: KeyboardEvent) {
    const at = lying.indexOf(stop)
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? lying[0]
        : event.key === 'End'
          ? lying.at(-1)
          : step === undefined
            ? undefined
            : lying[at + step]
    if (step === undefined && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    if (next === undefined) return
    setActive(next)
    list.current?.children[next]?.querySelector('button')?.focus()
  }
  return (
    <ul ref={list} className={styles.bank} data-bank aria-label="Tiles" onKeyDown={onKeyDown}>
      {tiles.map((tile, index) => (
        <li key={index} className={styles.place} data-there={there[index]}>
          <span className={styles.sizer} aria-hidden>
            <Maths text={tile.text} />
          </span>
          {there[index] === true && (
            <button
              type="button"
              className={styles.tile}
              data-face={`tile ${index}`}
              data-taken={held === index}
              aria-pressed={held === index}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setActive(index)}
              onClick={(event) => onTap(index, event)}
            >
              <Spoken words={tile.speech}>
                <Maths text={tile.text} />
              </Spoken>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
