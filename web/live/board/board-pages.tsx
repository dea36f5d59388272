import type { BoardPage } from '@polyhex/contract/live/board/board-document'
import { IconButton } from '../../kit/icon-button.tsx'
import styles from './board-pages.module.css'

interface BoardPagesProps {
  pages: readonly BoardPage[]
  shown: number
  onShow: (place: number) => void
  /** Left out where nobody adds pages. */
  onAdd?: () => void
}

/** The pages of a board by number, and a new one after the one on show. */
export function BoardPages({ pages, shown, onShow, onAdd }: BoardPagesProps) {
  return (
    <nav className={styles.pages} aria-label="Pages">
      <ol>
        {pages.map((page, place) => (
          <li key={page.id}>
            <button
              type="button"
              className={styles.page}
              aria-label={`Page ${place + 1}`}
              aria-current={place === shown ? 'page' : undefined}
              onClick={() => onShow(place)}
            >
              {place + 1}
            </button>
          </li>
        ))}
      </ol>
      {onAdd && <IconButton icon="plus" size="sm" label="New page" onClick={onAdd} />}
    </nav>
  )
}
