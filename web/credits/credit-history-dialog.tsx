import type { Credit } from '@polyhex/contract/credits/credit'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { useState } from 'react'
import { useAsk, useTell } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { Button } from '../kit/button.tsx'
import { Chip } from '../kit/chip.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { showToast } from '../kit/toasts.ts'
import { creditStatusLooks, dateWords, personWords } from './credit-words.ts'
import styles from './credits.module.css'

/** What has happened to one credit, oldest first; an administrator can give a used one back. */
export function CreditHistoryDialog({
  credit,
  mayGiveBack,
  onClose,
  onGivenBack,
}: {
  credit: Credit
  mayGiveBack: boolean
  onClose: () => void
  onGivenBack: () => void
}) {
  const params = { creditId: credit.id }
  const query = useAsk(creditOperations.getCreditHistory, { params })
  const [asking, setAsking] = useState(false)
  const giveBack = useTell(creditOperations.giveBackCredit)
  const whose = personWords(credit.student) || personWords(credit.owner)
  return (
    <>
      <Dialog
        open={!asking}
        onClose={onClose}
        title="History of a credit"
        icon="history"
        footer={
          <>
            {mayGiveBack && credit.status === 'used' && (
              <Button look="soft" icon="undo" onClick={() => setAsking(true)}>
                Give back
              </Button>
            )}
            <Button look="line" onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        <Asked query={query} loading={<Skeleton height={160} radius={14} />} failed="The history did not load">
          {({ changes }) => (
            <ol className={styles['history']}>
              {changes.map((change) => (
                <li key={`${change.at} ${change.toStatus}`}>
                  <time dateTime={change.at}>{dateWords(change.local)}</time>
                  <Chip
                    hue={creditStatusLooks[change.toStatus].hue}
                    icon={creditStatusLooks[change.toStatus].icon}
                    square
                  >
                    {creditStatusLooks[change.toStatus].name}
                  </Chip>
                  <span>
                    {change.reason}
                    {change.classLocal !== null && <small> Class on {dateWords(change.classLocal)}</small>}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </Asked>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Give back this credit?"
        confirm="Give back"
        busy={giveBack.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() =>
          giveBack.mutate(
            { params },
            {
              onSuccess: () => {
                showToast('done', `Gave a credit back to ${whose}`)
                onGivenBack()
                onClose()
              },
              onError: () => setAsking(false),
            },
          )
        }
      >
        <p>
          The credit that {whose} used
          {credit.classDate !== null && ` for the class on ${dateWords(credit.classDate)}`} becomes available again.
        </p>
      </ConfirmDialog>
    </>
  )
}
