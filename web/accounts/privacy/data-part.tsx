import { type AccountDataPart, dataParts } from '@polyhex/contract/accounts/account-data'
import styles from './data-screen.module.css'
import { memberWords, readableMembers, valueWords } from './data-words.ts'

/** One part of what is kept, in words; rows of different tables stand in tables of their own. */
export function DataPart({ part, timeZone }: { part: AccountDataPart; timeZone: string }) {
  const { title, about, kept } = dataParts[part.part]
  const groups = Object.values(
    Object.groupBy(part.rows, (row) => Object.keys(row).join()) as Record<string, Record<string, unknown>[]>,
  )
  return (
    <section className={styles['part']} aria-labelledby={`part-${part.part}`}>
      <h2 id={`part-${part.part}`}>{title}</h2>
      <p className={styles['about']}>
        {about} Kept: {kept === 'account' ? 'as long as the account' : kept}.
      </p>
      {groups.map((rows, index) => (
        <Rows key={index} rows={rows} timeZone={timeZone} title={title} />
      ))}
      {part.total > part.rows.length && (
        <p className={styles['more']}>
          The newest {part.rows.length} of {part.total.toLocaleString('en-US')}. The file has all of them.
        </p>
      )}
    </section>
  )
}

function Rows({ rows, timeZone, title }: { rows: Record<string, unknown>[]; timeZone: string; title: string }) {
  const members = readableMembers(rows)
  const [first] = rows
  if (first === undefined || members.length === 0) return null
  if (rows.length === 1) {
    return (
      <dl className={styles['facts']}>
        {members.map((member) => (
          <div key={member}>
            <dt>{memberWords(member)}</dt>
            <dd>{valueWords(first[member], timeZone)}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    // A table that is wider than the page is scrolled, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <div className={styles['scroll']} role="region" aria-label={`Rows of ${title}`} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {members.map((member) => (
              <th key={member} scope="col">
                {memberWords(member)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {members.map((member) => (
                <td key={member}>{valueWords(row[member], timeZone)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
