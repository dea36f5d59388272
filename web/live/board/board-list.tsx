import type { BoardObject } from '@polyhex/contract/live/board/board-document'
import { IconButton } from '../../kit/icon-button.tsx'
import { objectWords } from './board-words.ts'
import { movedBy } from './place-objects.ts'
import styles from './board-list.module.css'

interface BoardListProps {
  objects: readonly BoardObject[]
  nameOf: (memberId: string) => string
  /** Left out where nothing can be changed. */
  onRemove?: (object: BoardObject) => void
  onChange?: (object: BoardObject) => void
  /** What of it one may move and remove; everything where it is left out. */
  mayChange?: (object: BoardObject) => boolean
  /** Tells a grown-up of something that one may not remove. */
  onReport?: (object: BoardObject) => void
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-20, 0],
  ArrowRight: [20, 0],
  ArrowUp: [0, -20],
  ArrowDown: [0, 20],
}

/** What lies on a page, as a list: read by a screen reader, moved with the arrow keys, removed with a button. */
export function BoardList({ objects, nameOf, onRemove, onChange, mayChange = () => true, onReport }: BoardListProps) {
  if (objects.length === 0) return <p className={styles.empty}>Nothing is on this page yet.</p>
  return (
    <ul className={styles.list} aria-label="On this page">
      {objects.map((object) => (
        <li key={object.id} className={styles.item}>
          <span className={styles.words}>
            {objectWords(object)}
            <span className={styles.by}>{nameOf(object.by)}</span>
          </span>
          {onChange && mayChange(object) && (
            <IconButton
              icon="swap"
              size="sm"
              label={`Move: ${objectWords(object)}`}
              tip="Move with the arrow keys"
              onKeyDown={(event) => {
                const step = steps[event.key]
                if (!step) return
                event.preventDefault()
                onChange(movedBy(object, step[0], step[1]))
              }}
            />
          )}
          {onReport && !mayChange(object) && (
            <IconButton
              icon="flag"
              label={`Report: ${objectWords(object)} of ${nameOf(object.by)}`}
              tip="Tell a grown-up"
              onClick={() => onReport(object)}
            />
          )}
          {onRemove && mayChange(object) && (
            <IconButton
              icon="trash"
              size="sm"
              label={`Remove: ${objectWords(object)}`}
              tip="Remove"
              onClick={() => onRemove(object)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
