import { noticeOperations } from '@polyhex/contract/classes/notice-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useQueryClient } from '@tanstack/react-query'
import type { ResultOf } from '@polyhex/contract/operation'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Card } from '../../kit/card.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { Switch } from '../../kit/switch.tsx'
import { showToast } from '../../kit/toasts.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import styles from './class-notices.module.css'

/** The Classes part of the profile: which reminders come by mail, and the address for one's own calendar. */
export function ClassNoticesScreen() {
  usePageTitle('Classes')
  return (
    <SignedIn>
      {(account) => (
        <div className={styles['parts']}>
          <Reminders account={account} />
          <CalendarAddress account={account} />
        </div>
      )}
    </SignedIn>
  )
}

type Choices = ResultOf<typeof noticeOperations.getNoticeChoices>

function Reminders({ account }: { account: SessionAccount }) {
  const call = { params: { accountId: account.accountId } }
  const query = useAsk(noticeOperations.getNoticeChoices, call)
  return (
    <Card as="section" aria-labelledby="reminders" padded className={styles['part']}>
      <h2 id="reminders">Reminders</h2>
      <p className={styles['quiet']}>
        We write when a class is booked, changed or cancelled. Choose which reminders come too.
      </p>
      <Asked query={query} loading={<TwoSwitches />} failed="The reminders did not load">
        {(choices) => <ReminderSwitches accountId={account.accountId} choices={choices} />}
      </Asked>
    </Card>
  )
}

/** Each switch holds at once, and goes back when the server says no. */
function ReminderSwitches({ accountId, choices }: { accountId: string; choices: Choices }) {
  const client = useQueryClient()
  const call = { params: { accountId } }
  const key = askKey(noticeOperations.getNoticeChoices, call)
  const save = useTell(noticeOperations.updateNoticeChoices, {
    onDone: () => void showToast('done', 'Reminders saved'),
  })
  const set = (change: Partial<Choices>) => {
    const next = { ...choices, ...change }
    client.setQueryData(key, next)
    save.mutate({ ...call, body: next }, { onError: () => client.setQueryData(key, choices) })
  }
  return (
    <div className={styles['switches']}>
      <Switch on={choices.reminderDay} onChange={(reminderDay) => set({ reminderDay })}>
        One day before a class
      </Switch>
      <Switch on={choices.reminderHour} onChange={(reminderHour) => set({ reminderHour })}>
        One hour before a class
      </Switch>
    </div>
  )
}

function TwoSwitches() {
  return (
    <Skeletons label="Loading the reminders" className={styles['switches']!}>
      <Skeleton height={32} />
      <Skeleton height={32} />
    </Skeletons>
  )
}
