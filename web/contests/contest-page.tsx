import { contestOperations } from '@polyhex/contract/contests/contest-operations'
import { contest } from '@polyhex/contract/exercises/limits'
import type { ReactNode } from 'react'
import { useAsk } from '../call/ask.ts'
import { gradeName } from '../curriculum/grade-name.ts'
import { PageHead } from '../curriculum/page-head.tsx'
import { TopicBadge } from '../curriculum/topic-badge.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { Chip } from '../kit/chip.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { BestPapers } from './best-papers.tsx'
import { ContestRules } from './contest-rules.tsx'
import { pointsText, resultWords } from './contest-words.ts'
import type { ContestSubject } from './subject.ts'
import { useBeginPaper } from './use-begin-paper.ts'
import styles from './contests.module.css'

/** A contest before it is played: what it is, the rules, one's best score, the leaderboard, and Start. */
export function ContestPage({ subject, children }: { subject: ContestSubject; children?: ReactNode }) {
  usePageTitle(`${subject.name} contest`)
  const account = useAccount()
  const begin = useBeginPaper(subject, account !== null)
  const ofProblems = useEarlier(subject).data?.ofProblems ?? false
  return (
    <>
      <PageHead
        mark={<TopicBadge icon={subject.icon} size={72} />}
        over={<a href={paths.contests}>Contests</a>}
        title={subject.name}
        lede={`Ten ${ofProblems ? 'contest problems' : 'questions'} for ${gradeName(subject.grade).toLowerCase()}. Take your time: there is no clock.`}
      >
        <Button size="lg" iconAfter="arrow" loading={begin.isPending} onClick={() => begin.mutate({ forceNew: false })}>
          Start
        </Button>
        {account !== null && (
          <LinkButton href={paths.hostContest(subject.query)} look="line" size="lg" icon="users">
            Host for friends
          </LinkButton>
        )}
      </PageHead>
      {children}
      <div className={styles['two']}>
        <div className={styles['stack']}>
          <ContestRules ofProblems={ofProblems} />
          <YourPapers subject={subject} signedIn={account !== null} />
        </div>
        <BestPapers subject={subject} signedIn={account !== null} />
      </div>
    </>
  )
}

/** The last papers about a subject, and what new ones are made of. */
function useEarlier(subject: ContestSubject) {
  return useAsk(contestOperations.getSimilarContestHistory, { query: { ...subject.query, count: 5 } })
}

/** One's best score about a subject, and the papers behind it. */
function YourPapers({ subject, signedIn }: { subject: ContestSubject; signedIn: boolean }) {
  const history = useEarlier(subject)
  if (history.isPending) return <Skeleton height={120} radius={20} />
  const { papers, best } = history.data ?? { papers: [], best: null }
  if (best === null) {
    return (
      <Card as="section" padded aria-labelledby="your-papers">
        <h2 id="your-papers" className={styles['cardTitle']}>
          Your best score
        </h2>
        <p className={styles['quiet']}>
          No paper yet. {signedIn ? 'Start one when you like.' : 'You can start one without an account.'}
        </p>
      </Card>
    )
  }
  return (
    <Card as="section" padded aria-labelledby="your-papers">
      <h2 id="your-papers" className={styles['cardTitle']}>
        Your best score
      </h2>
      <p className={styles['best']}>
        <b className="num">{best}</b>
        <span>
          of up to 80 points. {contest.required} pass, {contest.topScorer} make a top scorer.
        </span>
      </p>
      <ul className={styles['papers']}>
        {papers.map((paper) => (
          <li key={paper.runId}>
            <time dateTime={paper.finishedAt}>{day.format(new Date(paper.finishedAt))}</time>
            <Chip
              square
              hue={paper.result === 'incorrect' ? 'neutral' : 'correct'}
              {...(paper.result === 'incorrect' ? {} : { icon: paper.result === 'top_scorer' ? 'trophy' : 'check' })}
            >
              {resultWords[paper.result]}
            </Chip>
            <b className="num">{pointsText(paper.points)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
