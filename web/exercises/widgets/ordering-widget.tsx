import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { WidgetItem } from '@polyhex/contract/exercises/questions'
import { Figure } from '../../kit/figure.tsx'
import { Maths } from '../../kit/maths.tsx'
import { Spoken } from '../../kit/spoken.tsx'
import { LiveText } from './live-text.tsx'
import { moved, nearestBox, orderOf } from './reorder.ts'
import { useDrag } from '../../kit/use-drag.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './ordering-widget.module.css'

/** Items to put in order: drag them, use the arrow buttons, or the arrow keys on an item. */
export function OrderingWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'ordering'>) {
  const order = orderOf(widget.items, response)
  const frozen = outcome !== undefined
  const list = useRef<HTMLOListElement>(null)
  const follow = useRef<string | null>(null)
  const [said, setSaid] = useState('')
  const current = order.map((item) => item.id).join(',')
  const reportAsItStands = useEffectEvent(() => onAnswer({ response: current, complete: true }))

  // The order shown at first is an answer too: a child who finds it right sends it as it stands.
  useEffect(() => {
    if (!frozen && response === '') reportAsItStands()
  }, [frozen, response])

  useEffect(() => {
    if (!follow.current) return
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(follow.current)}"]`)?.focus()
    follow.current = null
  })

  function move(from: number, to: number, focus: boolean) {
    const item = order[from]
    if (!item || to < 0 || to >= order.length || from === to || frozen) return
    const next = moved(order, from, to)
    if (focus) follow.current = item.id
    setSaid(`${item.speech}, place ${to + 1} of ${order.length}`)
    onAnswer({ response: next.map((each) => each.id).join(','), complete: true })
  }

  return (
    <div className={styles.widget} role="group" aria-labelledby={labelledBy}>
      <p className={styles.end}>{widget.firstLabel}</p>
      <ol ref={list} className={styles.list} aria-label={`From ${widget.firstLabel} to ${widget.lastLabel}`}>
        {order.map((item, index) => (
          <OrderingItem
            key={item.id}
            item={item}
            index={index}
            count={order.length}
            frozen={frozen}
            right={outcome?.right}
            onMove={(to, focus) => move(index, to, focus)}
            onEnter={() => onSubmit(current)}
            boxes={() => [...(list.current?.children ?? [])].map((child) => child.getBoundingClientRect())}
          />
        ))}
      </ol>
      <p className={styles.end}>{widget.lastLabel}</p>
      <LiveText text={said} />
    </div>
  )
}

interface OrderingItemProps {
  item: WidgetItem
  index: number
  count: number
  frozen: boolean
  right: boolean | undefined
  onMove: (to: number, focus: boolean) => void
  onEnter: () => void
  boxes: () => DOMRect[]
}

function OrderingItem({ item, index, count, frozen, right, onMove, onEnter, boxes }: OrderingItemProps) {
  const [dragging, setDragging] = useState(false)
  const drag = useDrag((point, phase) => {
    setDragging(phase !== 'end')
    if (phase === 'move') onMove(nearestBox(boxes(), point), false)
  })
  function onKeyDown(event: KeyboardEvent) {
    if (frozen) return
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (event.key === 'Enter') onEnter()
    else if (step !== undefined) onMove(index + step, true)
    else return
    event.preventDefault()
  }
  const state = right === undefined ? (dragging ? 'dragging' : 'rest') : right ? 'right' : 'wrong'
  return (
    <li className={styles.item} data-state={state}>
      <button
        type="button"
        className={styles.grip}
        data-id={item.id}
        disabled={frozen}
        onKeyDown={onKeyDown}
        {...(frozen ? {} : drag)}
      >
        <GripVertical size={20} aria-hidden />
        <Spoken words={`${item.speech}, place ${index + 1} of ${count}. Arrow keys move it.`} className={styles.text}>
          {item.svg ? <Figure svg={item.svg} /> : <Maths text={item.text} />}
        </Spoken>
      </button>
      {!frozen && (
        <span className={styles.moves}>
          <button
            type="button"
            className={styles.move}
            disabled={index === 0}
            aria-label={`Move ${item.speech} earlier`}
            onClick={() => onMove(index - 1, false)}
          >
            <ArrowUp size={18} aria-hidden />
          </button>
          <button
            type="button"
            className={styles.move}
            disabled={index === count - 1}
            aria-label={`Move ${item.speech} later`}
            onClick={() => onMove(index + 1, false)}
          >
            <ArrowDown size={18} aria-hidden />
          </button>
        </span>
      )}
    </li>
  )
}
