import type { Unit } from '@polyhex/contract/curriculum/curriculum'
import styles from './lists.module.css'
import { UnitCardByCode } from './unit-card-by-code.tsx'

/** The units that lead here and those that follow. */
export function NeighbourUnits({ unit }: { unit: Unit }) {
  const prior = (unit.priorSteps ?? []).map((step) => step.startingUnitCode)
  const next = (unit.nextSteps ?? []).map((step) => step.nextStepUnitCode)
  return (
    <>
      <Neighbours id="prior-units" title="Prior units" codes={prior} />
      <Neighbours id="next-units" title="Next units" codes={next} />
    </>
  )
}

function Neighbours({ id, title, codes }: { id: string; title: string; codes: readonly string[] }) {
  if (codes.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles['steps']}>
        {codes.map((code) => (
          <UnitCardByCode key={code} unitCode={code} />
        ))}
      </ul>
    </section>
  )
}
