import { noticeOperations } from '@polyhex/contract/classes/notice-operations'
import { useParams } from '@tanstack/react-router'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Note } from '../../kit/note.tsx'
import { usePageTitle } from '../../shell/page-title.ts'

/**
 * /letters/reminders/{token}/, where the last line of a reminder leads. One press stops the reminders, another brings them
 * back; nobody has to sign in. Opening the page alone changes nothing, since mail programs open links to look at them.
 */
export function StopRemindersScreen() {
  usePageTitle('Reminders of classes')
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const choose = useTell(noticeOperations.chooseRemindersByMail, { quiet: true })
  const stopped = choose.data?.reminderHour === false
  const press = () => choose.mutate({ params: { token }, body: { reminderDay: stopped, reminderHour: stopped } })
  return (
    <>
      <EmptyState
        heading="h1"
        shape="circle"
        title={
          stopped ? 'The reminders have stopped' : choose.data ? 'The reminders come again' : 'Stop the reminders?'
        }
        text={
          stopped
            ? 'We still write when a class is booked, changed or cancelled.'
            : 'We mail a reminder one day and one hour before each class.'
        }
        action={
          <Button look={stopped ? 'line' : 'primary'} loading={choose.isPending} onClick={press}>
            {stopped ? 'Send them again' : 'Stop the reminders'}
          </Button>
        }
      />
      <p role="status" className="visually-hidden">
        {choose.data && (stopped ? 'The reminders have stopped.' : 'The reminders come again.')}
      </p>
      {choose.error && <Note kind="bad">{wordsOf(choose.error)}</Note>}
    </>
  )
}
