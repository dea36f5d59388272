import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../kit/icon-button.tsx'
import { useDrag } from './widgets/use-drag.ts'
import styles from './draw-layer.module.css'

/** A pen stroke: points in px from the top left of the card. */
export interface Stroke {
  pen: PenName
  points: readonly (readonly [number, number])[]
}

/** Pens differ by line as well as by colour, so that they can be told apart without it. */
export const pens = {
  ink: { label: 'Ink pen', colour: 'var(--text)', width: 3, dashes: 'none' },
  coral: { label: 'Coral pen, thick', colour: 'var(--incorrect)', width: 6, dashes: 'none' },
  leaf: { label: 'Leaf pen, dashed', colour: 'var(--correct)', width: 4, dashes: '10 8' },
} as const
export type PenName = keyof typeof pens

interface DrawLayerProps {
  strokes: readonly Stroke[]
  onStrokes: (strokes: readonly Stroke[]) => void
}

/** Reach of the eraser, px. */
const eraserReach = 16
/** How far an arrow key moves the pen, px. */
const keyStep = 12

/** The strokes without those that come near a point. */
export function erasedAt(strokes: readonly Stroke[], x: number, y: number): readonly Stroke[] {
  const left = strokes.filter((stroke) => !stroke.points.some(([px, py]) => Math.hypot(px - x, py - y) <= eraserReach))
  return left.length === strokes.length ? strokes : left
}

/** A sheet over the card to draw on: pens, eraser, undo and clear; by pointer, or with arrow keys and Space. */
export function DrawLayer({ strokes, onStrokes }: DrawLayerProps) {
  const [tool, setTool] = useState<PenName | 'eraser'>('ink')
  const [at, setAt] = useState<readonly [number, number]>([80, 80])
  const [down, setDown] = useState(false)
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

  function begin(x: number, y: number) {
    if (tool === 'eraser') change(erasedAt(current.current, x, y))
    else change([...current.current, { pen: tool, points: [[x, y]] }])
  }
  function follow(x: number, y: number) {
    if (tool === 'eraser') {
      change(erasedAt(current.current, x, y))
      return
    }
    const last = current.current.at(-1)
    if (last) change([...current.current.slice(0, -1), { ...last, points: [...last.points, [x, y]] }])
  }
  const drag = useDrag((point, phase) => {
    const box = sheet.current?.getBoundingClientRect()
    if (!box) return
    const x = Math.round(point.x - box.left)
    const y = Math.round(point.y - box.top)
    if (phase === 'start') begin(x, y)
    else if (phase === 'move') follow(x, y)
  })
  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-keyStep, 0],
      ArrowRight: [keyStep, 0],
      ArrowUp: [0, -keyStep],
      ArrowDown: [0, keyStep],
    }
    const move = moves[event.key]
    if (event.key === ' ') {
      if (!down) begin(at[0], at[1])
      setDown(!down)
    } else if (move) {
      const next = [Math.max(0, at[0] + move[0]), Math.max(0, at[1] + move[1])] as const
      setAt(next)
      if (down) follow(next[0], next[1])
    } else return
    event.preventDefault()
  }
  return (
    <div className={styles.layer}>
      <svg
        ref={sheet}
        className={styles.sheet}
        role="application"
        tabIndex={0}
        aria-label={`Drawing sheet. Arrow keys move the pen, Space puts it ${down ? 'up' : 'down'}.`}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <Strokes strokes={strokes} />
        <circle className={styles.cursor} cx={at[0]} cy={at[1]} r={down ? 5 : 8} />
      </svg>
      <div className={styles.tools} role="toolbar" aria-label="Drawing tools">
        {(Object.keys(pens) as PenName[]).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.pen}
            aria-label={pens[name].label}
            aria-pressed={tool === name}
            onClick={() => setTool(name)}
          >
            <svg viewBox="0 0 28 28" width={28} height={28} aria-hidden>
              <path
                d="M4 20q6-16 10-6t10-6"
                fill="none"
                stroke={pens[name].colour}
                strokeWidth={pens[name].width}
                strokeDasharray={pens[name].dashes === 'none' ? undefined : '5 4'}
                strokeLinecap="round"
              />
            </svg>
          </button>
        ))}
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
      <Strokes strokes={strokes} />
    </svg>
  )
}

function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map((stroke, index) => {
    const pen = pens[stroke.pen]
    const [[x, y] = [0, 0]] = stroke.points
    return (
      <path
        key={index}
        d={`M${stroke.points.map((point) => point.join(' ')).join('L')}${stroke.points.length === 1 ? `L${x + 0.1} ${y}` : ''}`}
        fill="none"
        stroke={pen.colour}
        strokeWidth={pen.width}
        strokeDasharray={pen.dashes === 'none' ? undefined : pen.dashes}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )
  })
}
