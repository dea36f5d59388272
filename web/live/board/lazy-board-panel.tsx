import { lazy, Suspense } from 'react'
import { Skeleton } from '../../kit/skeleton.tsx'

const BoardPanel = lazy(async () => ({ default: (await import('./board-panel.tsx')).BoardPanel }))

/** The board, with what it is made of fetched when it is opened first. */
export function LazyBoardPanel() {
  return (
    <Suspense fallback={<Skeleton height={420} />}>
      <BoardPanel />
    </Suspense>
  )
}
