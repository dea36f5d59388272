import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { nameAtHome, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { useParams, useRouter } from '@tanstack/react-router'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { ServerProblem } from '../../call/problems.ts'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { NotFoundScreen } from '../../shell/not-found-screen.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { spanWords } from '../calendar/local-days.ts'
import { longDayWords } from '../class-moment.ts'
import { ClassFacts } from './class-facts.tsx'
import { ClassPanel } from './class-panel.tsx'
import styles from './slots.module.css'

/** One class, at /class/timeslot/{id}/: for staff with everything about it, for families with what concerns them. C-016. */
export function TimeSlotScreen() {
  usePageTitle('Class')
  const { timeSlotId = '' } = useParams({ strict: false })
  return <SignedIn>{(account) => <TimeSlotPage account={account} timeSlotId={timeSlotId} />}</SignedIn>
}

function TimeSlotPage({ account, timeSlotId }: { account: SessionAccount; timeSlotId: string }) {
  const router = useRouter()
  const isAdmin = account.roles.includes('admin')
  const people = [account.accountId, ...account.children.map(({ accountId }) => accountId)]
  const query = useAsk(timeSlotOperations.getTimeSlot, {
    params: { timeSlotId },
    query: { accountIds: people.join(',') as never },
  })
  if (query.error instanceof ServerProblem && [400, 404].includes(query.error.status)) {
    return <NotFoundScreen what="There is no class at this address." />
  }
  const loading = (
    <Skeletons label="Loading the class" className={styles['page']!}>
      <Skeleton width="40%" height={40} />
      <Skeleton height={280} radius={20} />
      <Skeleton height={320} radius={20} />
    </Skeletons>
  )
  return (
    <Asked query={query} loading={loading} failed="The class did not load">
      {({ timeSlot }) => {
        const teaches = timeSlot.registrations.some((one) => one.accountId === account.accountId && one.isTeacher)
        return (
          <div className={styles['page']}>
            <header className={styles['head']}>
              <div>
                <h1>{timeSlot.name}</h1>
                <p>
                  {longDayWords(timeSlot.local)}, {spanWords(timeSlot.local, timeSlot.duration, timeSlot.zone)}
                </p>
              </div>
              <div className={styles['buttons']}>
                <RoomLink slot={timeSlot} people={people} />
                <LinkButton
                  look="line"
                  size="sm"
                  icon="calendar"
                  href={isAdmin ? paths.scheduleTab('manage') : paths.schedule}
                >
                  Schedule
                </LinkButton>
              </div>
            </header>
            {isAdmin || teaches ? (
              <ClassPanel
                slot={timeSlot}
                isAdmin={isAdmin}
                onDeleted={() => router.history.push(paths.scheduleTab('manage'))}
              />
            ) : (
              <FamilyView slot={timeSlot} account={account} />
            )}
          </div>
        )
      }}
    </Asked>
  )
}

/** The way into the room of one's group, while the class can be joined: to the tutor's place for who teaches it. C-068. */
function RoomLink({ slot, people }: { slot: TimeSlot; people: readonly string[] }) {
  const own = slot.registrations.find((one) => people.includes(one.accountId) && one.groupId !== null)
  if (!slot.joinable || own === undefined || own.groupId === null) return null
  // Also where the class is held elsewhere: our page leads there and counts who came.
  return own.isTeacher ? (
    <LinkButton size="sm" icon="video" href={paths.classHost(own.groupId)}>
      Open the room
    </LinkButton>
  ) : (
    <LinkButton size="sm" icon="video" href={paths.classSession(own.groupId)}>
      Join class
    </LinkButton>
  )
}

const stands = { registered: 'Registered', skipped: 'Skipped', none: 'Not registered' } as const

function FamilyView({ slot, account }: { slot: TimeSlot; account: SessionAccount }) {
  const names = new Map(account.children.map((child) => [child.accountId, nameAtHome(child)]))
  const people = slot.registrations.filter(
    (one) => names.has(one.accountId) || (one.accountId === account.accountId && account.roles.includes('student')),
  )
  return (
    <Card as="section" padded className={styles['panel']} aria-label="About this class">
      <ClassFacts slot={slot} forFamily />
      <ul className={styles['people']}>
        {people.map((one) => (
          <li key={one.accountId}>
            <b>{names.get(one.accountId) ?? 'You'}</b>
            <Chip
              hue={one.state === 'registered' ? 'primary' : one.state === 'skipped' ? 'info' : 'outline'}
              icon={one.state === 'registered' ? 'check' : one.state === 'skipped' ? 'skip' : 'minus'}
            >
              {stands[one.state]}
            </Chip>
            {one.state === 'registered' && one.hasCredit === false && (
              <span className={styles['bad']}>(credit required)</span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
