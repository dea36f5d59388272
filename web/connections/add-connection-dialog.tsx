import type { Connection } from '@polyhex/contract/connections/account-link'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { noSides, sharedPermission } from '@polyhex/contract/connections/link-rules'
import { presets, type Purpose, purposesFor, purposeTitles, type Wanted } from '@polyhex/contract/connections/purposes'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey } from '../call/ask.ts'
import { callServer } from '../call/call-server.ts'
import { wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Dialog } from '../kit/dialog.tsx'
import { Note } from '../kit/note.tsx'
import { RadioGroup } from '../kit/radio-group.tsx'
import { showToast } from '../kit/toasts.ts'
import { refreshSession } from '../shell/session.ts'
import { AccountPicker, type Picked } from '../identity/account-picker.tsx'
import { listed, permissionWords } from './connection-words.ts'
import styles from './connections.module.css'
import { CustomPermissions } from './custom-permissions.tsx'

const nothing: Wanted = { mine: [], theirs: [] }

/** One call for each side; what both share is asked for once. A-264. */
function callsFor(accountId: string, { account, entered }: Picked, wanted: Wanted): Promise<unknown>[] {
  const theirs = wanted.theirs.filter((one) => one !== sharedPermission || !wanted.mine.includes(one))
  return (
    [
      ['mine', wanted.mine],
      ['theirs', theirs],
    ] as const
  )
    .filter(([, permissions]) => permissions.length > 0)
    .map(([side, permissions]) =>
      callServer(connectionOperations.createAccountLink, {
        params: { accountId },
        body: { otherAccountId: account.id, entered, side, permissions: [...permissions] },
      }),
    )
}

/** Connects with an account that is there already, for a purpose.. */
export function AddConnectionDialog({
  account,
  connections,
  onClose,
}: {
  account: SessionAccount
  /** Those there are already: they cannot be added again. */
  connections: readonly Connection[]
  onClose: () => void
}) {
  const client = useQueryClient()
  const purposes = purposesFor(account.roles)
  const [purpose, setPurpose] = useState<Purpose>(purposes[0] ?? 'custom')
  const [ticks, setTicks] = useState<Wanted>(nothing)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const wanted = purpose === 'custom' ? ticks : presets[purpose]
  const isEmpty = wanted.mine.length === 0 && wanted.theirs.length === 0

  async function add(): Promise<void> {
    if (picked === null) return
    setBusy(true)
    const made = await Promise.allSettled(callsFor(account.accountId, picked, wanted))
    const failed = made.find((one) => one.status === 'rejected')
    await client.invalidateQueries({ queryKey: askKey(connectionOperations.listAccountLinks) })
    await refreshSession()
    setBusy(false)
    if (failed !== undefined) return setFault(wordsOf(failed.reason))
    showToast('done', 'Created connection')
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Select Account to Connect"
      icon="link"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={picked === null || isEmpty} loading={busy} onClick={() => void add()}>
            Add
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {fault !== null && <Note kind="bad">{fault}</Note>}
        <RadioGroup
          label="Who are you connecting with?"
          value={purpose}
          options={purposes.map((value) => ({ value, label: purposeTitles[value] }))}
          onChange={setPurpose}
        />
        <AccountPicker
          taken={[
            account.username,
            ...connections.flatMap(({ other }) => [other.id, ...(other.username === null ? [] : [other.username])]),
          ]}
          takenWords="Choose a username or email you don't already have a connection to."
          picked={picked}
          onPick={setPicked}
        />
        {purpose === 'custom' ? (
          <CustomPermissions saved={noSides} ticks={ticks} onChange={setTicks} />
        ) : (
          <WhatFollows wanted={wanted} />
        )}
      </div>
    </Dialog>
  )
}

/** What a purpose means, before it is sent. */
function WhatFollows({ wanted }: { wanted: Wanted }) {
  const words = (side: 'mine' | 'theirs') => listed(wanted[side].map((one) => permissionWords[one].title))
  return (
    <Note>
      {wanted.mine.includes(sharedPermission) ? (
        <p>Both of you can be scheduled in group sessions together, once they confirm.</p>
      ) : (
        <>
          <p>You let them: {words('theirs')}.</p>
          <p>You ask them for: {words('mine')}.</p>
          <p>Nothing counts before they confirm.</p>
        </>
      )}
    </Note>
  )
}
