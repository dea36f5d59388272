import { useParams } from '@tanstack/react-router'
import { SignedIn } from '../../shell/signed-in.tsx'
import { RoomPage } from './room-page.tsx'

/** /class/session/:groupId/: the room of a group, for its students. C-017. */
export function SessionScreen() {
  const { groupId = '' } = useParams({ strict: false })
  return <SignedIn>{() => <RoomPage key={groupId} groupId={groupId} />}</SignedIn>
}
