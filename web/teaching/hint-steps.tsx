import type { ReactNode } from 'react'
import type { StudentHint } from '@polyhex/contract/teaching/teaching'
import { Button } from '../kit/button.tsx'
import { Figure } from '../kit/figure.tsx'
import { Maths } from '../kit/maths.tsx'
import { ReadAloudButton } from './read-aloud-button.tsx'
import styles from './hint-steps.module.css'

interface HintStepsProps {
  hints: readonly StudentHint[]
  hintCount: number
  voice: number
  loading: boolean
  onHint: () => void
  /** Stands where the button for the next hint is otherwise. */
  offer?: ReactNode
}

/** Hints one at a time, for a question that is still open; the solution comes after the answer. */
export function HintSteps({ hints, hintCount, voice, loading, onHint, offer }: HintStepsProps) {
  const next = hints.length + 1
  return (
    <div className={styles.hints}>
      <p className={styles.note}>The solution opens once you have answered. Until then, a hint can help.</p>
      <ol className={styles.list} aria-live="polite">
        {hints.map((hint) => (
          <li key={hint.hintId} className={styles.hint}>
            <span className={styles.number}>{hint.sequence}</span>
            <div className={styles.words}>
              <Maths text={hint.hintMessage} speech={hint.speech} />
              {hint.hintSvg && <Figure svg={hint.hintSvg} width={300} />}
            </div>
            <ReadAloudButton speechId={hint.speechId} text={hint.speech} voice={voice} />
          </li>
        ))}
      </ol>
      {hints.length < hintCount ? (
        (offer ?? (
          <Button look="soft" icon="bulb" loading={loading} onClick={onHint}>
            {`Hint ${next} of ${hintCount}`}
          </Button>
        ))
      ) : (
        <p className={styles.note}>{hintCount === 0 ? 'This question has no hints.' : 'These are all the hints.'}</p>
      )}
    </div>
  )
}
