import type { SeriesEffect } from '@polyhex/contract/classes/recurring-schedule'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { ConflictList } from './conflict-list.tsx'
import { effectWords } from './effect-words.ts'
import styles from './forms.module.css'

/** What a change of a weekly class would do, before it is saved. With conflicts it cannot be saved. */
export function SeriesEffectDialog({
  name,
  effect,
  busy,
  onKeep,
  onSave,
}: {
  name: string
  effect: SeriesEffect
  busy: boolean
  onKeep: () => void
  onSave: (notify: boolean) => void
}) {
  const [notify, setNotify] = useState(true)
  const conflicting = effect.conflicts.length > 0
  return (
    <Dialog
      open
      mustChoose
      onClose={onKeep}
      title={`Change ${name}`}
      footer={
        <>
          <Button look="line" onClick={onKeep}>
            Back
          </Button>
          <Button loading={busy} disabled={conflicting} onClick={() => onSave(notify)}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p className={styles['effect']}>{effectWords(effect) ?? 'No class that is there changes.'}</p>
        <ConflictList conflicts={effect.conflicts} />
        {effect.told.students + effect.told.teachers > 0 && (
          <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
            Email them
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}
