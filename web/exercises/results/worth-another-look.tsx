import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Maths } from '../../kit/maths.tsx'
import { paths } from '../../shell/paths.ts'
import { counted } from '../exercise-words.ts'
import type { Miss } from '../misses.ts'
import styles from './results.module.css'

interface WorthAnotherLookProps {
  misses: readonly Miss[]
  missed: number
  onReview: (at: number) => void
}

const shownAtMost = 2

/** The ideas behind most of the misses. */
export function WorthAnotherLook({ misses, missed, onReview }: WorthAnotherLookProps) {
  const shown = misses.slice(0, shownAtMost)
  const covered = shown.reduce((sum, miss) => sum + miss.count, 0)
  return (
    <Card as="section" padded>
      <h2>Worth another look</h2>
      <p className={styles.tap}>
        {shown.length === 1 ? 'This idea covers' : `These ${shown.length} ideas cover`} {covered} of your{' '}
        {counted(missed, 'miss', 'misses')}.
      </p>
      <ul className={styles.look}>
        {shown.map((miss) => {
          const [topicCode = '', level = '1'] = miss.topicCodeLevel?.split('/') ?? []
          return (
            <li key={miss.key}>
              <div>
                <b>
                  <Maths text={miss.name} />
                </b>
                <small>{counted(miss.count, 'miss', 'misses')}</small>
              </div>
              {miss.topicCodeLevel ? (
                <LinkButton href={paths.practice(topicCode, Number(level))} look="soft" size="sm">
                  Practice
                </LinkButton>
              ) : (
                <Button look="soft" size="sm" onClick={() => onReview(miss.first)}>
                  Review
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
