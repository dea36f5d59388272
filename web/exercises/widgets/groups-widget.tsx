import { useState } from 'react'
import type { WidgetItem } from '@polyhex/contract/exercises/questions'
import { Figure } from '../../kit/figure.tsx'
import { Maths } from '../../kit/maths.tsx'
import { Spoken } from '../../kit/spoken.tsx'
import { LiveText } from './live-text.tsx'
import { readPairs, writePairs } from './pairs.ts'
import { useDrag } from '../../kit/use-drag.ts'
import { useOptionKeys } from './use-option-keys.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './groups-widget.module.css'

/** Items to sort into groups: tap an item and then a group (or its number key), or drag it there. */
export function GroupsWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'groups'>) {
  const { groups, items } = widget
  const pairs = readPairs(response)
  const frozen = outcome !== undefined
  const [held, setHeld] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const ids = items.map((item) => item.id)
  const complete = ids.every((id) => pairs.has(id))

  function put(itemId: string, groupId: string | null) {
    const next = new Map(pairs)
    if (groupId === null) next.delete(itemId)
    else next.set(itemId, groupId)
    const item = items.find((each) => each.id === itemId)?.speech
    const group = groups.find((each) => each.id === groupId)?.speech
    setSaid(group ? `${item} is now in ${group}` : `${item} is back`)
    setHeld(null)
    onAnswer({ response: writePairs(next, ids), complete: ids.every((id) => next.has(id)) })
  }
  useOptionKeys(
    groups.map((_, index) => [String(index + 1)]),
    !frozen && held !== null,
    (index) => {
      const group = groups[index]
      if (held && group) put(held, group.id)
    },
  )
  const face = (item: WidgetItem) => (
    <SortItem
      key={item.id}
      item={item}
      where={groups.find((group) => group.id === pairs.get(item.id))?.speech}
      held={held === item.id}
      frozen={frozen}
      onHold={() => setHeld(held === item.id ? null : item.id)}
      onDrop={(groupId) => put(item.id, groupId || null)}
    />
  )
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
      <ul className={styles.bank} data-drop="" aria-label="To sort">
        {items.filter((item) => !pairs.has(item.id)).map(face)}
        {complete && !frozen ? <li className={styles.done}>Everything is sorted.</li> : null}
      </ul>
      <div className={styles.groups}>
        {groups.map((group, index) => {
          const inside = items.filter((item) => pairs.get(item.id) === group.id)
          return (
            <section
              key={group.id}
              className={styles.group}
              data-drop={group.id}
              data-open={held !== null}
              data-right={outcome?.right}
            >
              <h3 className={styles.name}>
                <button
                  type="button"
                  className={styles.target}
                  disabled={frozen || held === null}
                  onClick={() => held && put(held, group.id)}
                >
                  <span className={styles.number} aria-hidden>
                    {index + 1}
                  </span>
                  <Spoken words={`Put into ${group.speech}`}>
                    <Maths text={group.text} />
                  </Spoken>
                </button>
              </h3>
              <ul className={styles.inside} aria-label={group.speech}>
                {inside.map(face)}
              </ul>
            </section>
          )
        })}
      </div>
      <LiveText text={said} />
    </div>
  )
}

interface SortItemProps {
  item: WidgetItem
  where: string | undefined
  held: boolean
  frozen: boolean
  onHold: () => void
  onDrop: (groupId: string) => void
}

function SortItem({ item, where, held, frozen, onHold, onDrop }: SortItemProps) {
  const [dragging, setDragging] = useState(false)
  const drag = useDrag((point, phase) => {
    setDragging(phase === 'move')
    if (phase !== 'end' || !dragging) return
    const under = document.elementFromPoint?.(point.x, point.y)?.closest<HTMLElement>('[data-drop]')
    if (under) onDrop(under.dataset.drop ?? '')
  })
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-held={held || dragging}
        disabled={frozen}
        aria-pressed={held}
        onClick={onHold}
        {...(frozen ? {} : drag)}
      >
        <Spoken words={`${item.speech}${where ? `, in ${where}` : ''}`}>
          {item.svg ? <Figure svg={item.svg} /> : <Maths text={item.text} />}
        </Spoken>
      </button>
    </li>
  )
}
