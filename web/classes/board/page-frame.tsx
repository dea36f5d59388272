import { boardPage, type BoardObject, type Paper } from '@polyhex/contract/classes/board/board-document'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { DrawnObject, isDrawn, PaperLines, WrittenObject } from './board-objects.tsx'
import styles from './page-frame.module.css'

/** Of how many px a page is wide, for one px of its own; follows the window. */
function useScale() {
  const frame = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.5)
  useEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setScale(element.clientWidth / boardPage.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, scale }
}

interface PageFrameProps {
  paper: Paper
  objects: readonly BoardObject[]
  label: string
  /** A sheet over the page that takes the pen; left out where nobody draws. */
  children?: ReactNode
}

/** One page with what lies on it, as wide as there is room. Drawn things lie in one drawing, written ones over it. */
export function PageFrame({ paper, objects, label, children }: PageFrameProps) {
  const { frame, scale } = useScale()
  return (
    <div ref={frame} className={styles.frame} style={{ blockSize: scale * boardPage.height }}>
      <div className={styles.page} style={{ transform: `scale(${scale})` }}>
        <div className={styles.written} aria-hidden>
          {objects.map((object) => !isDrawn(object) && <WrittenObject key={object.id} object={object} />)}
        </div>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${boardPage.width} ${boardPage.height}`}
          {...(children ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
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
