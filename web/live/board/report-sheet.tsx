import { reportOperations, type Reported } from '@polyhex/contract/live/board/report-operations'
import type { ReportReason } from '@polyhex/contract/safety/safety-report'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { Icon, type IconName } from '../../kit/icon.tsx'
import { Note } from '../../kit/note.tsx'
import { Switch } from '../../kit/switch.tsx'
import { showToast } from '../../kit/toasts.ts'
import { useRoom } from '../room/use-room.ts'
import styles from './report-sheet.module.css'

/** What is reported, with whose it is. */
export interface Reporting {
  readonly about: Reported
  readonly memberId: string
  readonly publicName: string
  /** A tutor's words can be reported, and are not hidden: they are for everybody. */
  readonly canHide: boolean
}

const reasons: readonly { reason: ReportReason; icon: IconName; label: string }[] = [
  { reason: 'mean', icon: 'flag', label: 'It is mean' },
  { reason: 'private', icon: 'lock', label: 'It asks for something private or secret' },
  { reason: 'scary', icon: 'warn', label: 'It is scary or gross' },
  { reason: 'worried', icon: 'users', label: 'I am worried about somebody' },
  { reason: 'other', icon: 'dots', label: 'Something else is wrong' },
]

/** Tells a grown-up of something in the class: the second press, on what is wrong, sends it. */
export function ReportSheet({ reporting, onClose }: { reporting: Reporting | null; onClose: () => void }) {
  return (
    <Dialog open={reporting !== null} onClose={onClose} title="Tell a grown-up" icon="flag">
      {reporting && <Reasons reporting={reporting} onClose={onClose} />}
    </Dialog>
  )
}

function Reasons({ reporting, onClose }: { reporting: Reporting; onClose: () => void }) {
  const { client } = useRoom()
  const { about, memberId, publicName, canHide } = reporting
  const [hide, setHide] = useState(canHide)
  const report = useTell(reportOperations.reportInClass, {
    onDone: () => {
      if (canHide && hide) client.send({ kind: 'chat-hide', memberId, hidden: true })
      showToast('done', 'Thank you. A grown-up will look at it.')
      onClose()
    },
  })
  return (
    <div className={styles.sheet}>
      <p>
        What is wrong with {about.kind === 'person' ? publicName : `what ${publicName} put there`}? {publicName} is not
        told who said it.
      </p>
      <ul className={styles.reasons}>
        {reasons.map(({ reason, icon, label }) => (
          <li key={reason}>
            <button
              type="button"
              className={styles.reason}
              disabled={report.isPending}
              onClick={() =>
                report.mutate({ params: { groupId: client.groupId }, body: { about, reason, hide: canHide && hide } })
              }
            >
              <Icon name={icon} size={24} />
              {label}
            </button>
          </li>
        ))}
      </ul>
      {canHide && (
        <Switch on={hide} onChange={setHide}>
          Hide what {publicName} writes and draws from me
        </Switch>
      )}
      {report.isError && <Note kind="bad">{report.error.message}</Note>}
    </div>
  )
}
