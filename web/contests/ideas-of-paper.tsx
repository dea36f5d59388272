import type { StoredQuestion } from '@polyhex/contract/exercises/answers'
import { Card } from '../kit/card.tsx'
import { Chip } from '../kit/chip.tsx'
import { Maths } from '../kit/maths.tsx'
import styles from './contests.module.css'

/** The idea that a contest problem needed. */
const ideaOf = ({ answer }: StoredQuestion): string | null => answer?.idea ?? null

/** The ideas behind the problems of a paper, each a way back to its problem; nothing for a paper of practice questions. */
export function IdeasOfPaper({
  questions,
  onReview,
}: {
  questions: readonly StoredQuestion[]
  onReview: (at: number) => void
}) {
  const answered = questions.filter((question) => question.answer)
  if (!answered.some((question) => ideaOf(question) !== null)) return null
  return (
    <Card as="section" padded aria-labelledby="ideas-of-paper">
      <h2 id="ideas-of-paper" className={styles['cardTitle']}>
        The ideas of this paper
      </h2>
      <p className={styles['quiet']}>Each problem needed one idea. Look at the ones that are new to you.</p>
      <ol className={styles['ideas']}>
        {answered.map((question, at) =>
          ideaOf(question) !== null ? (
            <li key={question.storedQuestionId}>
              <button type="button" onClick={() => onReview(at)}>
                <span className="num">{question.position}</span>
                <b>
                  <Maths text={ideaOf(question) ?? ''} />
                </b>
                {question.answer?.outcome === 'right' ? (
                  <Chip square hue="correct" icon="check">
                    Got it
                  </Chip>
                ) : (
                  <Chip square hue="neutral">
                    See how
                  </Chip>
                )}
              </button>
            </li>
          ) : null,
        )}
      </ol>
    </Card>
  )
}
