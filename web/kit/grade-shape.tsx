import { gradeShapes } from './grade-shapes.ts'
import { polyhex } from './hex-geometry.ts'

/** A grade drawn as so many cells; kindergarten is one cell in outline. Takes the text colour. Decorative. */
export function GradeShape({
  grade,
  cell = 9,
  gap = 1.6,
  className,
}: {
  grade: number
  /** circumradius of one cell, px */
  cell?: number
  gap?: number
  className?: string
}) {
  const shape = polyhex(gradeShapes[Math.max(1, Math.min(12, grade))]!, cell, gap)
  const outline = grade === 0
  return (
    <svg
      className={className}
      viewBox={`-1 -1 ${shape.width + 2} ${shape.height + 2}`}
      width={shape.width + 2}
      height={shape.height + 2}
      aria-hidden="true"
    >
      {shape.paths.map((path) => (
        <path
          key={path}
          d={path}
          fill={outline ? 'none' : 'currentColor'}
          {...(outline ? { stroke: 'currentColor', strokeWidth: 2, strokeDasharray: '3 2.4' } : {})}
        />
      ))}
    </svg>
  )
}
