import { useEffect, useRef } from 'react'
import type { Segment, StudentHint } from '@polyhex/contract/teaching/teaching'
import { Maths } from '../kit/maths.tsx'
import { TeacherHint } from './teacher-hint.tsx'
import styles from './transcript.module.css'

interface TranscriptProps {
  title: 'Teaching Transcript' | 'Solution Transcript'
  segments: readonly Segment[]
  /** Place of the line that is being said. */
  current: number
  onGo: (segment: number) => void
  /** Hints of the question, for teachers: a Hint button beside the line each belongs to. */
  hints?: readonly StudentHint[]
}

/** What is said, line by line; the current line is tinted, and a press on a line goes there. */
export function Transcript({ title, segments, current, onGo, hints = [] }: TranscriptProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (current > 0) list.current?.children[current]?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ol ref={list} className={styles.lines}>
        {segments.map((segment, index) => {
          const hint = hints[index]
          return (
            <li key={segment.speechId} data-said={index < current}>
              <button
                type="button"
                className={styles.go}
                {...(index === current ? { 'aria-current': 'true' as const } : {})}
                onClick={() => onGo(index)}
              >
                <span className={styles.number}>{index + 1}</span>
                <span>
                  <Maths text={segment.say} speech={segment.speech} />
                </span>
              </button>
              {hint && (
                <div className={styles.hint}>
                  <TeacherHint hint={hint} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
