import type { LiveRoom } from '../room/live-room.ts'

/** The rooms of this process in which each account is, as a rule one. */
const rooms = new Map<string, Set<LiveRoom>>()
type Moved = (accountId: string, isHere: boolean) => void
const followers = new Set<Moved>()

/** Notes that an account is in a room of this process. */
export function enterAccount(accountId: string, room: LiveRoom): void {
  const there = rooms.get(accountId)
  if (there !== undefined) {
    there.add(room)
    return
  }
  rooms.set(accountId, new Set([room]))
  for (const moved of followers) moved(accountId, true)
}

/** Notes that an account has left a room of this process. */
export function leaveAccount(accountId: string, room: LiveRoom): void {
  const there = rooms.get(accountId)
  if (there === undefined || !there.delete(room) || there.size > 0) return
  rooms.delete(accountId)
  for (const moved of followers) moved(accountId, false)
}

/** The rooms of this process that an account is in. */
export function roomsOf(accountId: string): Iterable<LiveRoom> {
  return rooms.get(accountId) ?? []
}

/** Every account that is in a room of this process. */
export function accountsInRooms(): string[] {
  return [...rooms.keys()]
}

/** Calls `moved` when an account comes into its first room here, or leaves its last, until the function given back is called. */
export function followAccounts(moved: Moved): () => void {
  followers.add(moved)
  return () => void followers.delete(moved)
}
