import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { showToast } from '../kit/toasts.ts'
import { paths } from '../shell/paths.ts'
import { codeText } from './contest-words.ts'
import styles from './contests.module.css'

/** The code of a contest, large enough for the back of a room, and the link behind it. */
export function InviteCard({ code }: { code: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(`${location.origin}${paths.joinContest(code)}`)
      showToast('done', 'The link is copied.')
    } catch {
      showToast('note', 'Your browser does not let us copy. Read the code out instead.')
    }
  }
  return (
    <Card as="section" padded className={styles['invite']} aria-labelledby="invite">
      <h2 id="invite" className={styles['cardTitle']}>
        Invite friends
      </h2>
      <p className={styles['code']}>
        <span className="visually-hidden">Code {code.split('').join(' ')}</span>
        <span aria-hidden="true">{codeText(code)}</span>
      </p>
      <p className={styles['lede']}>They type this code under Contests, or open the link.</p>
      <Button look="line" icon="copy" onClick={() => void copy()}>
        Copy the link
      </Button>
    </Card>
  )
}
