import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

/** Shows recovery codes once; it closes when the person says that they are saved. */
export function NewCodesDialog({
  username,
  codes,
  onClose,
}: {
  username: string
  codes: readonly string[]
  onClose: () => void
}) {
  const [saved, setSaved] = useState(false)
  return (
    <Dialog
      open
      onClose={() => {}}
      mustChoose
      title="Your recovery codes"
      icon="key"
      footer={
        <Button disabled={!saved} onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className={styles['form']}>
        <RecoveryCodes username={username} codes={codes} />
        <Checkbox checked={saved} onChange={(event) => setSaved(event.currentTarget.checked)}>
          I have saved these codes
        </Checkbox>
      </div>
    </Dialog>
  )
}
