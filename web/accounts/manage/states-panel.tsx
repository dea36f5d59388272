import { StateKey, StateValue } from '@polyhex/contract/accounts/administration'
import { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { TextField } from '../../kit/text-field.tsx'
import styles from './manage.module.css'

/** What is edited: an existing state by its key, or a new one. */
interface Editing {
  readonly key: string
  readonly value: string
  readonly isNew: boolean
}

const message = (schema: typeof StateKey | typeof StateValue, value: unknown): string | null => {
  const result = schema.safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? '')
}

/** The number a text means; NaN for none, which the contract refuses in words. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

/** States of an account: keys with whole numbers, to add, change and remove.. */
export function StatesPanel({ accountId }: { accountId: string }) {
  const query = useAsk(administrationOperations.getAccountStates, { params: { accountId } })
  const [editing, setEditing] = useState<Editing | null>(null)
  const [removing, setRemoving] = useState<string | null>(null)
  const [faults, setFaults] = useState<{ key: string | null; value: string | null }>({ key: null, value: null })
  const done = () => {
    setEditing(null)
    setRemoving(null)
    void query.refetch()
  }
  const set = useTell(administrationOperations.updateAccountState, { onDone: done })
  const remove = useTell(administrationOperations.removeAccountState, { onDone: done })

  function save() {
    if (editing === null) return
    const found = { key: message(StateKey, editing.key), value: message(StateValue, numberOf(editing.value)) }
    setFaults(found)
    if (found.key !== null || found.value !== null) return
    set.mutate({ params: { accountId, key: editing.key.trim() }, body: { value: numberOf(editing.value) } })
  }
  const begin = (next: Editing) => {
    setFaults({ key: null, value: null })
    setEditing(next)
  }
  return (
    <Card as="section" padded className={styles['panel']} aria-labelledby="states">
      <h2 id="states">Account states</h2>
      <p>Numbers by key that the product keeps about this account.</p>
      <Asked query={query} loading={<Skeleton height={90} />} failed="The states did not load">
        {({ states }) => (
          <ul className={styles['list']}>
            {Object.entries(states).map(([key, value]) => (
              <li key={key}>
                <code>{key}</code>
                <span className={styles['actions']}>
                  <b>{value}</b>
                  <IconButton
                    icon="pen"
                    size="sm"
                    label={`Change ${key}`}
                    onClick={() => begin({ key, value: String(value), isNew: false })}
                  />
                  <IconButton icon="trash" size="sm" label={`Remove ${key}`} onClick={() => setRemoving(key)} />
                </span>
              </li>
            ))}
            {Object.keys(states).length === 0 && <li>There are none.</li>}
          </ul>
        )}
      </Asked>
      {editing === null ? (
        <Button look="line" size="sm" icon="plus" onClick={() => begin({ key: '', value: '', isNew: true })}>
          Add a state
        </Button>
      ) : (
        <form
          className={styles['state']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <TextField
            label="Key"
            value={editing.key}
            disabled={!editing.isNew}
            onChange={(event) => setEditing({ ...editing, key: event.target.value })}
            {...(faults.key ? { error: faults.key } : {})}
          />
          <TextField
            label="Value"
            inputMode="numeric"
            value={editing.value}
            onChange={(event) => setEditing({ ...editing, value: event.target.value })}
            {...(faults.value ? { error: faults.value } : {})}
          />
          <div className={styles['actions']}>
            <Button type="submit" loading={set.isPending}>
              {editing.isNew ? 'Add' : 'Update'}
            </Button>
            <Button look="line" onClick={() => setEditing(null)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      <ConfirmDialog
        open={removing !== null}
        danger
        title={`Remove ${removing ?? ''}?`}
        confirm="Remove"
        busy={remove.isPending}
        onKeep={() => setRemoving(null)}
        onConfirm={() => removing !== null && remove.mutate({ params: { accountId, key: removing } })}
      >
        <p>The number is forgotten. Removing onboarding ends an unfinished sign-up.</p>
      </ConfirmDialog>
    </Card>
  )
}
