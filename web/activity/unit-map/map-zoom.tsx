import type { Ref } from 'react'
import { IconButton } from '../../kit/icon-button.tsx'
import { zoomRange, zoomStep } from './camera.ts'
import styles from './map-hud.module.css'

/** Buttons to come nearer, to go farther off, and to see all. `percent` is written into by the map while it moves. */
export function MapZoom({
  zoom,
  percent,
  onZoom,
  onFit,
}: {
  /** At rest. */
  zoom: number
  percent: Ref<HTMLOutputElement>
  onZoom: (factor: number) => void
  onFit: () => void
}) {
  return (
    <div className={styles['zoom']} role="group" aria-label="Zoom" data-hud="right">
      <IconButton
        icon="plus"
        label="Zoom in"
        aria-disabled={zoom >= zoomRange.most || undefined}
        onClick={() => onZoom(zoomStep)}
      />
      <output ref={percent} className="num">
        {Math.round(zoom * 100)}%
      </output>
      <IconButton
        icon="minus"
        label="Zoom out"
        aria-disabled={zoom <= zoomRange.least || undefined}
        onClick={() => onZoom(1 / zoomStep)}
      />
      <IconButton icon="full" label="Show the whole map" className={styles['fit']} onClick={onFit} />
    </div>
  )
}
