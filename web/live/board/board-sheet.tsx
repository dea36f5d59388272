import { boardPage, type BoardObject, type Paper } from '@polyhex/contract/live/board/board-document'
import { useRef } from 'react'
import { usePenSheet, type PenPhase } from '../../kit/strokes/use-pen-sheet.ts'
import { DrawnObject } from './board-objects.tsx'
import { PageFrame } from './page-frame.tsx'
import type { BoardTool, Draft } from './use-board-tools.ts'
import type { Viewport } from './use-viewport.ts'
import styles from './board-sheet.module.css'

interface BoardSheetProps {
  paper: Paper
  objects: readonly BoardObject[]
  tool: BoardTool
  /** One's own and those of others. */
  drafts: readonly Draft[]
  onPen: (phase: PenPhase, x: number, y: number) => void
  /** What the pen has begun is not meant. */
  onCancel: () => void
  viewport: Viewport
  label: string
}

/** A page to draw on, by pointer or by keys. */
export function BoardSheet({ paper, objects, tool, drafts, onPen, onCancel, viewport, label }: BoardSheetProps) {
  const sheet = useRef<SVGSVGElement>(null)
  const { handlers, at, down, cancel } = usePenSheet({
    ...{ sheet, size: boardPage, keyStep: 20, onPen, onCancel },
    begin: [200, 200],
    onKeyMove: viewport.reveal,
  })
  return (
    <PageFrame paper={paper} objects={objects} label={label} viewport={viewport} onPinch={cancel}>
      <svg
        ref={sheet}
        className={styles.sheet}
        data-tool={tool}
        viewBox={`0 0 ${boardPage.width} ${boardPage.height}`}
        role="application"
        tabIndex={0}
        aria-label={`${label}. Arrow keys move the pen, Space puts it ${down ? 'up' : 'down'}. Plus and minus zoom.`}
        {...handlers}
      >
        {drafts.map((draft, index) => (
          <DrawnObject key={index} object={{ ...draft, id: 'draft', by: 'draft', z: 0 }} />
        ))}
        <circle className={styles.cursor} cx={at[0]} cy={at[1]} r={down ? 10 : 16} />
      </svg>
    </PageFrame>
  )
}
