import type { CSSProperties } from 'react'
import { gradeHue } from '../../curriculum/grade-hue.ts'
import { GradeShape } from '../../kit/grade-shape.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './grade-band.module.css'
import sections from './sections.module.css'

/** The twelve grades as polyhexes of as many cells. */
export function GradeBand() {
  return (
    <section className={styles['band']} id="grades" aria-labelledby="grades-title">
      <div className={`${sections['inner']} ${sections['section']}`}>
        <div className={sections['head']}>
          <h2 id="grades-title">Your grade is a shape</h2>
          <p>
            Grade 1 is one cell. Grade 12 is twelve. Pick yours to see its units, or start in{' '}
            <a href={paths.grade(0)}>kindergarten</a>.
          </p>
        </div>
        <ul className={styles['grades']}>
          {Array.from({ length: 12 }, (_, i) => i + 1).map((grade) => {
            const hue = gradeHue(grade)
            const style = { '--solid': `var(--${hue}-9)`, '--tint': `light-dark(var(--${hue}-2), var(--${hue}-3))` }
            return (
              <li key={grade}>
                <a
                  className={styles['grade']}
                  href={paths.grade(grade)}
                  aria-label={`Grade ${grade}`}
                  style={style as CSSProperties}
                >
                  <span className={styles['shape']}>
                    <GradeShape grade={grade} cell={11.5} gap={1.9} />
                  </span>
                  <b>{grade}</b>
                </a>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
