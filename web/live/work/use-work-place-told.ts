import { workPlaces } from '@polyhex/contract/live/room/work-messages'
import { useEffect } from 'react'
import { meIn } from '../room/room-state.ts'
import { useRoom } from '../room/use-room.ts'

/** Tells the tutor which part of the room this student looks at, again after a lost connection. Of others nothing is told. */
export function useWorkPlaceTold(shown: string): void {
  const { client, state } = useRoom()
  const isStudent = meIn(state)?.role === 'student'
  const place = workPlaces.find((each) => each === shown)
  useEffect(() => {
    if (!isStudent || place === undefined) return
    const tell = () => void client.send({ kind: 'work-place', place })
    tell()
    return client.listen('welcome', tell)
  }, [client, isStudent, place])
}
