import { useEffect, useEffectEvent, useId, useState } from 'react'
import { feedbackOperations, issueLimits, type IssueReport } from '@polyhex/contract/feedback/feedback-operations'
import { useTell } from '../call/ask.ts'
import { wordsOf } from '../call/problems.ts'
import { Button } from '../kit/button.tsx'
import { IconButton } from '../kit/icon-button.tsx'
import { TextArea } from '../kit/text-area.tsx'
import { showToast } from '../kit/toasts.ts'
import { captureScreen, drawElement } from './screen-capture.ts'
import styles from './issue-toast.module.css'

interface IssueToastProps {
  /** What was being done, such as 'practice of fractions/3'. */
  context: string
  storedQuestionId: string | null
  /** Role of whoever reports. */
  reporter: IssueReport['role']
  onClose: () => void
}

/**
 * 'Report an Issue': a picture of the page and a field for notes. It closes by itself after 3 s unless somebody types,
 * points at it or moves through it with the keyboard [L-053, L-054].
 */
export function IssueToast({ context, storedQuestionId, reporter, onClose }: IssueToastProps) {
  const titleId = useId()
  const [guid] = useState(() => crypto.randomUUID())
  const [picture, setPicture] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const closeByItself = useEffectEvent(() => onClose())
  const { mutate, isPending } = useTell(feedbackOperations.reportIssue, { quiet: true })

  useEffect(() => {
    let gone = false
    void captureScreen(drawElement(document.body)).then((drawn) => {
      if (!gone) setPicture(drawn)
    })
    return () => {
      gone = true
    }
  }, [])
  useEffect(() => {
    if (busy || message !== '' || isPending) return
    const timer = setTimeout(() => closeByItself(), issueLimits.closeAfterMs)
    return () => clearTimeout(timer)
  }, [busy, message, isPending])

  function submit() {
    const issueReport = {
      context,
      pageUrl: location.href,
      message,
      role: reporter,
      imageData: picture,
      storedQuestionId,
      contestId: null,
    }
    mutate(
      { body: { guid, issueReport } },
      {
        onSuccess: () => {
          showToast('done', 'Thank you. Your report is on its way to us.')
          onClose()
        },
        onError: (problem) => showToast('error', wordsOf(problem)),
      },
    )
  }
  return (
    <section
      className={styles.toast}
      role="dialog"
      aria-labelledby={titleId}
      data-no-capture
      onPointerEnter={() => setBusy(true)}
      onPointerLeave={() => setBusy(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        else if (event.key === 'Tab') setBusy(true)
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>Report an Issue</h2>
        <IconButton icon="x" size="sm" label="Close" onClick={onClose} />
      </div>
      {picture && <img className={styles.picture} src={picture} alt="Preview of what will be sent" />}
      <TextArea
        label="Comments or Notes"
        help="Ctrl+Enter submits"
        autoFocus
        maxLength={issueLimits.messageCharacters}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Button block loading={isPending} onClick={submit}>
        Submit Feedback
      </Button>
    </section>
  )
}
