import type { AccountRow } from '@polyhex/contract/accounts/administration'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { useState } from 'react'
import { useAsk } from '../call/ask.ts'
import { wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { Note } from '../kit/note.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { TextField } from '../kit/text-field.tsx'
import styles from './attendees/attendees.module.css'

/** An account that was found, by the name staff knows. */
export interface FoundAccount {
  readonly id: string
  readonly name: string
  readonly row: AccountRow
}

/** Finds accounts by name or username on Enter, for administrators, with one button beside each. C-170. */
export function AccountSearch({
  label,
  fits = () => true,
  taken,
  takenWords,
  act,
  busy,
  onPick,
}: {
  label: string
  /** Which of those found are shown. */
  fits?: (account: AccountRow) => boolean
  taken: readonly string[]
  takenWords: string
  /** Words of the button: a verb. */
  act: string
  busy: boolean
  onPick: (account: FoundAccount) => void
}) {
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const query = useAsk(administrationOperations.listAccounts, text === '' ? null : { query: { text, count: 20 } })
  const found = (query.data?.accounts ?? []).filter(fits)
  return (
    <>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          setText(typed.trim())
        }}
      >
        <TextField
          label={label}
          type="search"
          placeholder="Name or username, then Enter"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <div aria-live="polite" aria-busy={query.isLoading}>
        {query.isLoading && <Skeleton height={54} />}
        {query.error && <Note kind="bad">{wordsOf(query.error)}</Note>}
        {query.data && found.length === 0 && <p>No account fits “{text}”.</p>}
        <ul className={styles['results']}>
          {found.map((row) => {
            const name = row.displayName ?? row.avatarName
            return (
              <li key={row.id}>
                <span>
                  <b>{name}</b>
                  <small>
                    {row.username}
                    {row.gradeLevel !== null && `, grade ${row.gradeLevel === 0 ? 'K' : row.gradeLevel}`}
                  </small>
                </span>
                {taken.includes(row.id) ? (
                  <small>{takenWords}</small>
                ) : (
                  <Button
                    look="soft"
                    size="sm"
                    loading={busy}
                    aria-label={`${act} ${name}`}
                    onClick={() => onPick({ id: row.id, name, row })}
                  >
                    {act}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}
