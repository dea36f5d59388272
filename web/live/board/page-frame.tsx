import { boardPage, type BoardObject, type Paper } from '@polyhex/contract/live/board/board-document'
import type { KeyboardEvent, ReactNode } from 'react'
import { DrawnObject, isDrawn, PaperLines, WrittenObject } from './board-objects.tsx'
import { useGestures } from './use-gestures.ts'
import type { Viewport } from './use-viewport.ts'
import styles from './page-frame.module.css'

interface PageFrameProps {
  paper: Paper
  objects: readonly BoardObject[]
  label: string
  viewport: Viewport
  /** A sheet over the page that takes the pen; left out where nobody draws. */
  children?: ReactNode
  /** Two fingers have taken over from the pen. */
  onPinch?: () => void
}

/** Px that an arrow key moves a page that is shown larger. */
const arrowPx = 60
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [arrowPx, 0],
  ArrowRight: [-arrowPx, 0],
  ArrowUp: [0, arrowPx],
  ArrowDown: [0, -arrowPx],
}

/** What keys do to the view: + and - zoom, 0 shows the whole page, arrows move it where they move no pen (with Shift, where they do). */
function keyActs(viewport: Viewport, arrowsDraw: boolean) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = viewport.view.zoom > 1 && event.shiftKey === arrowsDraw ? arrows[event.key] : undefined
    if (event.key === '+' || event.key === '=') viewport.zoomBy(1)
    else if (event.key === '-') viewport.zoomBy(-1)
    else if (event.key === '0') viewport.fit()
    else if (arrow) viewport.panBy(arrow[0], arrow[1])
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** One page with what lies on it, as wide as there is room, or a part of it larger. Drawn things lie in one drawing, written ones over it. */
export function PageFrame({ paper, objects, label, viewport, children, onPinch }: PageFrameProps) {
  const { frame, view, scale, height } = viewport
  const draws = children !== undefined
  const gestures = useGestures({ viewport, onePans: !draws, ...(onPinch ? { onPinch } : {}) })
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={{ blockSize: height }}
      data-larger={view.zoom > 1}
      {...(draws
        ? {}
        : { tabIndex: 0, role: 'group', 'aria-label': `${label}. Plus and minus zoom, arrow keys move it.` })}
      {...gestures}
      onKeyDownCapture={keyActs(viewport, draws)}
    >
      <div
        className={styles.page}
        style={{ transform: `translate(${-view.x * scale}px, ${-view.y * scale}px) scale(${scale})` }}
      >
        <div className={styles.written} aria-hidden>
          {objects.map((object) => !isDrawn(object) && <WrittenObject key={object.id} object={object} />)}
        </div>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${boardPage.width} ${boardPage.height}`}
          {...(draws ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
        >
          <PaperLines paper={paper} />
          {objects.filter(isDrawn).map((object) => (
            <DrawnObject key={object.id} object={object} />
          ))}
        </svg>
        {children}
      </div>
    </div>
  )
}
