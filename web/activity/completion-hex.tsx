import type { CompletionLevel } from '@polyhex/contract/exercises/completion'
import { HexDrawing } from '../kit/hex-tile.tsx'
import styles from './history.module.css'

/** Percent of honey for the levels between not started and passed. */
const levels: Record<CompletionLevel, number> = {
  not_started: 0,
  started: 30,
  in_progress: 55,
  almost_passed: 80,
  passed: 100,
}

/** How far something is, as a small cell. Decorative: a word stands beside it. */
export function CompletionHex({ completion }: { completion: CompletionLevel }) {
  const state = completion === 'passed' ? 'passed' : completion === 'not_started' ? 'open' : 'started'
  return (
    <span className={styles.hex} aria-hidden>
      <HexDrawing state={state} progress={levels[completion]} />
    </span>
  )
}

/** The legend's word for a level. */
export function completionWord(completion: CompletionLevel): 'Passed' | 'Started' | 'Not started' {
  if (completion === 'passed') return 'Passed'
  return completion === 'not_started' ? 'Not started' : 'Started'
}
