import { type Progress, type ProgressDays, progressDays } from '@polyhex/contract/activity/progress'
import { progressOperations } from '@polyhex/contract/activity/progress-operations'
import { nameFor, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { ServerProblem } from '../../call/problems.ts'
import { gradeName } from '../../curriculum/grade-name.ts'
import { PageHead } from '../../curriculum/page-head.tsx'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { AfterWrongCard } from '../../exercises/after-wrong-card.tsx'
import { LevellingSettingsCard } from '../../exercises/levelling/levelling-settings-card.tsx'
import { AccountPages } from '../../shell/account-pages.tsx'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { WayToBegin } from '../way-to-begin.tsx'
import { SignedIn } from '../../shell/signed-in.tsx'
import { LetterCard } from '../letters/letter-card.tsx'
import { DaysCard } from './days-card.tsx'
import { FiguresRow } from './figures-row.tsx'
import { LastExercises } from './last-exercises.tsx'
import { MisconceptionsCard } from './misconceptions-card.tsx'
import { NextCard } from './next-card.tsx'
import { PassedCard } from './passed-card.tsx'
import { PracticedCard } from './practiced-card.tsx'
import { ProgressSkeleton } from './progress-skeleton.tsx'
import { headline } from './progress-words.ts'
import styles from './progress.module.css'
import { ThemesCard } from './themes-card.tsx'

/**
 * /accounts/progress/ and, for parents, tutors and administrators, with the id of an account in between: what was
 * practiced, what is mastered, what is next. An adult who manages children sees the first of them without an id.
 */
export function ProgressScreen() {
  const { accountId } = useParams({ strict: false })
  return <SignedIn>{(account) => <ProgressOf account={account} accountId={accountId ?? firstOf(account)} />}</SignedIn>
}

function firstOf(account: SessionAccount): string {
  const child = account.roles.includes('student') ? undefined : account.children[0]
  return child?.accountId ?? account.accountId
}

function ProgressOf({ account, accountId }: { account: SessionAccount; accountId: string }) {
  usePageTitle('Progress')
  const [days, setDays] = useState<ProgressDays>(progressDays[0])
  const query = useAsk(progressOperations.getProgress, { params: { accountId }, query: { days } })
  if (query.error instanceof ServerProblem && [400, 404].includes(query.error.status)) {
    return <NotFoundScreen what="There is no progress at this address that you may see." />
  }
  const own = accountId === account.accountId
  return (
    <>
      <AccountPages account={account} accountId={accountId} page="progress" />
      <Asked query={query} loading={<ProgressSkeleton />} failed="The progress did not load">
        {({ progress }) => (
          <>
            <Head progress={progress} own={own} name={nameFor(account, accountId, progress.publicName)}>
              <Segmented
                label="Period"
                value={String(days)}
                options={progressDays.map((count) => ({ value: String(count), label: `${count} days` }))}
                onChange={(value) => setDays(progressDays.find((count) => String(count) === value) ?? progressDays[0])}
              />
            </Head>
            {progress.begun ? (
              <Sections progress={progress} own={own} />
            ) : (
              <NotBegun
                progress={progress}
                own={own}
                name={nameFor(account, accountId, progress.publicName)}
                student={account.roles.includes('student')}
              />
            )}
          </>
        )}
      </Asked>
      {(!own || account.roles.includes('student')) && (
        <>
          {[AfterWrongCard, LevellingSettingsCard].map((Choice) => (
            <Choice
              key={Choice.name}
              accountId={accountId}
              name={own ? null : nameFor(account, accountId, query.data?.progress.publicName ?? '')}
            />
          ))}
        </>
      )}
      {(own || account.children.some((child) => child.accountId === accountId)) && (
        <div className={styles['after']}>
          <LetterCard accountId={account.accountId} />
        </div>
      )}
    </>
  )
}

interface HeadProps {
  progress: Progress
  own: boolean
  /** As the reader calls whose progress it is. */
  name: string
  children: React.ReactNode
}

function Head({ progress, own, name, children }: HeadProps) {
  return (
    <PageHead
      mark={<Avatar shape={avatarShapeOf(progress.avatar) ?? 'hexagon'} size={64} />}
      {...(progress.grade === null ? {} : { over: gradeName(progress.grade) })}
      title={own ? 'Your progress' : `Progress of ${name}`}
      {...(progress.begun ? { lede: headline(progress.now, progress.days) } : {})}
    >
      {progress.begun && children}
    </PageHead>
  )
}

/** Nothing has been answered ever: what will stand here, and the way to begin. */
function NotBegun({ progress, own, name, student }: Omit<HeadProps, 'children'> & { student: boolean }) {
  return (
    <div className={styles['grid']}>
      <div className={styles['stack']}>
        <EmptyState
          heading="h2"
          title={own ? 'Nothing answered yet' : `${name} has not begun yet`}
          text={
            own
              ? 'Answer a first question. What you practice then shows here.'
              : 'What is practiced and passed shows here from the first answer on. Ten questions take about five minutes.'
          }
          {...(own ? { action: <WayToBegin student={student} /> } : {})}
        />
      </div>
      {!own && (
        <div className={styles['stack']}>
          <NextCard cards={progress.next} own={own} />
        </div>
      )}
    </div>
  )
}

function Sections({ progress, own }: { progress: Progress; own: boolean }) {
  return (
    <>
      <FiguresRow progress={progress} />
      <div className={styles['grid']}>
        <div className={styles['stack']}>
          <DaysCard progress={progress} />
          <MisconceptionsCard progress={progress} own={own} />
          <PracticedCard progress={progress} />
          <LastExercises progress={progress} own={own} />
        </div>
        <div className={styles['stack']}>
          <NextCard cards={progress.next} own={own} />
          <PassedCard progress={progress} />
          <ThemesCard progress={progress} />
        </div>
      </div>
    </>
  )
}
