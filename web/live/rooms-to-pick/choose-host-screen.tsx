import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { isStaff, type SessionAccount } from '@polyhex/contract/identity/accounts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { RoomChoice } from './room-choice.tsx'

/** /class/host/: the next classes that one teaches, with the way into each room. Others are led to theirs. Decision 11, C-017. */
export function ChooseHostScreen() {
  usePageTitle('Classes you teach')
  return (
    <SignedIn>
      {(account) =>
        isStaff(account) ? (
          <Choice account={account} />
        ) : (
          <EmptyState
            heading="h1"
            title="This page is for tutors"
            action={<LinkButton href={paths.classSessions}>Go to your class</LinkButton>}
          />
        )
      }
    </SignedIn>
  )
}

function Choice({ account }: { account: SessionAccount }) {
  const isAdmin = account.roles.includes('admin')
  const wayOf = (slot: TimeSlot) => {
    const own = slot.registrations.find((one) => one.accountId === account.accountId && one.isTeacher)
    return own === undefined || own.groupId === null ? null : { href: paths.classHost(own.groupId) }
  }
  return (
    <RoomChoice
      title="Classes you teach"
      query={{ teacherAccountId: account.accountId }}
      groupOf={wayOf}
      act="Open the room"
      empty={
        <EmptyState
          title="You teach no class in the next 30 days"
          text={
            isAdmin ? 'What runs now is in class management.' : 'Classes stand here once staff has added you to them.'
          }
          shape="triangle"
          action={
            <LinkButton href={isAdmin ? paths.manageClasses : paths.schedule}>
              {isAdmin ? 'See what runs now' : 'See the schedule'}
            </LinkButton>
          }
        />
      }
    />
  )
}
