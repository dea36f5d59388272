import type { ContestPlayer } from '@polyhex/contract/contests/contest'
import { namelessPlayer } from '@polyhex/contract/contests/contest-limits'
import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { useTell } from '../call/ask.ts'
import { Card } from '../kit/card.tsx'
import { Switch } from '../kit/switch.tsx'
import styles from './contests.module.css'

/** How this player is seen by the others and wants to work. */
export function SeenAs({ seat, onChange }: { seat: ContestPlayer; onChange: () => void }) {
  const params = { contestPlayerGuid: seat.contestPlayerGuid }
  const player = useTell(contestOperations.postPlayerSettings, { onDone: onChange })
  const math = useTell(contestOperations.postMathSettings, { onDone: onChange })
  const { showName } = seat.playerSettings
  const heldBack = showName && seat.name === namelessPlayer
  return (
    <Card as="section" padded aria-labelledby="seen-as">
      <h2 id="seen-as" className={styles['cardTitle']}>
        Others see you as {seat.name}
      </h2>
      <div className={styles['form']}>
        {heldBack ? (
          <p className={styles['quiet']}>Your public name is shown to others once a parent has said yes.</p>
        ) : (
          <Switch
            on={showName}
            disabled={player.isPending}
            onChange={(on) => player.mutate({ params, body: { showName: on } })}
          >
            Show my public name to the others
          </Switch>
        )}
        {!seat.runFinished && (
          <Switch
            on={seat.mathSettings.advanceAtOnce}
            disabled={math.isPending}
            onChange={(on) => math.mutate({ params, body: { advanceAtOnce: on } })}
          >
            Go on at once after each answer
          </Switch>
        )}
      </div>
    </Card>
  )
}
