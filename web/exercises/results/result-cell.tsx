import { useId } from 'react'
import { Character } from '../../kit/character.tsx'
import { hexPath } from '../../kit/hex-geometry.ts'
import styles from './result-cell.module.css'

const outline = hexPath(130, 150, 124, 22)
const rim = hexPath(130, 150, 108, 20)
const bottom = 274
const height = 248
/** Height of the pass line, as a share of the cell. */
const passShare = 0.86

interface ResultCellProps {
  /** Right answers by required ones, 0 to 1; 1 is a full cell. */
  share: number
  passed: boolean
  /** The cell fills and pops: for a first pass only. */
  celebrating: boolean
  label: string
}

/** The cell of the unit or topic, filled as far as the run went, with somebody who shares the moment. */
export function ResultCell({ share, passed, celebrating, label }: ResultCellProps) {
  const id = useId()
  const level = bottom - height * passShare * Math.min(1, Math.max(0, share))
  const line = bottom - height * passShare
  return (
    <div className={styles.cell} data-celebrating={celebrating} data-passed={passed}>
      <svg className={styles.hex} viewBox="0 0 260 306" role="img" aria-label={label}>
        {passed ? (
          <>
            <path d={outline} fill="var(--reward-lip)" transform="translate(0 6)" />
            <path d={outline} fill="var(--reward)" />
            <path d={rim} fill="none" stroke="#fff" strokeOpacity={0.5} strokeWidth={4} />
          </>
        ) : (
          <>
            <clipPath id={id}>
              <path d={outline} />
            </clipPath>
            <path d={outline} fill="var(--st-started-bg)" />
            <g clipPath={`url(#${id})`}>
              {share > 0 && <path d={`M0 ${level}q65-18 130 0t130 0V306H0z`} fill="var(--st-started-fill)" />}
              <path className={styles.line} d={`M0 ${line}h260`} />
            </g>
            <path d={outline} fill="none" stroke="var(--st-started-line)" strokeWidth={4} />
          </>
        )}
      </svg>
      {!passed && (
        <span className={styles.passLine} style={{ insetBlockStart: `${(line / 306) * 100}%` }} aria-hidden>
          Pass line
        </span>
      )}
      <span className={styles.who}>
        <Character
          shape="hexagon"
          pose={passed ? 'cheer' : 'wave'}
          {...(passed ? { face: 'cheer' as const } : {})}
          width={190}
        />
      </span>
    </div>
  )
}
