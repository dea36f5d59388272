import { learningSettingsOperations } from '@polyhex/contract/exercises/learning-settings'
import { useAsk, useTell } from '../call/ask.ts'
import { Card } from '../kit/card.tsx'
import { Switch } from '../kit/switch.tsx'
import { showToast } from '../kit/toasts.ts'
import styles from './levelling/levelling-settings-card.module.css'

/**
 * Whether practice waits after a wrong answer: a switch for whoever may choose it, which is the parent where there is one.
 * `name` is null for one's own. Nothing for those who may only look at the account.
 */
export function AfterWrongCard({ accountId, name }: { accountId: string; name: string | null }) {
  const settings = useAsk(learningSettingsOperations.getLearningSettings, { params: { accountId } })
  const keep = useTell(learningSettingsOperations.updateLearningSettings, {
    onDone: (kept) => {
      showToast('done', kept.afterWrong === 'wait' ? 'Practice waits for Next' : 'Practice goes on by itself')
      void settings.refetch()
    },
  })
  if (settings.data?.mayChange !== true) return null
  const waits = settings.data.afterWrong === 'wait'
  return (
    <Card as="section" padded className={styles.card} aria-labelledby="after-wrong">
      <div>
        <h2 id="after-wrong">{name === null ? 'After a mistake' : `After a mistake of ${name}`}</h2>
        <p>
          The explanation of a mistake stays until Next is pressed. It can also go away by itself after the time it
          takes to read it; a touch or a key keeps it. Speed play and contests always go on by themselves.
        </p>
      </div>
      <Switch
        on={keep.isPending ? waits : !waits}
        disabled={keep.isPending}
        onChange={(timed) => keep.mutate({ params: { accountId }, body: { afterWrong: timed ? 'timed' : 'wait' } })}
      >
        Go on by itself
      </Switch>
    </Card>
  )
}
