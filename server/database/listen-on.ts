import pg from 'pg'

/** Milliseconds before a lost connection is opened again. */
const pause = 1000

/**
 * Listens on a channel of a PostgreSQL server over a connection of its own, which is opened again whenever it is lost.
 * Gives the stop.
 */
export async function listenOn(
  address: string,
  channel: string,
  heard: (text: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  const open = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: address, application_name: 'polyhex listening' })
    client = fresh
    let lost = false
    const lose = (): void => {
      if (lost || stopped) return
      lost = true
      timer = setTimeout(() => void open().catch(lose), pause)
      timer.unref()
      fresh.end().catch(() => {})
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', ({ payload }) => heard(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    } catch {
      lose()
    }
  }
  await open()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
