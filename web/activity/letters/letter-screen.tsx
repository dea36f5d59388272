import { progressOperations } from '@polyhex/contract/activity/progress-operations'
import { useParams } from '@tanstack/react-router'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Note } from '../../kit/note.tsx'
import { usePageTitle } from '../../shell/page-title.ts'

/**
 * /letters/{token}/, where the last line of a weekly letter leads. One press stops it, another brings it back; nobody has
 * to sign in. Opening the page alone changes nothing, since mail programs open links to look at them.
 */
export function LetterScreen() {
  usePageTitle('Weekly letter')
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const choose = useTell(progressOperations.chooseLettersByMail, { quiet: true })
  const press = (weeklyLetter: boolean) => choose.mutate({ params: { token }, body: { weeklyLetter } })
  const stopped = choose.data?.weeklyLetter === false
  return (
    <>
      <EmptyState
        heading="h1"
        shape="circle"
        title={stopped ? 'The letter has stopped' : choose.data ? 'The letter comes again' : 'Stop the weekly letter?'}
        text={
          stopped
            ? 'No more letters about the week come to you. Mails that an account needs still do.'
            : 'On Sundays we mail you what your students practiced.'
        }
        action={
          <Button look={stopped ? 'line' : 'primary'} loading={choose.isPending} onClick={() => press(stopped)}>
            {stopped ? 'Send it again' : 'Stop the letter'}
          </Button>
        }
      />
      {choose.error && <Note kind="bad">{wordsOf(choose.error)}</Note>}
    </>
  )
}
