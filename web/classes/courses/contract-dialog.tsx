import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { isStaff } from '@polyhex/contract/identity/accounts'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { AccountSearch, type FoundAccount } from '../account-search.tsx'
import { wallTime } from '../calendar/local-days.ts'
import { errorOf, faultsFrom, type Faults } from '../forms/faults.ts'
import styles from '../slots/classes-table.module.css'

/** Makes a contract with somebody who teaches. */
export function ContractDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const [account, setAccount] = useState<FoundAccount | null>(null)
  const [status, setStatus] = useState<'draft' | 'active'>('active')
  const [startingOn, setStartingOn] = useState(() => wallTime(new Date(), 'America/New_York').slice(0, 10))
  const [endingOn, setEndingOn] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const add = useTell(cohortOperations.createContract, { quiet: true })
  const submit = () => {
    if (account === null) return setFaults({ form: 'Choose an account first.' })
    if (startingOn === '') return setFaults({ startingOn: 'A contract needs its first day.' })
    add.mutate(
      { body: { accountId: account.id, status, startingOn, endingOn: endingOn === '' ? null : endingOn } },
      {
        onSuccess: () => {
          showToast('done', `Added a contract with ${account.name}`)
          onAdded()
          onClose()
        },
        onError: (problem) => {
          const found = faultsFrom(problem)
          setFaults(found['accountId'] === undefined ? found : { ...found, form: found['accountId'] })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add Contract"
      icon="teach"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={add.isPending} onClick={submit}>
            Add
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {faults['form'] && <Note kind="bad">{faults['form']}</Note>}
        {account === null ? (
          <AccountSearch
            label="Tutor, teacher or administrator"
            fits={isStaff}
            taken={[]}
            takenWords=""
            act="Choose"
            busy={false}
            onPick={(found) => {
              setAccount(found)
              setFaults({})
            }}
          />
        ) : (
          <p className={styles['chosen']}>
            <b>{account.name}</b>
            <small>{account.row.username}</small>
          </p>
        )}
        <RadioGroup
          label="Status"
          options={[
            { value: 'active', label: 'Active' },
            { value: 'draft', label: 'Draft', help: 'Cannot teach yet.' },
          ]}
          value={status}
          onChange={setStatus}
        />
        <TextField
          label="First day"
          type="date"
          value={startingOn}
          onChange={(event) => setStartingOn(event.target.value)}
          {...errorOf(faults, 'startingOn')}
        />
        <TextField
          label="Last day"
          type="date"
          help="Leave it empty for an open end."
          value={endingOn}
          onChange={(event) => setEndingOn(event.target.value)}
          {...errorOf(faults, 'endingOn')}
        />
      </div>
    </Dialog>
  )
}
