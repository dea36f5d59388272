import { creditsPerAllocation } from '@polyhex/contract/credits/credit'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey, useTell } from '../call/ask.ts'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { TitledCard } from '../kit/titled-card.tsx'
import { showToast } from '../kit/toasts.ts'
import { AddCreditsDialog } from './add-credits-dialog.tsx'
import { CreditsTable } from './credits-table.tsx'

type PanelProps =
  | { variant: 'manage-all' }
  | { variant: 'manage'; accountId: string; name: string }
  | { variant: 'view'; accountId: string }

/** Credits with the tools that the variant allows: all of them, those of an account, or only to look at. C-103, C-104. */
export function CreditsPanel(props: PanelProps) {
  const client = useQueryClient()
  const changed = () => void client.invalidateQueries({ queryKey: askKey(creditOperations.listCredits) })
  return (
    <TitledCard
      title="Credits"
      {...(props.variant === 'view'
        ? {}
        : {
            actions:
              props.variant === 'manage-all' ? (
                <AllTools onChanged={changed} />
              ) : (
                <AccountTools accountId={props.accountId} name={props.name} onChanged={changed} />
              ),
          })}
    >
      <CreditsTable
        variant={props.variant}
        {...(props.variant === 'manage-all' ? {} : { accountId: props.accountId })}
      />
    </TitledCard>
  )
}

/** Puts right what is left over: credits of classes that do not take place, and overdue ones. C-226, C-227. */
function AllTools({ onChanged }: { onChanged: () => void }) {
  const tell = useTell(creditOperations.manageCredits)
  const run = (task: 'freeCancelled' | 'expireOverdue', words: (count: number) => string) =>
    tell.mutate(
      { body: { task } },
      {
        onSuccess: ({ count }) => {
          showToast('done', words(count))
          onChanged()
        },
      },
    )
  return (
    <>
      <Button
        look="line"
        size="sm"
        icon="undo"
        disabled={tell.isPending}
        onClick={() => run('freeCancelled', (n) => `Freed ${n} credits for cancelled/planned time slots`)}
      >
        Free cancelled
      </Button>
      <Button
        look="line"
        size="sm"
        icon="clock"
        disabled={tell.isPending}
        onClick={() => run('expireOverdue', (n) => `Marked ${n} expired credits as expired`)}
      >
        Expire overdue
      </Button>
    </>
  )
}

/** Gives credits to an account. C-224, C-225, C-232. */
function AccountTools({ accountId, name, onChanged }: { accountId: string; name: string; onChanged: () => void }) {
  const [open, setOpen] = useState<'add' | 'allocate' | null>(null)
  const tell = useTell(creditOperations.manageCredits)
  const close = () => setOpen(null)
  return (
    <>
      <Button look="soft" size="sm" icon="plus" onClick={() => setOpen('add')}>
        Add Credits
      </Button>
      <Button look="line" size="sm" icon="gift" onClick={() => setOpen('allocate')}>
        Allocate Credits
      </Button>
      {open === 'add' && <AddCreditsDialog accountId={accountId} name={name} onClose={close} onAdded={onChanged} />}
      <ConfirmDialog
        open={open === 'allocate'}
        title="Allocate Credits"
        confirm="Allocate Credits"
        busy={tell.isPending}
        onKeep={close}
        onConfirm={() =>
          tell.mutate(
            { body: { task: 'allocate', accountId } },
            {
              onSettled: close,
              onSuccess: ({ count }) => {
                showToast('done', `${count} credits have been added to ${name} account`)
                onChanged()
              },
            },
          )
        }
      >
        <p>
          Add {creditsPerAllocation} credits to the account of {name}? They go to the next classes by themselves.
        </p>
      </ConfirmDialog>
    </>
  )
}
