import { useSyncExternalStore } from 'react'

const query = '(min-width: 960px)'

function follow(changed: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether there is room for work and class side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches)
}
