import { noData } from '../../kit/no-data.ts'
import styles from './analytics.module.css'

export interface Bar {
  readonly key: string
  readonly label: string
  readonly count: number
  /** A second figure beside the count, such as a share. */
  readonly note?: string
}

/** A table of counts with a bar in each row. The bars say nothing that the numbers do not. Without a count it says so. C-065. */
export function BarTable({
  caption,
  head,
  counted,
  bars,
}: {
  caption: string
  /** What the rows are. */
  head: string
  /** What is counted. */
  counted: string
  bars: readonly Bar[]
}) {
  if (bars.every(({ count }) => count === 0)) {
    return (
      <figure className={styles['none']}>
        <figcaption>{caption}</figcaption>
        <p>{noData}</p>
      </figure>
    )
  }
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{counted}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, count, note }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <span className={styles['figure']}>
                <b>{count.toLocaleString('en-US')}</b>
                {note && <small>{note}</small>}
              </span>
              <span className={styles['track']} aria-hidden="true">
                <span style={{ inlineSize: `${(100 * count) / most}%` }} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
