import { useRef, type KeyboardEvent } from 'react'
import { handAngles, timeAfter, withHourAngle, withMinuteAngle, type TypedTime } from './clock-time.ts'
import { pointInDrawing, useDrag } from '../../kit/use-drag.ts'
import styles from './clock-widget.module.css'

interface ClockFaceProps {
  /** Undefined while nothing is set: the hands wait at twelve. */
  time: { hours: number; minutes: number } | undefined
  face: 12 | 24
  frozen: boolean
  right: boolean | undefined
  onTime: (time: TypedTime) => void
  onEnter: () => void
}

const size = 260
const middle = size / 2
const noon = { hours: 12, minutes: 0 }

function along(angle: number, radius: number): [number, number] {
  const turn = (angle * Math.PI) / 180
  return [middle + radius * Math.sin(turn), middle - radius * Math.cos(turn)]
}

/** A clock whose hands are dragged, or moved by the arrow keys: one minute a press on the long hand, an hour on the short. */
export function ClockFace({ time, face, frozen, right, onTime, onEnter }: ClockFaceProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const held = useRef<'hour' | 'minute'>('minute')
  const shown = time ?? noon
  const angles = handAngles(shown)
  const drag = useDrag((point, phase) => {
    if (!drawing.current || frozen) return
    const at = pointInDrawing(drawing.current, { width: size, height: size }, point)
    const angle = ((Math.atan2(at.x - middle, middle - at.y) * 180) / Math.PI + 360) % 360
    if (phase === 'start') held.current = nearerHand(angles, angle, Math.hypot(at.x - middle, at.y - middle))
    onTime(held.current === 'hour' ? withHourAngle(shown, angle, face) : withMinuteAngle(shown, angle, face))
  })
  return (
    <svg
      ref={drawing}
      className={styles.face}
      viewBox={`0 0 ${size} ${size}`}
      data-state={right === undefined ? 'open' : right ? 'right' : 'wrong'}
      data-frozen={frozen}
      {...(frozen ? {} : drag)}
    >
      <Dial face={face} />
      <Hand
        name="Hour hand"
        angle={angles.hour}
        reach={50}
        kind="hour"
        {...{ time, face, frozen, onEnter }}
        onStep={(step) => onTime(timeAfter(shown, step * 60, face))}
      />
      <Hand
        name="Minute hand"
        angle={angles.minute}
        reach={80}
        kind="minute"
        {...{ time, face, frozen, onEnter }}
        onStep={(step) => onTime(timeAfter(shown, step, face))}
      />
      <circle className={styles.pin} cx={middle} cy={middle} r={7} />
    </svg>
  )
}

function nearerHand(angles: { hour: number; minute: number }, angle: number, radius: number): 'hour' | 'minute' {
  const off = (hand: number) => Math.abs(((hand - angle + 540) % 360) - 180)
  if (Math.abs(off(angles.hour) - off(angles.minute)) < 8) return radius < 60 ? 'hour' : 'minute'
  return off(angles.hour) < off(angles.minute) ? 'hour' : 'minute'
}

function Dial({ face }: { face: 12 | 24 }) {
  const numbers = Array.from({ length: 12 }, (_, at) => at + 1)
  return (
    <g aria-hidden>
      <circle className={styles.dial} cx={middle} cy={middle} r={124} />
      {Array.from({ length: 60 }, (_, at) => {
        const [x1, y1] = along(at * 6, 119)
        const [x2, y2] = along(at * 6, at % 5 === 0 ? 110 : 114)
        return (
          <line key={at} className={at % 5 === 0 ? styles.hourTick : styles.tick} x1={x1} y1={y1} x2={x2} y2={y2} />
        )
      })}
      {numbers.map((number) => {
        const [x, y] = along(number * 30, 98)
        return (
          <text key={number} className={styles.number} x={x} y={y + 7}>
            {number}
          </text>
        )
      })}
      {face === 24 &&
        numbers.map((number) => {
          const [x, y] = along(number * 30, 74)
          return (
            <text key={number} className={styles.later} x={x} y={y + 4}>
              {number === 12 ? '00' : number + 12}
            </text>
          )
        })}
    </g>
  )
}

interface HandProps {
  name: string
  kind: 'hour' | 'minute'
  angle: number
  reach: number
  time: { hours: number; minutes: number } | undefined
  face: 12 | 24
  frozen: boolean
  onStep: (step: number) => void
  onEnter: () => void
}

function Hand({ name, kind, angle, reach, time, face, frozen, onStep, onEnter }: HandProps) {
  const [x, y] = along(angle, reach)
  const value = kind === 'hour' ? (time?.hours ?? 12) : (time?.minutes ?? 0)
  const spoken = kind === 'hour' ? `${value}` : `${value} ${value === 1 ? 'minute' : 'minutes'}`
  function onKeyDown(event: KeyboardEvent) {
    if (frozen) return
    const big = kind === 'minute' ? 5 : 1
    const steps: Record<string, number> = {
      ArrowUp: 1,
      ArrowRight: 1,
      ArrowDown: -1,
      ArrowLeft: -1,
      PageUp: big,
      PageDown: -big,
    }
    const step = steps[event.key]
    if (event.key === 'Enter') onEnter()
    else if (step !== undefined) onStep(step)
    else return
    event.preventDefault()
  }
  return (
    <g
      role="slider"
      tabIndex={frozen ? -1 : 0}
      className={styles.hand}
      data-kind={kind}
      aria-label={name}
      aria-valuemin={kind === 'hour' && face === 12 ? 1 : 0}
      aria-valuemax={kind === 'minute' ? 59 : face === 12 ? 12 : 23}
      aria-valuenow={value}
      aria-valuetext={time ? spoken : 'Not set yet'}
      aria-disabled={frozen}
      onKeyDown={onKeyDown}
    >
      <line x1={middle} y1={middle} x2={x} y2={y} />
      <circle cx={x} cy={y} r={10} />
    </g>
  )
}
