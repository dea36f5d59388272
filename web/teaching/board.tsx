import { useEffect, useRef } from 'react'
import type { Segment } from '@polyhex/contract/teaching/teaching'
import { Figure } from '../kit/figure.tsx'
import { DisplayMaths } from '../kit/maths.tsx'
import { prefersLessMotion } from '../kit/motion.ts'
import styles from './board.module.css'

interface BoardProps {
  segment: Segment
  /** Video style: the drawing comes stroke by stroke in the time the segment is said. */
  drawn: boolean
  playing: boolean
  rate: number
}

const shapes = 'path,line,polyline,polygon,circle,ellipse,rect,text'
const hidden = 'defs,clipPath,pattern,marker,mask'
/** Share of a segment's time in which its drawing is finished. */
const drawingShare = 0.75

/** What is shown while a segment is said (give it a key by segment and style): its drawing and its line of maths. */
export function Board({ segment, drawn, playing, rate }: BoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const strokes = useRef<Animation[]>([])
  useEffect(() => {
    const root = board.current
    if (!root || !drawn || prefersLessMotion() || typeof root.animate !== 'function') return
    strokes.current = drawStrokes(root, segment.seconds * drawingShare * 1000)
    return () => {
      for (const stroke of strokes.current) stroke.cancel()
      strokes.current = []
    }
  }, [segment, drawn])
  useEffect(() => {
    for (const stroke of strokes.current) {
      stroke.updatePlaybackRate(rate)
      if (playing) stroke.play()
      else if (stroke.playState === 'running') stroke.pause()
    }
  }, [playing, rate])
  return (
    <div ref={board} className={styles.board}>
      {segment.svg && <Figure svg={segment.svg} />}
      {segment.latex && <DisplayMaths className={styles.maths ?? ''} latex={segment.latex} speech={segment.speech} />}
      {!segment.svg && !segment.latex && <p className={styles.heading}>{segment.heading}</p>}
    </div>
  )
}

/** One animation for each shape, one after the other: lines are drawn along themselves, fills and words appear. */
function drawStrokes(root: HTMLElement, totalMs: number): Animation[] {
  const all = [...root.querySelectorAll<SVGElement>(`svg :is(${shapes})`)].filter((shape) => !shape.closest(hidden))
  const maths = root.querySelector<HTMLElement>(`.${styles.maths}`)
  const turns = all.length + (maths ? 1 : 0)
  const slot = totalMs / Math.max(1, turns)
  const timing = (turn: number): KeyframeAnimationOptions => ({
    delay: turn * slot,
    duration: Math.max(160, slot * 1.4),
    fill: 'backwards',
    easing: 'ease-out',
  })
  const animations = all.map((shape, turn) => {
    const look = getComputedStyle(shape)
    const isLine = look.stroke !== 'none' && look.strokeDasharray === 'none' && shape.tagName !== 'text'
    if (!isLine) return shape.animate([{ opacity: 0 }, { opacity: 1 }], timing(turn))
    shape.setAttribute('pathLength', '1')
    const frames = [
      { strokeDasharray: '1 1', strokeDashoffset: 1, fillOpacity: 0 },
      { strokeDasharray: '1 1', strokeDashoffset: 0, fillOpacity: 0, offset: 0.8 },
      { strokeDasharray: '1 1', strokeDashoffset: 0, fillOpacity: look.fillOpacity },
    ]
    return shape.animate(frames, timing(turn))
  })
  if (maths) animations.push(maths.animate([{ opacity: 0 }, { opacity: 1 }], timing(turns - 1)))
  return animations
}
