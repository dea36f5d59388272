import { useId, type CSSProperties } from 'react'
import type { AnySurface, Picture } from '@polyhex/curriculum/surfaces/surface'
import type { SurfaceWidget } from '@polyhex/contract/exercises/surface-widgets'
import { Maths } from '../../../kit/maths.tsx'
import type { Outcome } from '../widget-props.ts'
import { SurfacePicture } from './surface-picture.tsx'
import styles from './surface.module.css'

interface SurfaceAnsweredProps {
  surface: AnySurface
  widget: SurfaceWidget
  response: string
  outcome: Outcome
  labelledBy: string
}

const readable = ({ readableFrom, widest }: Picture): CSSProperties =>
  ({
    ...(readableFrom === undefined ? {} : { '--readable': `${readableFrom}px` }),
    ...(widest === undefined ? {} : { '--widest': `${widest}px` }),
  }) as CSSProperties

/** What was built, as it stood, and beside it what was asked for when that is something else, with the difference outlined and said. */
export function SurfaceAnswered({ surface, widget, response, outcome, labelledBy }: SurfaceAnsweredProps) {
  const id = useId()
  const state = surface.read(widget, response) ?? surface.blank(widget)
  const right = outcome.right !== true && outcome.rightResponse ? surface.read(widget, outcome.rightResponse) : null
  const own = surface.draw(widget, state, 'shown')
  if (right === null)
    return (
      <div className={styles.answered} style={readable(own)} role="group" aria-labelledby={labelledBy}>
        <SurfacePicture picture={own} speech={own.alt} />
      </div>
    )
  const goal = surface.draw(widget, right, 'shown')
  const difference = surface.differ(widget, state, right)
  const marked = [
    ...surface.areas(widget, state).flatMap((area) => (difference.ids.includes(area.id) ? [area.box] : [])),
  ].filter((box) => box.y + box.height <= own.height + 1)
  return (
    <div className={styles.answered} role="group" aria-labelledby={labelledBy}>
      <div className={styles.pair} style={readable(goal)}>
        <figure className={styles.side} data-side="own" aria-labelledby={`${id}own`}>
          <SurfacePicture picture={own} speech={own.alt} marked={outcome.right === false ? marked : []} />
          <figcaption id={`${id}own`}>Yours</figcaption>
        </figure>
        <figure className={styles.side} data-side="asked" aria-labelledby={`${id}asked`}>
          <SurfacePicture picture={goal} speech={goal.alt} />
          <figcaption id={`${id}asked`}>Answer</figcaption>
        </figure>
      </div>
      {outcome.right === false && (
        <p className={styles.note}>
          <Maths text={difference.say} />
        </p>
      )}
    </div>
  )
}
