import { noticeOperations } from '@polyhex/contract/classes/notice-operations'
import { subscriptionNote } from '@polyhex/contract/classes/add-to-calendar'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import type { ResultOf } from '@polyhex/contract/operation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import styles from './class-notices.module.css'

type Feed = NonNullable<ResultOf<typeof noticeOperations.getCalendarFeed>['feed']>

/** The secret calendar address of an account: made, subscribed to, copied, replaced and ended. */
export function CalendarAddress({ account }: { account: SessionAccount }) {
  const call = { params: { accountId: account.accountId } }
  const query = useAsk(noticeOperations.getCalendarFeed, call)
  const client = useQueryClient()
  const key = askKey(noticeOperations.getCalendarFeed, call)
  const [asking, setAsking] = useState<'replace' | 'end' | null>(null)
  const make = useTell(noticeOperations.createCalendarFeed, {
    onDone: ({ feed }) => {
      client.setQueryData(key, { feed })
      showToast('done', 'Your calendar address is ready')
    },
  })
  const end = useTell(noticeOperations.deleteCalendarFeed, {
    onDone: () => {
      client.setQueryData(key, { feed: null })
      showToast('done', 'The calendar address has ended')
    },
  })
  const parent = account.children.length > 0
  return (
    <Card as="section" aria-labelledby="address" padded className={styles['part']}>
      <h2 id="address">Your calendar</h2>
      <p className={styles['quiet']}>
        {parent ? 'See the classes of your children in your own calendar.' : 'See your classes in your own calendar.'}{' '}
        {subscriptionNote}
      </p>
      <Asked query={query} loading={<AddressSkeleton />} failed="The calendar address did not load">
        {({ feed }) =>
          feed === null ? (
            <Button look="soft" icon="link" loading={make.isPending} onClick={() => make.mutate({ ...call, body: {} })}>
              Make a calendar address
            </Button>
          ) : (
            <Address feed={feed} onReplace={() => setAsking('replace')} onEnd={() => setAsking('end')} />
          )
        }
      </Asked>
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'end' ? 'End this address?' : 'Replace this address?'}
        confirm={asking === 'end' ? 'End it' : 'Replace it'}
        danger={asking === 'end'}
        onKeep={() => setAsking(null)}
        onConfirm={() => {
          if (asking === 'end') end.mutate(call)
          else make.mutate({ ...call, body: {} })
          setAsking(null)
        }}
      >
        {asking === 'end'
          ? 'Calendars that read it show no new classes any more.'
          : 'The old address stops at once. Calendars that read it have to subscribe anew.'}
      </ConfirmDialog>
    </Card>
  )
}

function Address({ feed, onReplace, onEnd }: { feed: Feed; onReplace: () => void; onEnd: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(feed.url)
      showToast('done', 'Copied the calendar address')
    } catch {
      showToast('error', 'This browser does not let us copy. Mark the address and copy it.')
    }
  }
  return (
    <>
      <div className={styles['ways']}>
        <LinkButton look="soft" size="sm" icon="calendar" href={feed.webcal}>
          Apple and others
        </LinkButton>
        <LinkButton look="soft" size="sm" icon="ext" href={feed.google} target="_blank" rel="noopener">
          Google Calendar
        </LinkButton>
        <LinkButton look="soft" size="sm" icon="ext" href={feed.outlook} target="_blank" rel="noopener">
          Outlook
        </LinkButton>
      </div>
      <TextField
        label="Address"
        help="Whoever has this address can read your classes. Keep it to yourself."
        value={feed.url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className={styles['ways']}>
        <Button look="line" size="sm" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
        <Button look="line" size="sm" icon="refresh" onClick={onReplace}>
          Replace
        </Button>
        <Button look="ghost" size="sm" onClick={onEnd}>
          End this address
        </Button>
      </div>
    </>
  )
}

function AddressSkeleton() {
  return (
    <Skeletons label="Loading the calendar address">
      <Skeleton height={48} radius={14} />
    </Skeletons>
  )
}
