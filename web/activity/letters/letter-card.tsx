import { progressOperations } from '@polyhex/contract/activity/progress-operations'
import { useAsk, useTell } from '../../call/ask.ts'
import { Card } from '../../kit/card.tsx'
import { Switch } from '../../kit/switch.tsx'
import { showToast } from '../../kit/toasts.ts'
import styles from './letter-card.module.css'

/** The switch of the weekly letter, for those to whom it can be sent; nothing for all others. */
export function LetterCard({ accountId }: { accountId: string }) {
  const query = useAsk(progressOperations.getLetterChoices, { params: { accountId } })
  const choose = useTell(progressOperations.chooseLetters, {
    onDone: (answer) => {
      showToast('done', answer.weeklyLetter ? 'The letter comes on Sundays' : 'No letter comes any more')
      void query.refetch()
    },
  })
  if (query.data === undefined || !query.data.canBeSent) return null
  const wanted = choose.isPending ? !query.data.weeklyLetter : query.data.weeklyLetter
  return (
    <Card as="section" padded className={styles['letter']} aria-labelledby="letter">
      <div>
        <h2 id="letter">Weekly letter</h2>
        <p>On Sunday at 5 PM we mail you these figures for all your students. One letter a week, never more.</p>
      </div>
      <Switch
        on={wanted}
        disabled={choose.isPending}
        onChange={(weeklyLetter) => choose.mutate({ params: { accountId }, body: { weeklyLetter } })}
      >
        Send me the letter
      </Switch>
    </Card>
  )
}
