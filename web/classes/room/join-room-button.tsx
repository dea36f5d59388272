import { LinkButton } from '../../kit/link-button.tsx'
import type { ButtonSize } from '../../kit/button-class.ts'
import { paths } from '../../shell/paths.ts'

/** Leads to the room of a group while its class can be joined, and is not there otherwise. C-068. */
export function JoinRoomButton({
  groupId,
  joinable,
  teaches = false,
  size = 'md',
}: {
  groupId: string | null
  joinable: boolean
  teaches?: boolean
  size?: ButtonSize
}) {
  if (groupId === null || !joinable) return null
  return (
    <LinkButton href={teaches ? paths.classHost(groupId) : paths.classSession(groupId)} size={size}>
      {teaches ? 'Open video' : 'Join class'}
    </LinkButton>
  )
}
