import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import {
  blanksOf,
  emptySlots,
  filledWith,
  readSlots,
  tileIn,
  tilesThere,
  writeSlots,
  type SlotsState,
} from '@polyhex/contract/exercises/responses/slots'
import { Maths } from '../../../kit/maths.tsx'
import { remembered, type History } from '../history.ts'
import { LiveText } from '../live-text.tsx'
import { UndoButtons } from '../undo-buttons.tsx'
import type { WidgetProps } from '../widget-props.ts'
import { glidesBetween, type Spot } from './glides.ts'
import { SlotsAnswered } from './slots-answered.tsx'
import { SlotsBank } from './slots-bank.tsx'
import { SlotsBlank } from './slots-blank.tsx'
import { longestTile, SlotsLines } from './slots-lines.tsx'
import { SlotsMenu } from './slots-menu.tsx'
import { blankLabel, lineWords, missingFrom } from './slots-words.ts'
import { useBlankKeys } from './use-blank-keys.ts'
import { useSettling } from './use-settling.ts'
import { useTileDrag } from './use-tile-drag.ts'
import { useTiles } from './use-tiles.ts'
import styles from './slots.module.css'

/** A sentence with blanks: tiles are laid into them by finger, mouse or keys; some blanks have a menu of their own. */
export function SlotsWidget(props: WidgetProps<'slots'>) {
  const { outcome, ...rest } = props
  return outcome === undefined ? <Workbench {...rest} /> : <SlotsAnswered {...rest} outcome={outcome} />
}

function Workbench({ widget, response, labelledBy, onAnswer, onSubmit }: Omit<WidgetProps<'slots'>, 'outcome'>) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [history, setHistory] = useState<History>([])
  const [said, setSaid] = useState('')
  /** The blank that was filled last from the bank: its tile, which had the focus, is gone from there. */
  const [filled, setFilled] = useState<number | null>(null)
  const state = readSlots(widget, response) ?? emptySlots(widget)
  const written = writeSlots(state)
  const missing = missingFrom(state)
  const glide = useSettling(root, written)

  function show(next: SlotsState, past: History, dropped?: { spot: Spot; box: DOMRect }): boolean {
    if (writeSlots(next) === written) return false
    glide(glidesBetween(widget, state, next), dropped)
    setHistory(past)
    setSaid(lineWords(widget, next).join('. '))
    setFilled(next.findIndex((tile, place) => tile !== null && tile !== state[place]))
    onAnswer({ response: writeSlots(next), complete: missingFrom(next) === null })
    return true
  }
  const change = (next: SlotsState, dropped?: { spot: Spot; box: DOMRect }) =>
    show(next, remembered(history, written), dropped)
  const undo = () => {
    const before = readSlots(widget, history.at(-1) ?? '')
    if (before !== null) show(before, history.slice(0, -1))
  }
  const tiles = useTiles({ widget, state, show: change, say: setSaid })
  const onBlankKey = useBlankKeys({ widget, state, root, show: change, say: setSaid })
  const drag = useTileDrag(root, tiles.land)
  const { held, chosen } = tiles

  useEffect(() => {
    if (filled === null || document.activeElement !== document.body) return
    root.current?.querySelector<HTMLElement>(`[data-takes="${filled}"]`)?.focus({ preventScroll: true })
  }, [filled, written])

  /** A click that a drag ends with is no tap; one by keys always is. */
  const isTap = (event: MouseEvent) => event.detail === 0 || !drag.justDragged()

  function onKeyDown(event: KeyboardEvent) {
    const onTile = event.target instanceof Element && event.target.closest('[data-face], [data-takes]') !== null
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
    if (isUndo && history.length > 0) undo()
    else if (event.key === 'Escape' && (held !== null || chosen !== null)) tiles.letGo()
    else if (event.key === 'Enter' && onTile && missing === null && held === null) onSubmit(written)
    else return
    event.preventDefault()
  }

  const longest = longestTile(widget.tiles)
  const waits = held !== null && 'tile' in held
  const blanks = blanksOf(widget)
  const lookOfBlank = (place: number) => {
    if (drag.over === place) return 'over'
    if (held !== null && 'place' in held && held.place === place) return 'held'
    if (chosen === place) return 'chosen'
    return waits ? 'offered' : 'plain'
  }
  const blankAt = (place: number): ReactNode => {
    const opening = blanks[place]
    const label = blankLabel(widget, state, place)
    if (opening?.piece === 'menu')
      return (
        <SlotsMenu
          label={label}
          choices={opening.choices}
          chosen={state[place] ?? null}
          onChoose={(choice) => change(filledWith(widget, state, place, choice))}
        />
      )
    return (
      <SlotsBlank
        place={place}
        label={label}
        tile={tileIn(widget, place, state[place] ?? '')}
        longest={longest}
        look={lookOfBlank(place)}
        onTap={(event) => isTap(event) && tiles.tapBlank(place)}
        onKeyDown={(event) => onBlankKey(place, event)}
      />
    )
  }
  return (
    <div
      ref={root}
      className={styles.widget}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={`${id}note`}
      onKeyDown={onKeyDown}
      {...drag.pointers}
    >
      <SlotsLines widget={widget} blank={blankAt} />
      {widget.tiles.length > 0 && (
        <SlotsBank
          tiles={widget.tiles}
          there={tilesThere(widget, state)}
          held={waits ? held.tile : null}
          onTap={(index, event) => isTap(event) && tiles.tapTile(index)}
        />
      )}
      <p id={`${id}note`} className={styles.note}>
        <Maths text={waits ? 'Now tap a blank.' : chosen !== null ? 'Now tap a tile.' : (missing ?? '')} />
      </p>
      <UndoButtons
        onUndo={history.length === 0 ? null : undo}
        onStartOver={written === '' ? null : () => change(emptySlots(widget))}
      />
      <LiveText text={said} />
    </div>
  )
}
