import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { isStaff, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { namesOf, studentsOf } from '../../classes/schedule/family.ts'
import { RoomChoice } from './room-choice.tsx'

/** /class/session/: the next classes of a family, with the way into each room. Decision 11, C-017. */
export function ChooseSessionScreen() {
  usePageTitle('Your next class')
  return <SignedIn>{(account) => <Choice account={account} />}</SignedIn>
}

function Choice({ account }: { account: SessionAccount }) {
  const students = studentsOf(account)
  if (students.length === 0) {
    return (
      <EmptyState
        heading="h1"
        title="Classes of students open here"
        {...(isStaff(account) ? { text: 'The classes that you teach are on a page of their own.' } : {})}
        action={
          <LinkButton href={isStaff(account) ? paths.classHosts : paths.schedule}>
            {isStaff(account) ? 'Go to your classes' : 'See the schedule'}
          </LinkButton>
        }
      />
    )
  }
  const wayOf = (slot: TimeSlot) => {
    const going = slot.registrations.filter((one) => one.state === 'registered' && one.groupId !== null)
    const names = students.filter(({ accountId }) => going.some((one) => one.accountId === accountId))
    const group = going.find(({ accountId }) => accountId === names[0]?.accountId)?.groupId
    if (group === undefined || group === null) return null
    const others = students.length > 1 ? { note: namesOf(names.map(({ name }) => name)) } : {}
    return { href: paths.classSession(group), ...others }
  }
  return (
    <RoomChoice
      title="Your next class"
      query={{ accountIds: students.map(({ accountId }) => accountId).join(','), attended: 'true' }}
      groupOf={wayOf}
      act="Join class"
      empty={
        <EmptyState
          title="No class in the next 30 days"
          text="Sign up for one in the schedule."
          shape="pentagon"
          action={<LinkButton href={paths.schedule}>See the schedule</LinkButton>}
        />
      }
    />
  )
}
