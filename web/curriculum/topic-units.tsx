import styles from './lists.module.css'
import { UnitCardByCode } from './unit-card-by-code.tsx'

/** The units that a topic level belongs to. */
export function TopicUnits({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="topic-units">
      <h2 id="topic-units">Units with this topic</h2>
      <ul className={styles['cards']}>
        {codes.map((code) => (
          <UnitCardByCode key={code} unitCode={code} />
        ))}
      </ul>
    </section>
  )
}
