import { IconButton } from '../../kit/icon-button.tsx'
import { zoomLimits } from './board-viewport.ts'
import type { Viewport } from './use-viewport.ts'
import styles from './zoom-buttons.module.css'

/** Zoom of a page by buttons, for mouse, keys and who has one finger free. */
export function ZoomButtons({ viewport }: { viewport: Viewport }) {
  const { view, zoomBy, fit } = viewport
  return (
    <div className={styles.zoom} role="group" aria-label="Zoom">
      <IconButton
        icon="minus"
        size="sm"
        label="Zoom out"
        aria-disabled={view.zoom <= zoomLimits.least}
        onClick={() => zoomBy(-1)}
      />
      <span className={`num ${styles.now}`} role="status">
        {Math.round(view.zoom * 100)}%
      </span>
      <IconButton
        icon="plus"
        size="sm"
        label="Zoom in"
        aria-disabled={view.zoom >= zoomLimits.most}
        onClick={() => zoomBy(1)}
      />
      <IconButton icon="full" size="sm" label="Show the whole page" aria-disabled={view.zoom === 1} onClick={fit} />
    </div>
  )
}
