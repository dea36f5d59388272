import { useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../kit/icon-button.tsx'
import { PenButtons } from '../kit/strokes/pen-buttons.tsx'
import { erasedAt, type PenName, type Stroke } from '../kit/strokes/pens.ts'
import { StrokePaths } from '../kit/strokes/stroke-paths.tsx'
import { usePenSheet, type PenPhase } from '../kit/strokes/use-pen-sheet.ts'
import styles from './draw-layer.module.css'

interface DrawLayerProps {
  /** Points in px from the top left of the card. */
  strokes: readonly Stroke[]
  onStrokes: (strokes: readonly Stroke[]) => void
  /** Size of the card in its own px, where it is shown smaller or larger than it is. */
  size?: { readonly width: number; readonly height: number }
}

/** A sheet over the card to draw on: pens, eraser, undo and clear; by pointer, or with arrow keys and Space. */
export function DrawLayer({ strokes, onStrokes, size }: DrawLayerProps) {
  const [tool, setTool] = useState<PenName | 'eraser'>('ink')
  const sheet = useRef<SVGSVGElement>(null)
  // Several moves may come between two renderings; each goes on from the strokes of the one before.
  const current = useRef(strokes)
  useLayoutEffect(() => {
    current.current = strokes
  }, [strokes])
  function change(next: readonly Stroke[]) {
    current.current = next
    onStrokes(next)
  }
  function onPen(phase: PenPhase, x: number, y: number) {
    if (phase === 'end') return
    if (tool === 'eraser') {
      change(erasedAt(current.current, x, y))
    } else if (phase === 'start') {
      change([...current.current, { pen: tool, points: [[x, y]] }])
    } else {
      const last = current.current.at(-1)
      if (last) change([...current.current.slice(0, -1), { ...last, points: [...last.points, [x, y]] }])
    }
  }
  const { handlers, at, down } = usePenSheet({ sheet, onPen, ...(size ? { size } : {}) })
  return (
    <div className={styles.layer}>
      <svg
        ref={sheet}
        className={styles.sheet}
        role="application"
        tabIndex={0}
        aria-label={`Drawing sheet. Arrow keys move the pen, Space puts it ${down ? 'up' : 'down'}.`}
        {...handlers}
      >
        <StrokePaths strokes={strokes} />
        <circle className={styles.cursor} cx={at[0]} cy={at[1]} r={down ? 5 : 8} />
      </svg>
      <div className={styles.tools} role="toolbar" aria-label="Drawing tools">
        <PenButtons chosen={tool === 'eraser' ? null : tool} onChoose={setTool} />
        <IconButton
          icon="eraser"
          label="Eraser"
          look={tool === 'eraser' ? 'line' : 'plain'}
          aria-pressed={tool === 'eraser'}
          onClick={() => setTool('eraser')}
        />
        <IconButton
          icon="undo"
          label="Undo"
          disabled={strokes.length === 0}
          onClick={() => onStrokes(strokes.slice(0, -1))}
        />
        <IconButton icon="trash" label="Clear drawing" disabled={strokes.length === 0} onClick={() => onStrokes([])} />
      </div>
    </div>
  )
}

/** Drawn strokes without any tool, for when the pen is put away. */
export function DrawnStrokes({ strokes }: { strokes: readonly Stroke[] }) {
  return (
    <svg className={styles.drawn} aria-hidden>
      <StrokePaths strokes={strokes} />
    </svg>
  )
}
