import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { zonesComputedWrongly } from '../classes/schedules/zone-canaries.ts'
import { type Database, postgresqlDatabase } from '../database/database.ts'
import { DirectoryInUse, lockDirectory } from '../database/directory-lock.ts'
import { readMigrations } from '../database/migrate.ts'
import { checkSecondFactors } from './check-second-factor.ts'
import { bad, type Finding, good, off, warn } from '../outside/finding.ts'
import { checkSmtp } from '../outside/mail/smtp.ts'

const gigabyte = 2 ** 30

/** Where people reach the product: links in mails, and the way back from paying. */
export function checkAddress({ publicAddress, production }: Config): Finding {
  const what = 'Public address'
  const { protocol, hostname } = new URL(publicAddress)
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '::1'
  if (production && (protocol !== 'https:' || isHere))
    return bad(what, `${publicAddress} is not an address that people reach by HTTPS.`, 'Set PUBLIC_ADDRESS.')
  return isHere
    ? off(what, `${publicAddress}: reached from this machine alone.`)
    : good(what, `${publicAddress}: links in emails and card forms lead there.`)
}

/** Where files are kept. */
export async function checkFiles({ dataDirectory }: Config): Promise<Finding> {
  const what = 'Files'
  try {
    await mkdir(dataDirectory, { recursive: true })
    await access(dataDirectory, constants.W_OK)
  } catch {
    return bad(what, `${dataDirectory} cannot be written.`, 'Give the user of the server the right to write there.')
  }
  const { bavail, bsize } = await statfs(dataDirectory)
  return bavail * bsize < 2 * gigabyte
    ? warn(what, 'Less than 2 GB are free.', `Make room on the disk of ${dataDirectory}.`)
    : good(what, 'The data directory can be written.')
}

/** Seconds by which the clocks of this machine and of the database may differ. */
const clockSeconds = 2

/** What a database says of itself: version, safety of what it has written, clock, migrations. */
export async function checkDatabaseServer(db: Database, now: () => Date): Promise<Finding[]> {
  const { rows } = await sql<{ version: number; sync: string; fsync: string; at: Date }>`select
    current_setting('server_version_num')::int as version, current_setting('synchronous_commit') as sync,
    current_setting('fsync') as fsync, clock_timestamp() as at`.execute(db.queries)
  const [said] = rows
  if (said === undefined) return []
  const major = Math.floor(said.version / 10_000)
  const version =
    major < 15
      ? bad('Database', `PostgreSQL ${major} is too old.`, 'Use PostgreSQL 15 or newer.')
      : good('Database', `PostgreSQL ${major} answers.`)
  const safe =
    said.fsync === 'on' && said.sync !== 'off'
      ? good('Database safety', 'What is written survives a loss of power.')
      : bad('Database safety', 'A loss of power can lose payments.', 'Set fsync and synchronous_commit to on.')
  const apart = Math.abs(said.at.getTime() - now().getTime()) / 1000
  const clock =
    apart > clockSeconds
      ? bad('Database clock', `It is ${Math.round(apart)} seconds from this machine’s.`, 'Set both by NTP.')
      : good('Database clock', 'It agrees with this machine’s.')
  return [version, safe, clock, await checkMigrations(db)]
}

async function checkMigrations(db: Database): Promise<Finding> {
  const what = 'Migrations'
  const { rows: there } = await sql<{ has: boolean }>`select to_regclass('migrations') is not null as has`.execute(
    db.queries,
  )
  if (there[0]?.has !== true) return warn(what, 'The database is empty.', 'Start the server once: it fills it.')
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db.queries)
  const ran = new Set(rows.map(({ name }) => name))
  const waiting = (await readMigrations()).filter(({ name }) => !ran.has(name)).length
  return waiting === 0
    ? good(what, 'The database is up to date.')
    : warn(what, `${waiting} wait to be run.`, 'Start the server: it runs them.')
}

/** The database of the settings, as far as it can be looked at without disturbing a server that runs. */
export async function checkDatabase(config: Config, now: () => Date): Promise<Finding[]> {
  const { database, production } = config
  const what = 'Database'
  if ('directory' in database) {
    const embedded = production
      ? warn(what, 'The embedded database serves one process.', 'Set DATABASE_URL to a PostgreSQL for more than one.')
      : off(what, 'The embedded database is used: no DATABASE_URL is set.')
    return [embedded, await checkDirectory(database.directory)]
  }
  const db = postgresqlDatabase(database.address, 1)
  try {
    return [...(await checkDatabaseServer(db, now)), ...(await checkSecondFactors(db, config))]
  } catch {
    return [bad(what, 'It does not answer.', 'Check DATABASE_URL: address, user, password, and that it runs.')]
  } finally {
    await db.close()
  }
}

async function checkDirectory(directory: string): Promise<Finding> {
  const what = 'Embedded database'
  try {
    const release = await lockDirectory(directory)
    await release()
    return good(what, 'Its directory is free: the server can start.')
  } catch (error) {
    if (error instanceof DirectoryInUse) return good(what, 'It is in use by a server that runs.')
    return bad(what, 'Its directory cannot be opened.', 'Check DATA_DIRECTORY and who may write there.')
  }
}

/** Whether mail leaves. Nothing is sent. */
export async function checkMail({ mail, production }: Config): Promise<Finding> {
  const what = 'Mail'
  if (mail.smtp === null)
    return production
      ? bad(what, 'No mail server is set: nobody gets a receipt or a link.', 'Set SMTP_URL and MAIL_FROM.')
      : off(what, 'No mail server is set: emails are shown at /dev/mail/.')
  const fault = await checkSmtp(mail.smtp)
  return fault === null
    ? good(what, 'The mail server takes mail from us.')
    : bad(what, `The mail server does not take mail from us (${fault}).`, 'Check SMTP_URL: host, port, user, password.')
}

/** Where classes are held. */
export function checkVideo({ classRooms, production, publicAddress }: Config): Finding {
  const what = 'Class rooms'
  const { video, media } = classRooms
  if (video.provider !== 'builtin') return good(what, `Classes are held by ${video.provider}, as CLASS_VIDEO says.`)
  if (!production) return off(what, 'Our own rooms, for this machine and its network.')
  if (!publicAddress.startsWith('https:'))
    return bad(what, 'Browsers give no microphone without HTTPS.', 'Set PUBLIC_ADDRESS to an https address.')
  if (media.address === null)
    return warn(
      what,
      'Browsers are told this machine’s own addresses.',
      'Set MEDIA_ADDRESS where the machine is reached at another one.',
    )
  return media.ports === null
    ? warn(what, 'Any UDP port may be used.', 'Set MEDIA_PORTS and open them in the firewall.')
    : good(what, `Our own rooms, at UDP ports ${media.ports[0]} to ${media.ports[1]}.`)
}

/** Whether class times are worked out by time zone data that are right. */
export function checkZones(): Finding {
  const wrong = zonesComputedWrongly()
  return wrong.length === 0
    ? good('Time zones', 'Node’s data are right.')
    : warn('Time zones', `Node works out ${wrong.join(', ')} wrongly.`, 'Update Node.')
}
