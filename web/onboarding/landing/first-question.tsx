import { useState } from 'react'
import { classNames } from '../../kit/class-names.ts'
import { gradeShapes } from '../../kit/grade-shapes.ts'
import { polyhex } from '../../kit/hex-geometry.ts'
import { Icon } from '../../kit/icon.tsx'
import styles from './first-question.module.css'

const shown = [1, 3, 6]
const right = 10
const options = [8, 9, right]
const figures = new Map([...shown, right].map((n) => [n, polyhex(gradeShapes[n]!, 17, 2.4, 3)]))

/** A growing pattern of cells: 1, 3, 6, and next? Answered on the spot; a wrong try says where to look. */
export function FirstQuestion() {
  const [answer, setAnswer] = useState<number | null>(null)
  const won = answer === right
  return (
    <section className={styles['card']} aria-labelledby="first-question">
      <h2 id="first-question">How many cells come next?</h2>
      <ol className={styles['pattern']}>
        {shown.map((n) => (
          <li key={n}>
            <Cells n={n} />
            <span className="num">{n}</span>
          </li>
        ))}
        <li className={classNames(styles['next'], won && styles['won'])}>
          <Cells n={right} />
          <span className="num">{won ? right : '?'}</span>
        </li>
      </ol>
      <div className={styles['options']} role="group" aria-labelledby="first-question">
        {options.map((n, i) => {
          const state = answer === n ? (won ? 'correct' : 'incorrect') : null
          return (
            <button
              key={n}
              type="button"
              className={classNames(styles['option'], state && styles[state])}
              aria-pressed={answer === n}
              onClick={() => setAnswer(n)}
            >
              <span className={styles['letter']} aria-hidden="true">
                {state ? <Icon name={won ? 'check' : 'x'} size={18} /> : 'ABC'[i]}
              </span>
              {n}
            </button>
          )
        })}
      </div>
      <p className={styles['verdict']} role="status">
        {answer === null
          ? 'Go on, no sign-in needed.'
          : won
            ? 'Ten. Each row adds one more: 1, 2, 3, 4.'
            : 'Not yet. Count how many cells each step adds.'}
      </p>
    </section>
  )
}

function Cells({ n }: { n: number }) {
  const figure = figures.get(n)!
  return (
    <svg
      viewBox={`-1 -1 ${figure.width + 2} ${figure.height + 2}`}
      width={figure.width + 2}
      height={figure.height + 2}
      aria-hidden="true"
    >
      {figure.paths.map((path) => (
        <path key={path} d={path} fill="var(--primary)" />
      ))}
    </svg>
  )
}
