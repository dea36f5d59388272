import { isStaff } from '@polyhex/contract/identity/accounts'
import { useParams } from '@tanstack/react-router'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { RoomPage } from './room-page.tsx'

/** /class/host/:groupId/: the tutor's room. Others are led to theirs. C-017. */
export function HostScreen() {
  const { groupId = '' } = useParams({ strict: false })
  return (
    <SignedIn>
      {(account) =>
        isStaff(account) ? (
          <RoomPage key={groupId} groupId={groupId} />
        ) : (
          <EmptyState
            heading="h1"
            title="This page is for tutors"
            action={<LinkButton href={paths.classSession(groupId)}>Go to your class</LinkButton>}
          />
        )
      }
    </SignedIn>
  )
}
