import type { ContestPlayer } from '@polyhex/contract/contests/contest'
import { computerPlayers } from '@polyhex/contract/contests/contest-limits'
import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { useState } from 'react'
import { useTell } from '../call/ask.ts'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { NumberField } from '../kit/number-field.tsx'
import { Switch } from '../kit/switch.tsx'
import styles from './contests.module.css'

/** What the host settles for everybody: computer players until the start, points, and who may come. */
export function HostSettings({ seat, onChange }: { seat: ContestPlayer; onChange: () => void }) {
  const { contest, contestPlayerGuid, hostSettings } = seat
  const computers = useTell(contestOperations.updateComputerPlayerCount, { onDone: onChange })
  const settings = useTell(contestOperations.postHostSettings, { onDone: onChange })
  const { locked = false, hideScores = false } = hostSettings ?? {}
  const set = (change: { locked?: boolean; hideScores?: boolean }) =>
    settings.mutate({ params: { contestPlayerGuid }, body: { locked, hideScores, ...change } })
  return (
    <Card as="section" padded aria-labelledby="host-controls">
      <h2 id="host-controls" className={styles['cardTitle']}>
        You are the host
      </h2>
      <div className={styles['form']}>
        {contest.state !== 'active' && (
          <NumberField
            label="Computer players"
            value={contest.computerPlayerCount}
            min={0}
            max={computerPlayers.most}
            onChange={(count) => computers.mutate({ params: { code: contest.code }, body: { count } })}
          />
        )}
        <Switch on={hideScores} disabled={settings.isPending} onChange={(on) => set({ hideScores: on })}>
          Hide points until the end
        </Switch>
        <Switch on={locked} disabled={settings.isPending} onChange={(on) => set({ locked: on })}>
          Let nobody else join
        </Switch>
        {contest.state === 'active' && <EndContest code={contest.code} onChange={onChange} />}
      </div>
    </Card>
  )
}

function EndContest({ code, onChange }: { code: string; onChange: () => void }) {
  const [ending, setEnding] = useState(false)
  const complete = useTell(contestOperations.completeContest, { onDone: onChange })
  return (
    <>
      <Button look="line" icon="flag" onClick={() => setEnding(true)}>
        End the contest
      </Button>
      <ConfirmDialog
        open={ending}
        title="End the contest?"
        confirm="End it"
        busy={complete.isPending}
        onKeep={() => setEnding(false)}
        onConfirm={() => complete.mutate({ params: { code } }, { onSettled: () => setEnding(false) })}
      >
        <p>Nobody can join after that. Papers that are begun can be finished, and their points still count.</p>
      </ConfirmDialog>
    </>
  )
}
