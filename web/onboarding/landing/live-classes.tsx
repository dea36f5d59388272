import { Avatar } from '../../kit/avatar.tsx'
import type { AvatarShape } from '../../kit/avatar-drawings.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './live-classes.module.css'
import sections from './sections.module.css'

interface ClassOf {
  readonly grades: string
  readonly content: string
  /** What stands on the board, line by line. */
  readonly board: readonly string[]
  readonly tutor: AvatarShape
  readonly students: readonly AvatarShape[]
  readonly hue: string
}

const classes: readonly ClassOf[] = [
  {
    grades: 'Kindergarten to grade 3',
    content: 'Counting, building and telling how. A lot of talking, a lot of drawing.',
    board: ['8 + 5', '8 + 2 + 3', '10 + 3'],
    tutor: 'person_one',
    students: ['circle', 'triangle', 'semi_circle'],
    hue: 'leaf',
  },
  {
    grades: 'Grades 4 to 7',
    content: 'Fractions, ratios and first algebra. Two ways to the same answer, compared.',
    board: ['¾ of 20', '20 ÷ 4 = 5', '3 × 5 = 15'],
    tutor: 'person_two',
    students: ['hexagon', 'square', 'oval'],
    hue: 'lapis',
  },
  {
    grades: 'Grades 8 to 12',
    content: 'Graphs, proofs and problems that take a while, with a tutor who asks the next question.',
    board: ['y = x² − 4', 'x² = 4', 'x = 2 or x = −2'],
    tutor: 'person_one',
    students: ['diamond', 'octagon', 'trapezoid'],
    hue: 'grape',
  },
]

/** What a live class is, for three ages, and the way to its price. */
export function LiveClasses() {
  return (
    <section className={`${sections['inner']} ${sections['section']}`} aria-labelledby="live-title">
      <div className={`${sections['head']} ${styles['head']}`}>
        <div>
          <h2 id="live-title">Live classes, a few at a time</h2>
          <p>45 minutes with a qualified tutor who sees each child work. Practice stays free without them.</p>
        </div>
        <LinkButton href={paths.pricing} look="line">
          Plans and prices
        </LinkButton>
      </div>
      <ul className={styles['classes']}>
        {classes.map((one) => (
          <li key={one.grades} className={styles['class']}>
            <div className={`${styles['scene']} ${styles[one.hue]}`} aria-hidden="true">
              <div className={styles['board']}>
                {one.board.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </div>
              <Avatar shape={one.tutor} size={72} className={styles['tutor']!} />
              <div className={styles['students']}>
                {one.students.map((shape) => (
                  <Avatar key={shape} shape={shape} size={46} />
                ))}
              </div>
            </div>
            <div className={styles['words']}>
              <h3>{one.grades}</h3>
              <p>{one.content}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
