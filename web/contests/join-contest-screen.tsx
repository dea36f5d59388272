import { useSearch } from '@tanstack/react-router'
import { PageHead } from '../curriculum/page-head.tsx'
import { Card } from '../kit/card.tsx'
import { Icon } from '../kit/icon.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { JoinContestForm } from './join-contest-form.tsx'
import styles from './contests.module.css'

/** /math/contests/join/?code=…: where the link of a host leads. */
export function JoinContestScreen() {
  usePageTitle('Join a contest')
  const { code } = useSearch({ strict: false })
  return (
    <>
      <PageHead
        mark={
          <span className={styles['mark']}>
            <Icon name="users" size={34} />
          </span>
        }
        over={<a href={paths.contests}>Contests</a>}
        title="Join a contest"
        lede="Type the code that the host gave you. Others see your public name and your points, nothing else."
      />
      <Card as="section" padded className={styles['narrow'] ?? ''} aria-label="Code">
        <JoinContestForm {...(code === undefined ? {} : { code })} />
      </Card>
    </>
  )
}
