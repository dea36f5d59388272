import { unattended } from '@polyhex/contract/classes/class-limits'
import { staffBoardOperations } from '@polyhex/contract/classes/group-operations'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Card } from '../../kit/card.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { Switch } from '../../kit/switch.tsx'
import { showToast } from '../../kit/toasts.ts'
import styles from './running-board.module.css'

/** What runs by itself when nobody of the staff does it. */
export function ClassSettings() {
  const query = useAsk(staffBoardOperations.getClassSettings, {})
  const update = useTell(staffBoardOperations.updateClassSettings, {
    onDone: () => {
      void query.refetch()
      showToast('done', 'Saved what runs by itself')
    },
  })
  return (
    <Card as="section" padded className={styles['settings']} aria-labelledby="alone">
      <h2 id="alone">What runs by itself</h2>
      <p>Classes take place even when nobody of the staff is there. Whatever is done by hand comes first.</p>
      <Asked query={query} loading={<Skeleton height={96} />} failed="The settings did not load">
        {(settings) => (
          <>
            <Switch
              on={settings.readyToGroupAlone}
              disabled={update.isPending}
              onChange={(on) => update.mutate({ body: { ...settings, readyToGroupAlone: on } })}
            >
              Open classes become ready to group {unattended.readyHours} hours before they start
            </Switch>
            <Switch
              on={settings.createGroupsAlone}
              disabled={update.isPending}
              onChange={(on) => update.mutate({ body: { ...settings, createGroupsAlone: on } })}
            >
              Groups are created {unattended.groupHours} hours before the start
            </Switch>
          </>
        )}
      </Asked>
    </Card>
  )
}
