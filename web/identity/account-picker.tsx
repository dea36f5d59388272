import type { PublicAccount } from '@polyhex/contract/accounts/account'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { useState } from 'react'
import { callServer } from '../call/call-server.ts'
import { wordsOf } from '../call/problems.ts'
import { Avatar } from '../kit/avatar.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { TextField } from '../kit/text-field.tsx'
import { avatarOrHexagon } from '../kit/avatar-drawings.ts'
import styles from './account-picker.module.css'

/** An account that was found, with what was typed to find it. */
export interface Picked {
  readonly account: PublicAccount
  readonly entered: string
}

/** Finds one account by its exact username or email.. */
export function AccountPicker({
  taken,
  takenWords,
  picked,
  onPick,
}: {
  /** Usernames and ids that cannot be chosen any more. */
  taken: readonly string[]
  takenWords: string
  picked: Picked | null
  onPick: (picked: Picked | null) => void
}) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function find(): Promise<void> {
    const entered = text.trim()
    if (entered === '') return setFault('Please enter a username or email.')
    if (taken.some((one) => one.toLowerCase() === entered.toLowerCase())) return setFault(takenWords)
    setBusy(true)
    try {
      const { accounts } = await callServer(connectionOperations.listPublicAccounts, { query: { identifier: entered } })
      const [account] = accounts
      if (account === undefined) setFault('No account has this username or email.')
      else if (taken.includes(account.id)) setFault(takenWords)
      else onPick({ account, entered })
    } catch (problem) {
      setFault(wordsOf(problem))
    }
    setBusy(false)
  }

  return (
    <div className={styles['picker']}>
      <div className={styles['find']}>
        <TextField
          label="Username or email"
          help="The username or email address of the account you want to connect TO."
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={320}
          value={text}
          {...(fault === null ? {} : { error: fault })}
          onChange={(event) => {
            setText(event.target.value)
            setFault(null)
            onPick(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void find()
          }}
        />
        <Button look="soft" icon="search" loading={busy} onClick={() => void find()}>
          Find
        </Button>
      </div>
      <div aria-live="polite">
        {picked && (
          <p className={styles['picked']}>
            <Avatar shape={avatarOrHexagon(picked.account.avatarUrl)} size={40} />
            <span>
              <b>{picked.account.avatarName}</b>
              <small>{picked.account.username}</small>
            </span>
            <Icon name="check" />
            <span className="visually-hidden">found</span>
          </p>
        )}
      </div>
    </div>
  )
}
