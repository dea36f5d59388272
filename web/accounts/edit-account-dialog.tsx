import type { Account, AccountChanges } from '@polyhex/contract/accounts/account'
import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { addressOperations } from '@polyhex/contract/accounts/address-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey, useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { ServerProblem, wordsOf } from '../call/problems.ts'
import { useGuardedTell } from '../identity/use-guarded-tell.tsx'
import { Button } from '../kit/button.tsx'
import { ConfirmDialog } from '../kit/confirm-dialog.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Note } from '../kit/note.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { showToast } from '../kit/toasts.ts'
import { refreshSession, useAccount } from '../shell/session.ts'
import { changesBetween, type EditedAccount, editedFrom, faultsOf } from './edited-account.ts'
import { EditAccountFields } from './edit-account-fields.tsx'

/** view: the account itself or who manages it; manage: an administrator, with class groups. A-085. */
export type EditVariant = 'view' | 'manage'

/** Everything about an account that can be changed. Only what was changed is sent.. */
export function EditAccountDialog({
  accountId,
  variant,
  onClose,
}: {
  accountId: string
  variant: EditVariant
  onClose: () => void
}) {
  const query = useAsk(accountOperations.getAccount, { params: { accountId } })
  if (query.data !== undefined) {
    return <EditForm key={accountId} account={query.data.account} variant={variant} onClose={onClose} />
  }
  return (
    <Dialog open onClose={onClose} title="Edit" icon="pen">
      <Asked query={query} loading={<Skeleton height={320} />} failed="The account did not load">
        {() => null}
      </Asked>
    </Dialog>
  )
}

function EditForm({ account, variant, onClose }: { account: Account; variant: EditVariant; onClose: () => void }) {
  const before = editedFrom(account)
  const [edited, setEdited] = useState<EditedAccount>(before)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [confirming, setConfirming] = useState(false)
  const own = useAccount()?.accountId === account.id
  const client = useQueryClient()
  const changes = changesBetween(before, edited)
  const { tell, isPending, proof } = useGuardedTell(accountOperations.updateAccount, {
    onDone: (answer) => {
      client.setQueryData(askKey(accountOperations.getAccount, { params: { accountId: account.id } }), answer)
      void client.invalidateQueries({ queryKey: askKey(accountOperations.getAccount) })
      void client.invalidateQueries({ queryKey: askKey(accountOperations.getCurrentAccount) })
      showToast('done', `Updated ${answer.account.displayName ?? answer.account.username ?? answer.account.avatarName}`)
      if (changes.email !== undefined) {
        showToast('note', `We sent a link to ${changes.email}. The new address counts once you follow it.`)
        void client.invalidateQueries({ queryKey: askKey(addressOperations.getOwnAddress) })
      }
      if (own) void refreshSession()
      onClose()
    },
    onProblem: (problem) => {
      const fields = problem instanceof ServerProblem ? problem.fields : {}
      setFaults(Object.keys(fields).length > 0 ? fields : { form: wordsOf(problem) })
    },
  })

  function submit() {
    if (Object.keys(changes).length === 0) {
      onClose()
      return
    }
    const found = faultsOf(changes, new Date())
    setFaults(found)
    if (Object.keys(found).length > 0) return
    if (typeof changes.gradeLevel === 'number') setConfirming(true)
    else save()
  }

  function save() {
    tell({ params: { accountId: account.id }, body: changes as AccountChanges })
  }

  const name = account.displayName ?? account.avatarName
  if (proof) return proof
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={`Edit ${name}`}
        icon="pen"
        footer={
          <>
            <Button look="line" onClick={onClose}>
              Cancel
            </Button>
            <Button loading={isPending} onClick={submit}>
              Save
            </Button>
          </>
        }
      >
        {faults['form'] && <Note kind="bad">{faults['form']}</Note>}
        <EditAccountFields
          account={account}
          edited={edited}
          faults={faults}
          variant={variant}
          own={own}
          onEdit={(next) => setEdited({ ...edited, ...next })}
        />
      </Dialog>
      <ConfirmDialog
        open={confirming}
        title="Confirm Grade Level Change"
        confirm="Confirm"
        onKeep={() => {
          setConfirming(false)
          setEdited({ ...edited, gradeLevel: before.gradeLevel })
        }}
        onConfirm={() => {
          setConfirming(false)
          save()
        }}
      >
        <p>
          Changing the grade level will update the curriculum to a level typically associated with this grade. Are you
          sure you want to do this?
        </p>
      </ConfirmDialog>
    </>
  )
}
