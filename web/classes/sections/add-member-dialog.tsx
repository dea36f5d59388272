import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import {
  type DialogVariant,
  type SectionPurpose,
  sectionPresets,
  sectionPurposesFor,
  sectionPurposeTitles,
} from '@polyhex/contract/connections/purposes'
import type { SectionMember } from '@polyhex/contract/connections/sections'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { showToast } from '../../kit/toasts.ts'
import { AccountPicker, type Picked } from '../../identity/account-picker.tsx'
import styles from './sections.module.css'

/** Adds an account to a section.. */
export function AddMemberDialog({
  sectionId,
  variant,
  members,
  onClose,
}: {
  sectionId: string
  variant: Exclude<DialogVariant, 'account'>
  members: readonly SectionMember[]
  /** `added` when somebody has been. */
  onClose: (added: boolean) => void
}) {
  const purposes = sectionPurposesFor(variant)
  const [purpose, setPurpose] = useState<SectionPurpose>('student')
  const [picked, setPicked] = useState<Picked | null>(null)
  const add = useTell(connectionOperations.addSectionMember, {
    quiet: true,
    onDone: ({ member }) => {
      if (member === null) showToast('done', 'We asked the family. The student joins when they agree.')
      else showToast('done', `Added ${member.account.avatarName}`)
      onClose(true)
    },
  })
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title="Select Account"
      icon="users"
      footer={
        <>
          <Button look="line" onClick={() => onClose(false)}>
            Cancel
          </Button>
          <Button
            disabled={picked === null}
            loading={add.isPending}
            onClick={() => {
              if (picked === null) return
              const permissions = [...sectionPresets[purpose]]
              add.mutate({ params: { sectionId }, body: { accountId: picked.account.id, permissions } })
            }}
          >
            Add
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {add.error && <Note kind="bad">{wordsOf(add.error)}</Note>}
        {purposes.length > 1 && (
          <RadioGroup
            label="As what?"
            value={purpose}
            options={purposes.map((value) => ({ value, label: sectionPurposeTitles[value] }))}
            onChange={setPurpose}
          />
        )}
        <AccountPicker
          taken={members.flatMap(({ account }) => [
            account.id,
            ...(account.username === null ? [] : [account.username]),
          ])}
          takenWords="Choose a username or email not already in the class."
          picked={picked}
          onPick={setPicked}
        />
      </div>
    </Dialog>
  )
}
