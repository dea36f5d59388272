import { learningSettingsOperations } from '@polyhex/contract/exercises/learning-settings'
import { levelling } from '@polyhex/contract/exercises/limits'
import { useAsk, useTell } from '../../call/ask.ts'
import { Card } from '../../kit/card.tsx'
import { Switch } from '../../kit/switch.tsx'
import { showToast } from '../../kit/toasts.ts'
import styles from './levelling-settings-card.module.css'

/**
 * Whether an account levels against the clock: a switch for whoever may choose it, which is the parent where there is one.
 * `name` is null for one's own. Nothing for those who may only look at the account.
 */
export function LevellingSettingsCard({ accountId, name }: { accountId: string; name: string | null }) {
  const settings = useAsk(learningSettingsOperations.getLearningSettings, { params: { accountId } })
  const keep = useTell(learningSettingsOperations.updateLearningSettings, {
    onDone: (kept) => {
      showToast('done', kept.levellingTimed ? 'Levelling goes by the clock' : 'Levelling goes without a clock')
      void settings.refetch()
    },
  })
  if (settings.data?.mayChange !== true) return null
  const timed = keep.isPending ? !settings.data.levellingTimed : settings.data.levellingTimed
  return (
    <Card as="section" padded className={styles.card} aria-labelledby="levelling-settings">
      <div>
        <h2 id="levelling-settings">{name === null ? 'Your levelling' : `Levelling of ${name}`}</h2>
        <p>
          A levelling takes {levelling.seconds / 60} minutes by the clock. Without one it stops when the level is clear,
          which is gentler for a child who feels hurried.
        </p>
      </div>
      <Switch
        on={!timed}
        disabled={keep.isPending}
        onChange={(untimed) => keep.mutate({ params: { accountId }, body: { levellingTimed: !untimed } })}
      >
        Without a clock
      </Switch>
    </Card>
  )
}
