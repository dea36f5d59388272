import type { ReactNode } from 'react'
import styles from './plain-table.module.css'

/** A short table; where it has no room, each row becomes a list of its own. With a sentence in its place when there is nothing. */
export function PlainTable({
  label,
  titles,
  rows,
  none,
  numeric = [],
}: {
  label: string
  titles: readonly string[]
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[]; readonly action?: ReactNode }[]
  none: string
  /** Titles of columns of numbers, which stand at the right. */
  numeric?: readonly string[]
}) {
  if (rows.length === 0) return <p className={styles['none']}>{none}</p>
  const acts = rows.some(({ action }) => action !== undefined)
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={label}>
      <table className={styles['plain']} aria-label={label}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col" data-numeric={numeric.includes(title) || undefined}>
                {title}
              </th>
            ))}
            {acts && (
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, action }) => (
            <tr key={key}>
              {cells.map((cell, i) =>
                i === 0 ? (
                  <th key={titles[i]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={titles[i]}
                    data-title={titles[i]}
                    data-numeric={numeric.includes(titles[i] ?? '') || undefined}
                    // Long sentences break; names, dates and amounts do not.
                    data-words={(typeof cell === 'string' && cell.length > 36) || undefined}
                  >
                    {cell}
                  </td>
                ),
              )}
              {acts && <td data-action>{action}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
