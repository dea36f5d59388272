import { useContext, useState } from 'react'
import type { CheckedLine } from '@polyhex/contract/exercises/working'
import { useOnline } from '../../../call/network.ts'
import { CheckWorkingContext } from './check-working.ts'

interface Checked {
  lines: readonly string[]
  said: readonly CheckedLine[]
}

interface CheckedLines {
  /** `none`: not here at all; `offline`: only with the internet. */
  offered: 'now' | 'offline' | 'none'
  asking: boolean
  failed: boolean
  /** How many checks are left; null before the first one. */
  left: number | null
  /** What was said of the line at a place; null where it was not checked, or it or a line above it has changed since. */
  saidOf: (place: number) => CheckedLine | null
  ask: () => Promise<void>
}

/** Checks the lines as they stand, and keeps what was said of each until it, or a line above it, changes. */
export function useCheckedLines(lines: readonly string[]): CheckedLines {
  const check = useContext(CheckWorkingContext)
  const online = useOnline()
  const [checked, setChecked] = useState<Checked>({ lines: [], said: [] })
  const [left, setLeft] = useState<number | null>(null)
  const [status, setStatus] = useState<'rest' | 'asking' | 'failed'>('rest')
  const firstChange = lines.findIndex((line, place) => line !== checked.lines[place])

  async function ask() {
    if (check === null || status === 'asking') return
    setStatus('asking')
    try {
      const { lines: said, left: remaining } = await check(lines.join('\n'))
      setChecked({ lines, said })
      setLeft(remaining)
      setStatus('rest')
    } catch {
      setStatus('failed')
    }
  }
  return {
    offered: check === null ? 'none' : online ? 'now' : 'offline',
    asking: status === 'asking',
    failed: status === 'failed',
    left,
    saidOf: (place) => (firstChange >= 0 && place >= firstChange ? null : (checked.said[place] ?? null)),
    ask,
  }
}
