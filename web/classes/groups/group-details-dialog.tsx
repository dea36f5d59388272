import type { Group } from '@polyhex/contract/classes/class-group'
import { groupingOperations } from '@polyhex/contract/classes/group-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { Note } from '../../kit/note.tsx'
import { TextArea } from '../../kit/text-area.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import { errorOf, faultsFrom, type Faults } from '../forms/faults.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import styles from './groups.module.css'

/** What the tutor of a group is told, and the address of its room where that is elsewhere. C-199. */
export function GroupDetailsDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [instructions, setInstructions] = useState(group.instructions ?? '')
  // The address of our own room is nobody's entry: the field is for one elsewhere.
  const isOurs = group.videoConferenceLink?.endsWith(paths.classSession(group.id)) ?? true
  const kept = isOurs ? '' : (group.videoConferenceLink ?? '')
  const [link, setLink] = useState(kept)
  const [faults, setFaults] = useState<Faults>({})
  const changed = useClassesChanged()
  const save = useTell(groupingOperations.addGroupInstructions, { quiet: true })
  const submit = () =>
    save.mutate(
      {
        params: { groupId: group.id },
        body: {
          instructions: instructions.trim() === '' ? null : instructions.trim(),
          ...(link === kept ? {} : { videoConferenceLink: link.trim() === '' ? null : link.trim() }),
        },
      },
      {
        onSuccess: () => {
          changed()
          showToast('done', `Saved group ${group.groupIndex}`)
          onClose()
        },
        onError: (problem) => setFaults(faultsFrom(problem)),
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Group ${group.groupIndex}`}
      icon="pen"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={save.isPending} onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {faults['form'] && <Note kind="bad">{faults['form']}</Note>}
        <TextArea
          label="Instructions"
          help="Only teachers and staff read them."
          maxLength={2000}
          value={instructions}
          onChange={(event) => setInstructions(event.target.value)}
          {...errorOf(faults, 'instructions')}
        />
        <TextField
          label="Room link"
          type="url"
          inputMode="url"
          help="Only where the class meets elsewhere. Empty: our own room."
          placeholder="https://"
          value={link}
          onChange={(event) => setLink(event.target.value)}
          {...errorOf(faults, 'videoConferenceLink')}
        />
      </div>
    </Dialog>
  )
}
