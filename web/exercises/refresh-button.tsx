import { useEffect, useState } from 'react'
import { refreshLockMs } from '@polyhex/contract/exercises/limits'
import { useOnline } from '../call/network.ts'
import { wordsOf } from '../call/problems.ts'
import { IconButton } from '../kit/icon-button.tsx'
import { showToast } from '../kit/toasts.ts'

/** Another question in place of this one. Each use locks the button for 2.5 s more than the last, at most 10 s [L-154]. */
export function RefreshButton({ disabled, onRefresh }: { disabled: boolean; onRefresh: () => Promise<void> }) {
  const online = useOnline()
  const [uses, setUses] = useState(0)
  const [locked, setLocked] = useState(false)
  useEffect(() => {
    if (uses === 0) return
    const timer = setTimeout(() => setLocked(false), refreshLockMs(uses))
    return () => clearTimeout(timer)
  }, [uses])
  const off = disabled || locked || !online
  return (
    <IconButton
      icon="refresh"
      label="Refresh Question"
      tip={online ? tipOf(off) : 'Another question needs the internet'}
      aria-disabled={off}
      onClick={() => {
        setLocked(true)
        setUses(uses + 1)
        onRefresh().catch((problem: unknown) => showToast('error', wordsOf(problem)))
      }}
    />
  )
}

const tipOf = (off: boolean): string =>
  off ? 'Try to work through the question before refreshing again' : 'Refresh Question'
