import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { hexPath } from './hex-geometry.ts'
import styles from './hex-tile.module.css'
import { Icon, type IconName } from './icon.tsx'

/** The five states of a cell and the word that goes with each. */
export const hexStates = {
  passed: 'Passed',
  started: 'Started',
  open: 'Open',
  skipped: 'Skipped',
  locked: 'Locked',
} as const
export type HexState = keyof typeof hexStates

const badges: Partial<Record<HexState, IconName>> = { passed: 'check', skipped: 'skip', locked: 'lock' }

const body = hexPath(62.35, 72, 70, 12)
const rim = hexPath(62.35, 72, 61, 11)
const ring = hexPath(62.35, 72, 75, 13)

interface HexTileProps {
  state: HexState
  /** Share of the honey, 0 to 100, for a started cell. */
  progress?: number
  active?: boolean
  icon?: IconName
  /** For small tiles: one large sign or number instead of a name. */
  large?: boolean
  children?: ReactNode
  className?: string
}

/** One cell of a map: fill, outline, badge and words tell its state. Decorative inside; the link around it carries the label. */
export function HexTile({
  state,
  progress = 0,
  active = false,
  icon,
  large = false,
  children,
  className,
}: HexTileProps) {
  const badge = badges[state]
  return (
    <span className={classNames(styles['tile'], styles[state], large && styles['large'], className)} data-state={state}>
      <HexDrawing state={state} progress={progress} active={active} />
      <span className={styles['inner']}>
        {icon && <Icon name={icon} size={large ? 46 : 26} />}
        {children && <span className={styles['name']}>{children}</span>}
      </span>
      {active && (
        <i className={styles['pill']} aria-hidden="true">
          Active
        </i>
      )}
      {badge && (
        <span className={classNames(styles['badge'], styles[`badge-${state}`])}>
          <Icon name={badge} size={large ? 24 : 15} />
        </span>
      )}
    </span>
  )
}

/** The cell alone, for legends and previews. */
export function HexDrawing({
  state,
  progress = 0,
  active = false,
}: {
  state: HexState
  progress?: number
  active?: boolean
}) {
  const id = useId()
  return (
    <svg className={styles['drawing']} viewBox="-4 -4 132.7 154" aria-hidden="true">
      {active && <path d={ring} fill="none" stroke="var(--primary)" strokeWidth={5} />}
      {state === 'locked' && (
        <path d={body} fill="var(--st-locked-bg)" stroke="var(--st-locked-line)" strokeWidth={1.5} />
      )}
      {state === 'open' && <path d={body} fill="var(--st-open-bg)" stroke="var(--st-open-line)" strokeWidth={2.5} />}
      {state === 'skipped' && <Skipped id={id} />}
      {state === 'started' && <Started id={id} progress={progress} />}
      {state === 'passed' && (
        <>
          <path d={body} fill="var(--st-passed-line)" transform="translate(0 3)" />
          <path d={body} fill="var(--st-passed-bg)" />
          <path d={rim} fill="none" stroke="#fff" strokeOpacity={0.45} strokeWidth={2.5} />
        </>
      )}
    </svg>
  )
}

function Skipped({ id }: { id: string }) {
  return (
    <>
      <pattern id={id} width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={9} height={9} fill="var(--st-skipped-bg)" />
        <rect width={4} height={9} fill="var(--st-skipped-hatch)" />
      </pattern>
      <path
        d={body}
        fill={`url(#${id})`}
        stroke="var(--st-skipped-line)"
        strokeWidth={2.5}
        strokeDasharray="7 6"
        strokeLinecap="round"
      />
    </>
  )
}

function Started({ id, progress }: { id: string; progress: number }) {
  const level = 144 - (20 + (104 * Math.max(0, Math.min(100, progress))) / 100)
  return (
    <>
      <clipPath id={id}>
        <path d={body} />
      </clipPath>
      <path d={body} fill="var(--st-started-bg)" />
      <g clipPath={`url(#${id})`}>
        <path d={`M0 ${level}q31 -9 62 0t63 0V144H0z`} fill="var(--st-started-fill)" />
      </g>
      <path d={body} fill="none" stroke="var(--st-started-line)" strokeWidth={2.5} />
    </>
  )
}
