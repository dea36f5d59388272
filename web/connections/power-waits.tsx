import { type Connection, linkOn } from '@polyhex/contract/connections/account-link'
import { sensitivePermissions } from '@polyhex/contract/connections/permissions'
import { Note } from '../kit/note.tsx'
import { longDateOf } from '../kit/date-words.ts'
import { listed, permissionWords } from './connection-words.ts'

/** Power over a student of 13 or older without a parent here does not begin at once: when it does, and how it is stopped. */
export function PowerWaits({
  accountId,
  connection,
  name,
  timeZone,
}: {
  accountId: string
  connection: Connection
  name: string
  timeZone: string
}) {
  if (connection.powerFrom === null) return null
  const waitOn = (side: 'mine' | 'theirs') =>
    sensitivePermissions.filter((permission) => {
      const link = linkOn(connection.links, accountId, side, permission)
      return link?.status === 'confirmed' && !link.inEffect
    })
  const mine = waitOn('mine')
  const what = listed((mine.length > 0 ? mine : waitOn('theirs')).map((one) => `“${permissionWords[one].title}”`))
  const from = longDateOf(connection.powerFrom, timeZone)
  return (
    <Note kind="ask">
      <p>
        {mine.length > 0 ? (
          <>
            <b>
              {what} begins on {from}.
            </b>{' '}
            {name} is 13 or older and nobody manages the account yet, so there are 7 days in which {name} can take it
            back.
          </>
        ) : (
          <>
            <b>
              {what} begins for {name} on {from}.
            </b>{' '}
            Allow this only to your parent or guardian. Until then you can take it back below, and nothing happens.
          </>
        )}
      </p>
    </Note>
  )
}
