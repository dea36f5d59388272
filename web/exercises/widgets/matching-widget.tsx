import { useState } from 'react'
import type { WidgetItem } from '@polyhex/contract/exercises/questions'
import { Figure } from '../../kit/figure.tsx'
import { Maths } from '../../kit/maths.tsx'
import { Spoken } from '../../kit/spoken.tsx'
import { LiveText } from './live-text.tsx'
import { readPairs, withPair, writePairs } from './pairs.ts'
import { useDrag } from '../../kit/use-drag.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './matching-widget.module.css'

/** Pairs of a left and a right item: tap one of each, or drag from left to right. A shared number shows who belongs together. */
export function MatchingWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'matching'>) {
  const { left, right } = widget
  const pairs = readPairs(response)
  const frozen = outcome !== undefined
  const [held, setHeld] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const ids = left.map((item) => item.id)
  const complete = ids.every((id) => pairs.has(id))

  function pair(leftId: string, rightId: string) {
    const next = withPair(pairs, leftId, rightId, left.length <= right.length)
    const names = [left.find((item) => item.id === leftId)?.speech, right.find((item) => item.id === rightId)?.speech]
    setSaid(next.has(leftId) ? `${names.join(' goes with ')}` : `${names.join(' no longer goes with ')}`)
    setHeld(null)
    onAnswer({ response: writePairs(next, ids), complete: ids.every((id) => next.has(id)) })
  }
  const partnersOf = (rightId: string) => left.flatMap((item, at) => (pairs.get(item.id) === rightId ? [at + 1] : []))
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setHeld(null)
        if (event.key !== 'Enter' || !complete || frozen || held) return
        event.preventDefault()
        onSubmit(response)
      }}
    >
      <div className={styles.columns}>
        <ul className={styles.column}>
          {left.map((item, index) => (
            <li key={item.id}>
              <LeftItem
                item={item}
                number={index + 1}
                partner={right.find((other) => other.id === pairs.get(item.id))?.speech}
                held={held === item.id}
                frozen={frozen}
                right={outcome?.right}
                onHold={() => setHeld(held === item.id ? null : item.id)}
                onDrop={(rightId) => pair(item.id, rightId)}
              />
            </li>
          ))}
        </ul>
        <ul className={styles.column}>
          {right.map((item) => {
            const partners = partnersOf(item.id)
            return (
              <li key={item.id}>
                <button
                  type="button"
                  className={styles.item}
                  data-drop={item.id}
                  data-paired={partners.length > 0}
                  data-open={held !== null}
                  data-right={outcome?.right}
                  disabled={frozen}
                  onClick={() => held && pair(held, item.id)}
                >
                  <span className={styles.number} aria-hidden>
                    {partners.join(' ')}
                  </span>
                  <ItemFace
                    item={item}
                    words={`${item.speech}${partners.length > 0 ? `, with ${partners.join(' and ')}` : ''}`}
                  />
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <p className={styles.hint}>
        {frozen
          ? ''
          : held
            ? 'Now choose what it goes with on the right.'
            : complete
              ? 'Everything has a partner. Choose one on the left to change it.'
              : 'Choose one on the left, then its partner on the right.'}
      </p>
      <LiveText text={said} />
    </div>
  )
}

interface LeftItemProps {
  item: WidgetItem
  number: number
  partner: string | undefined
  held: boolean
  frozen: boolean
  right: boolean | undefined
  onHold: () => void
  onDrop: (rightId: string) => void
}

function LeftItem({ item, number, partner, held, frozen, right, onHold, onDrop }: LeftItemProps) {
  const [dragging, setDragging] = useState(false)
  const drag = useDrag((point, phase) => {
    setDragging(phase === 'move')
    if (phase !== 'end') return
    const under = document.elementFromPoint?.(point.x, point.y)?.closest<HTMLElement>('[data-drop]')
    if (under?.dataset.drop) onDrop(under.dataset.drop)
  })
  return (
    <button
      type="button"
      className={styles.item}
      data-paired={partner !== undefined}
      data-held={held || dragging}
      data-right={right}
      disabled={frozen}
      aria-pressed={held}
      onClick={onHold}
      {...(frozen ? {} : drag)}
    >
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <ItemFace
        item={item}
        words={`${number}: ${item.speech}${partner ? `, goes with ${partner}` : ', no partner yet'}`}
      />
    </button>
  )
}

function ItemFace({ item, words }: { item: WidgetItem; words: string }) {
  return (
    <Spoken words={words} className={styles.face}>
      {item.svg ? <Figure svg={item.svg} /> : <Maths text={item.text} />}
    </Spoken>
  )
}
