import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import type { Action, AnySurface, HitArea, Picture, Typing } from '@polyhex/curriculum/surfaces/surface'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import type { EditKey } from '../edit-text.ts'
import { NumberPad } from '../number-pad.tsx'
import { useStartsHere } from '../part-context.tsx'
import { isTouched } from '../system-keyboard.ts'
import { areaAfter } from './nearest-area.ts'
import { SurfacePicture } from './surface-picture.tsx'
import styles from './surface.module.css'

interface SurfaceDigitsProps {
  surface: AnySurface
  typing: Typing<SurfaceWidget, unknown>
  widget: SurfaceWidget
  state: unknown
  areas: readonly HitArea[]
  picture: Picture
  shape: CSSProperties
  act: (action: Action) => void
}

const written = (area: HitArea): string => (area.value === 'empty' ? '' : area.value)

/** What stands in a cell after one more digit: in place of the one there, or behind it where two fit. */
function withDigit({ most = 1, ...area }: HitArea, digit: string): string {
  const stands = area.value === 'empty' ? '' : area.value
  return most === 2 && stands === '1' ? stands + digit : digit
}

/** The cells of a surface that is written in: a field for each digit over its place in the drawing, and digit keys below. */
export function SurfaceDigits({ surface, typing, widget, state, areas, picture, shape, act }: SurfaceDigitsProps) {
  const fields = useRef(new Map<string, HTMLInputElement>())
  const [hand, setHand] = useState(() => typing.begins(widget, state))
  const current = areas.find(({ id }) => id === hand) ?? areas[0]
  const starts = useStartsHere(true)
  useEffect(() => {
    if (starts) fields.current.get(typing.begins(widget, state))?.focus({ preventScroll: true })
    // Only where the question begins: afterwards the hand goes where it is led.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [starts])

  function goTo(id: string) {
    setHand(id)
    fields.current.get(id)?.focus({ preventScroll: true })
  }
  function write(area: HitArea, digit: string) {
    const action: Action = { act: 'type', id: area.id, text: withDigit(area, digit) }
    act(action)
    goTo(typing.after(widget, surface.move(widget, state, action), area.id))
  }
  /** Takes out what stands here, or what was written before an empty cell. */
  function erase(area: HitArea) {
    const id = written(area) === '' ? typing.before(widget, area.id) : area.id
    const target = areas.find((one) => one.id === id) ?? area
    act({ act: 'type', id, text: written(target).slice(0, -1) })
    goTo(id)
  }
  function onPad(key: EditKey) {
    if (current === undefined) return
    if ('insert' in key) write(current, key.insert)
    else if ('erase' in key && key.erase === 'back') erase(current)
    else act({ act: 'type', id: current.id, text: '' })
  }
  function onKeyDown(event: KeyboardEvent, area: HitArea) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^\d$/.test(event.key)) write(area, event.key)
    else if (event.key === 'Backspace' || event.key === 'Delete') erase(area)
    else if (event.key === 'c' || event.key === 'C') goTo(typing.aside(widget, area.id))
    else {
      const next = areaAfter(areas, area, event.key)
      if (next === undefined) return
      goTo(next.id)
    }
    event.preventDefault()
  }

  return (
    <>
      <div className={styles.stage} style={shape} data-typed>
        <SurfacePicture picture={picture} />
        {areas.map((area) => (
          <input
            key={area.id}
            ref={(element) => {
              if (element) fields.current.set(area.id, element)
              else fields.current.delete(area.id)
            }}
            className={styles.digit}
            data-area={area.id}
            style={{
              insetInlineStart: `${(area.box.x / picture.width) * 100}%`,
              insetBlockStart: `${(area.box.y / picture.height) * 100}%`,
              inlineSize: `${(area.box.width / picture.width) * 100}%`,
              blockSize: `${(area.box.height / picture.height) * 100}%`,
            }}
            type="text"
            inputMode={isTouched() ? 'none' : 'numeric'}
            autoComplete="off"
            aria-label={written(area) === '' ? `${area.label}, empty` : area.label}
            tabIndex={area.id === current?.id ? 0 : -1}
            value={written(area)}
            onFocus={() => setHand(area.id)}
            onKeyDown={(event) => onKeyDown(event, area)}
            // Speech and handwriting put in text without keys.
            onChange={(event) => {
              const digit = /\d(?=\D*$)/.exec(event.target.value)?.[0]
              if (digit !== undefined) write(area, digit)
            }}
          />
        ))}
      </div>
      <NumberPad onKey={onPad} />
    </>
  )
}
