import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { unitLeaderboard } from '@polyhex/contract/contests/contest-limits'
import type { BestPaper } from '@polyhex/contract/contests/leaderboard'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { Card } from '../kit/card.tsx'
import { Chip } from '../kit/chip.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { paths } from '../shell/paths.ts'
import { LeaderboardSkeleton } from './contest-leaderboard.tsx'
import { StandingRow } from './standing-row.tsx'
import type { ContestSubject } from './subject.ts'
import styles from './contests.module.css'

/** The best papers about a subject in the last 30 days, for those who are signed in. */
export function BestPapers({ subject, signedIn }: { subject: ContestSubject; signedIn: boolean }) {
  return (
    <Card as="section" padded aria-labelledby="best-papers">
      <h2 id="best-papers" className={styles['cardTitle']}>
        Leaderboard
      </h2>
      <p className={styles['lede']}>The best papers of the last {unitLeaderboard.days} days.</p>
      {signedIn ? <Rows subject={subject} /> : <Invitation />}
    </Card>
  )
}

function Rows({ subject }: { subject: ContestSubject }) {
  const best = useAsk(contestOperations.listBestPapers, { query: subject.query })
  return (
    <Asked query={best} failed="The leaderboard did not load" loading={<LeaderboardSkeleton />}>
      {({ papers, own }) =>
        papers.length === 0 ? (
          <p className={styles['quiet']}>Nobody has finished a paper here yet. Yours could be the first.</p>
        ) : (
          <ol className={styles['standings']} aria-label="Leaderboard">
            {papers.map((paper, place) => (
              <Row key={`${paper.name} ${place}`} paper={paper} />
            ))}
            {own && !papers.some((paper) => paper.isYou) && <Row paper={own} />}
          </ol>
        )
      }
    </Asked>
  )
}

function Row({ paper }: { paper: BestPaper }) {
  return (
    <StandingRow
      {...paper}
      chips={
        paper.isYou && (
          <Chip hue="primary" square>
            You
          </Chip>
        )
      }
    />
  )
}

function Invitation() {
  return (
    <div className={styles['invitation']}>
      <p>Visitors can try every paper. Sign in to see the leaderboard and to be on it.</p>
      <LinkButton href={paths.signIn} look="line">
        Sign in
      </LinkButton>
    </div>
  )
}
