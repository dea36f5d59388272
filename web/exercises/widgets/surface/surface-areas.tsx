import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Action, HitArea, Picture } from '@polyhex/curriculum/surfaces/surface'
import { areaAfter } from './nearest-area.ts'
import styles from './surface.module.css'

interface SurfaceAreasProps {
  areas: readonly HitArea[]
  picture: Picture
  taken: string | undefined
  over: string | undefined
  act: (action: Action) => void
  tap: (area: HitArea) => void
}

const arrows: Readonly<Record<string, { by: number; along: 'x' | 'y' }>> = {
  ArrowRight: { by: 1, along: 'x' },
  ArrowLeft: { by: -1, along: 'x' },
  ArrowDown: { by: 1, along: 'y' },
  ArrowUp: { by: -1, along: 'y' },
}

/** Steps that no slider has room for: it goes to its end. */
const ends: Readonly<Record<string, number>> = { Home: -100_000, End: 100_000 }

/** The places of a surface for keys and screen readers, each a button or slider over its part of the drawing. */
export function SurfaceAreas({ areas, picture, taken, over, act, tap }: SurfaceAreasProps) {
  const buttons = useRef(new Map<string, HTMLButtonElement>())
  const [stops, setStops] = useState<Readonly<Record<string, string>>>({})
  const focused = useRef<HitArea | null>(null)
  const stopOf = (group: string): string | undefined =>
    areas.find((area) => area.id === stops[group])?.id ?? areas.find((area) => area.group === group)?.id

  // A piece that was taken away takes its button with it: the focus goes on to its neighbor.
  useEffect(() => {
    const was = focused.current
    if (was === null || areas.some((area) => area.id === was.id)) return
    const neighbor = areas.findLast((area) => area.group === was.group) ?? areas[0]
    focused.current = null
    if (neighbor && document.activeElement === document.body) buttons.current.get(neighbor.id)?.focus()
  })

  function onKeyDown(event: KeyboardEvent, area: HitArea) {
    const arrow = arrows[event.key]
    const times = event.shiftKey ? 5 : 1
    if (event.key === 'Backspace' || event.key === 'Delete') act({ act: 'remove', id: area.id })
    else if (event.key === '+' || event.key === '=') act({ act: 'step', id: area.id, by: 1 })
    else if (event.key === '-') act({ act: 'step', id: area.id, by: -1 })
    else if (area.role === 'slider' && arrow)
      act({ act: 'step', id: area.id, by: arrow.by * times, along: arrow.along })
    else if (area.role === 'slider' && Object.hasOwn(ends, event.key))
      act({ act: 'step', id: area.id, by: ends[event.key] ?? 0, along: 'x' })
    else {
      const next = areaAfter(areas, area, event.key)
      if (next === undefined) return
      buttons.current.get(next.id)?.focus()
    }
    event.preventDefault()
  }

  return areas.map((area) => {
    const { box } = area
    const isSlider = area.role === 'slider'
    const name = area.value === '' || isSlider ? area.label : `${area.label}: ${area.value}`
    return (
      <button
        key={area.id}
        ref={(element) => {
          if (element) buttons.current.set(area.id, element)
          else buttons.current.delete(area.id)
        }}
        type="button"
        className={styles.area}
        data-area={area.id}
        data-taken={area.id === taken}
        data-over={area.id === over}
        style={{
          insetInlineStart: `${(box.x / picture.width) * 100}%`,
          insetBlockStart: `${(box.y / picture.height) * 100}%`,
          inlineSize: `${(box.width / picture.width) * 100}%`,
          blockSize: `${(box.height / picture.height) * 100}%`,
        }}
        tabIndex={isSlider || stopOf(area.group) === area.id ? 0 : -1}
        aria-label={name}
        {...(area.tap === 'take' ? { 'aria-pressed': area.id === taken } : {})}
        {...(isSlider
          ? {
              role: 'slider',
              'aria-valuenow': area.range?.now ?? 0,
              'aria-valuemin': area.range?.least ?? 0,
              'aria-valuemax': area.range?.most ?? 0,
              'aria-valuetext': area.value,
            }
          : {})}
        onFocus={() => {
          focused.current = area
          setStops((old) => ({ ...old, [area.group]: area.id }))
        }}
        onKeyDown={(event) => onKeyDown(event, area)}
        // Keys and screen readers click without a pointer; what a pointer does is told by where it goes.
        onClick={(event) => {
          if (event.detail === 0) tap(area)
        }}
      />
    )
  })
}
