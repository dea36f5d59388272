import { type ConsentReceipt, privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { useAccount } from '../../shell/session.ts'
import styles from './privacy.module.css'
import { shortMomentOf } from '../../kit/date-words.ts'

/** The receipts of a parent's consents to an account; who manages it can take them back. */
export function ConsentsCard({ accountId, own }: { accountId: string; own: boolean }) {
  const account = useAccount()
  const [asking, setAsking] = useState<ConsentReceipt | null>(null)
  const query = useAsk(privacyOperations.listConsents, { params: { accountId } })
  const withdraw = useTell(privacyOperations.withdrawChildConsent, {
    onDone: () => {
      showToast('done', 'Your yes is taken back')
      setAsking(null)
      void query.refetch()
    },
  })
  const mayWithdraw = !own && account !== null && account.onBehalf === null
  return (
    <Card as="section" padded className={styles['card']} aria-labelledby={`consents-${accountId}`}>
      <h2 id={`consents-${accountId}`}>Consent of a parent</h2>
      <Asked query={query} loading={<Skeleton height={80} />} failed="The consents did not load">
        {({ consents, needed }) => (
          <>
            {consents.length === 0 && (
              <p className={styles['soft']}>
                {needed ? 'No parent has said yes yet.' : 'This account needs no consent, and nobody gave one.'}
              </p>
            )}
            {consents[0] !== undefined && consents[0].withdrawnAt !== null && !own && (
              <Note>
                You can go on like this, or delete the account as well: see “Delete this account” on this page.
              </Note>
            )}
            <ul className={styles['receipts']}>
              {consents.map((consent) => (
                <Receipt
                  key={consent.id}
                  consent={consent}
                  timeZone={account?.timeZone ?? 'UTC'}
                  {...(mayWithdraw ? { onWithdraw: () => setAsking(consent) } : {})}
                />
              ))}
            </ul>
          </>
        )}
      </Asked>
      <ConfirmDialog
        open={asking !== null}
        title="Take your yes back?"
        keep="Keep it"
        confirm="Take it back"
        danger
        busy={withdraw.isPending}
        onKeep={() => setAsking(null)}
        onConfirm={() => asking && withdraw.mutate({ params: { accountId, consentId: asking.id } })}
      >
        <p>
          What we counted about the child is deleted. A child who needs a parent’s yes also loses the real name, a
          public name of its own choice and class friends, and can still practice. You get a receipt by mail.
        </p>
      </ConfirmDialog>
    </Card>
  )
}

function Receipt({
  consent,
  timeZone,
  onWithdraw,
}: {
  consent: ConsentReceipt
  timeZone: string
  onWithdraw?: () => void
}) {
  const who = consent.givenBy ?? consent.givenByEmail ?? 'A parent whose account is deleted'
  return (
    <li>
      <div>
        <b>{who}</b>{' '}
        {consent.withdrawnAt === null ? (
          <Chip hue="correct" icon="check">
            Said yes
          </Chip>
        ) : (
          <Chip hue="neutral" icon="undo">
            Taken back
          </Chip>
        )}
        <p className={styles['soft']}>
          On {shortMomentOf(consent.givenAt, timeZone)}
          {consent.givenBy !== null && consent.givenByEmail !== null && `, from ${consent.givenByEmail}`}, to the
          wording {consent.wording}
          {consent.withdrawnAt !== null && `; taken back on ${shortMomentOf(consent.withdrawnAt, timeZone)}`}
        </p>
      </div>
      {onWithdraw && consent.withdrawnAt === null && (
        <Button look="line" size="sm" onClick={onWithdraw}>
          Take back
        </Button>
      )}
    </li>
  )
}
