import { classNames } from '../kit/class-names.ts'
import type { FigureHue } from '../kit/figure-hue.ts'

/** One of our own pictures on the tint of its hue. Decorative. */
export function Picture({ drawing, hue, className }: { drawing: string; hue: FigureHue; className?: string }) {
  return (
    <div className={classNames('fig', `h-${hue}`, className)}>
      <svg
        viewBox="0 0 320 180"
        preserveAspectRatio="xMidYMid meet"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
    </div>
  )
}
