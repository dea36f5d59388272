import { useRef, useState, type KeyboardEvent } from 'react'
import { tookEnter } from './enter-key.ts'
import { lineScale, readNumber, type LineScale } from './line-scale.ts'
import { isTouched } from './system-keyboard.ts'
import { TypedField } from './typed-field.tsx'
import { pointInDrawing, useDrag } from '../../kit/use-drag.ts'
import { useWidth } from './use-width.ts'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import layout from './field-layout.module.css'
import styles from './plane.module.css'

const height = 110
const margin = 34
const axisY = 62
/** Room one label needs, px. */
const labelWidth = 52

/** A point on a number line: drag or tap the line, use the arrow keys on the point, or type the number. */
export function NumberLineWidget(props: WidgetProps<'number_line'>) {
  const { widget, response, outcome, labelledBy, onAnswer, onSubmit } = props
  const scale = lineScale(widget.from, widget.to, widget.step)
  const frozen = outcome !== undefined
  const index = scale.indexOf(response)
  const complete = readNumber(response) !== undefined
  const fields = useFields([response], ([text = '']) => {
    onAnswer({ response: text, complete: readNumber(text) !== undefined })
  })
  const place = (at: number) => onAnswer({ response: scale.textAt(at), complete: true })
  return (
    <div className={layout.widget} role="group" aria-labelledby={labelledBy}>
      <Line
        widget={widget}
        scale={scale}
        index={index}
        frozen={frozen}
        right={outcome?.right}
        labelledBy={labelledBy}
        onPlace={place}
        onEnter={() => complete && onSubmit(response)}
      />
      <div className={layout.line}>
        <div className={styles.typed}>
          <span>Your point</span>
          <TypedField
            field={fields.bind(0)}
            label="Your point as a number"
            kind="number"
            hasKeys={false}
            startHere={!frozen && !isTouched()}
            frozen={frozen}
            right={outcome?.right}
            onKeyDown={(event) => tookEnter(event, complete, () => onSubmit(response))}
          />
        </div>
      </div>
    </div>
  )
}

interface LineProps {
  widget: WidgetProps<'number_line'>['widget']
  scale: LineScale
  index: number | undefined
  frozen: boolean
  right: boolean | undefined
  labelledBy: string
  onPlace: (index: number) => void
  onEnter: () => void
}

function Line({ widget, scale, index, frozen, right, labelledBy, onPlace, onEnter }: LineProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 640)
  const [hover, setHover] = useState(false)
  const xOf = (value: number) => margin + ((value - widget.from) / (widget.to - widget.from)) * (width - 2 * margin)
  const drag = useDrag((point) => {
    if (frozen || !drawing.current) return
    const { x } = pointInDrawing(drawing.current, { width, height }, point)
    onPlace(scale.nearest(widget.from + ((x - margin) / (width - 2 * margin)) * (widget.to - widget.from)))
  })
  function onKeyDown(event: KeyboardEvent) {
    if (frozen) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onEnter()
      return
    }
    const next = keyedIndex(event.key, index, scale.count)
    if (next === undefined) return
    event.preventDefault()
    onPlace(next)
  }
  const at = index ?? Math.floor((scale.count - 1) / 2)
  const x = xOf(scale.valueAt(at))
  return (
    <div ref={box} className={styles.ruler}>
      <svg
        ref={drawing}
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        data-frozen={frozen}
        {...(frozen ? {} : drag)}
        onPointerEnter={() => setHover(true)}
        onPointerLeave={() => setHover(false)}
      >
        <Ticks widget={widget} scale={scale} width={width} xOf={xOf} />
        <g
          role="slider"
          tabIndex={frozen ? -1 : 0}
          className={styles.handle}
          data-state={right === undefined ? (index === undefined ? 'ghost' : 'set') : right ? 'right' : 'wrong'}
          data-hover={hover}
          aria-labelledby={labelledBy}
          aria-valuemin={widget.from}
          aria-valuemax={widget.to}
          aria-valuenow={scale.valueAt(at)}
          aria-valuetext={index === undefined ? 'No point yet' : scale.speechAt(at)}
          aria-disabled={frozen}
          onKeyDown={onKeyDown}
        >
          <circle className={styles.reach} cx={x} cy={axisY} r={26} />
          <circle className={styles.dot} cx={x} cy={axisY} r={11} />
          {index === undefined ? null : (
            <text className={styles.value} x={x} y={axisY - 26}>
              {scale.textAt(at).replace('-', '−')}
            </text>
          )}
        </g>
      </svg>
    </div>
  )
}

type TicksProps = Pick<LineProps, 'widget' | 'scale'> & { width: number; xOf: (value: number) => number }

function Ticks({ widget, scale, width, xOf }: TicksProps) {
  const { from, to, labels } = widget
  const mostLabels = Math.max(2, Math.floor((width - 2 * margin) / labelWidth) + 1)
  const every = Math.max(1, Math.ceil((scale.count - 1) / (mostLabels - 1)))
  const ticks = Array.from({ length: scale.count }, (_, at) => at)
  const isLabelled = (at: number) => labels.length === 0 && (scale.count <= mostLabels || at % every === 0)
  return (
    <g aria-hidden>
      <path className={styles.axis} d={`M6 ${axisY}H${width - 6}`} />
      <path className={styles.axis} d={`M14 ${axisY - 7}L6 ${axisY}l8 7M${width - 14} ${axisY - 7}l8 7-8 7`} />
      {scale.count <= 61 &&
        ticks.map((at) => (
          <path
            key={at}
            className={styles.axis}
            d={`M${xOf(scale.valueAt(at))} ${axisY - (isLabelled(at) ? 9 : 6)}v${isLabelled(at) ? 18 : 12}`}
          />
        ))}
      {labels.length > 0
        ? labels.map((label, at) => {
            const value = labels.length === 1 ? from : from + ((to - from) * at) / (labels.length - 1)
            return (
              <text key={at} className={styles.tickLabel} x={xOf(value)} y={axisY + 34}>
                {label.replace(/\\\(|\\\)/g, '').replace(/\\frac\{(-?\d+)\}\{(\d+)\}/g, '$1/$2')}
              </text>
            )
          })
        : ticks.filter(isLabelled).map((at) => (
            <text key={at} className={styles.tickLabel} x={xOf(scale.valueAt(at))} y={axisY + 34}>
              {scale.textAt(at).replace('-', '−')}
            </text>
          ))}
    </g>
  )
}

/** The place an arrow, page, Home or End key leads to; from an empty line the first press puts the point in the middle. */
export function keyedIndex(key: string, index: number | undefined, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 5,
    PageDown: -5,
  }
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return undefined
  if (index === undefined) return Math.floor((count - 1) / 2)
  return Math.min(count - 1, Math.max(0, index + step))
}
