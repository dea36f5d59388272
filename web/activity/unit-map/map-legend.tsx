import { type HexState, HexDrawing, hexStates } from '../../kit/hex-tile.tsx'
import styles from './map-hud.module.css'

/** What the cells mean: drawing and word. A visitor's map has only one kind, and no legend. */
export function MapLegend({ states }: { states: readonly HexState[] }) {
  return (
    <ul className={styles['legend']} aria-label="Legend" data-hud="bottom">
      {states.map((state) => (
        <li key={state}>
          <span className={styles['sample']}>
            <HexDrawing state={state} progress={45} />
          </span>
          {hexStates[state]}
        </li>
      ))}
    </ul>
  )
}
