import type { StudentHint } from '@polyhex/contract/teaching/teaching'
import { TeacherHint } from './teacher-hint.tsx'
import styles from './hint-steps.module.css'

/** All hints of an open question as buttons, for teachers: they look at the question and spend nothing [L-058]. */
export function TeacherHints({ hints }: { hints: readonly StudentHint[] }) {
  return (
    <div className={styles.hints}>
      <p className={styles.note}>
        {hints.length === 0
          ? 'This question has no hints.'
          : 'Students open these one at a time. The solution opens once the question is answered.'}
      </p>
      <ul className={styles.list}>
        {hints.map((hint) => (
          <li key={hint.hintId} className={styles.said}>
            <TeacherHint hint={hint} name={`Hint ${hint.sequence}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}
