import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { type MapUnit, standingWord } from '@polyhex/contract/activity/unit-map'
import { unitMastery } from '@polyhex/contract/exercises/limits'
import { type Ref, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTell } from '../../call/ask.ts'
import { gradeName } from '../../curriculum/grade-name.ts'
import { Button } from '../../kit/button.tsx'
import { Chip, type ChipHue } from '../../kit/chip.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import type { IconName } from '../../kit/icon.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { ProgressBar } from '../../kit/progress-bar.tsx'
import { newTab, paths } from '../../shell/paths.ts'
import styles from './tip-card.module.css'
import { ShownQuestion, TipQuestion } from './tip-question.tsx'
import { cellState, placeName } from './unit-look.ts'

const chips: Readonly<Record<string, readonly [ChipHue, IconName]>> = {
  passed: ['correct', 'check'],
  started: ['reward', 'pen'],
  skipped: ['info', 'skip'],
  locked: ['neutral', 'lock'],
  open: ['primary', 'hex'],
}

export interface TipCardProps {
  unit: MapUnit
  /** All units of the map, to name those that come before. */
  units: ReadonlyMap<string, MapUnit>
  /** The learner, when it is the one who looks; work can then be set. */
  ownId: string | null
  /** Whether the question can be answered: not on the map of another person. */
  answerable: boolean
  onClose: () => void
  /** Goes to another cell of this map. */
  onGo: (unitCode: string) => void
  /** The learner's map has changed. */
  onChanged: () => void
  ref?: Ref<HTMLElement>
}

/** What a cell says when opened: the unit and its goal, a live question, how far one is, and one main thing to do. */
export function TipCard(props: TipCardProps) {
  const { unit, units, answerable, onClose, ref } = props
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [unit.unitCode])
  const state = cellState(unit)
  const [hue, icon] = chips[state]!
  const word = standingWord(unit)
  // From anywhere: an answered option no longer holds the focus.
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEscape(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <section ref={ref} className={styles['card']} role="dialog" aria-labelledby={titleId}>
      <span className={styles['tail']} aria-hidden="true" />
      <div className={styles['scroll']}>
        <header className={styles['top']}>
          <Chip hue={unit.active ? 'primary' : hue} icon={unit.active ? 'hex' : icon}>
            {word === '' ? `Unit ${unit.number}` : `Unit ${unit.number}, ${word.toLowerCase()}`}
          </Chip>
          <IconButton icon="x" label="Close" size="sm" onClick={onClose} />
        </header>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          <a href={paths.unit(unit.unitCode)} {...newTab}>
            {unit.unitName} <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        </h2>
        {unit.learningGoal !== '' && <p className={styles['goal']}>{unit.learningGoal}</p>}
        {unit.firstTopicCodeLevel !== null &&
          (answerable ? (
            <TipQuestion key={unit.unitCode} topicCodeLevel={unit.firstTopicCodeLevel} />
          ) : (
            <ShownQuestion topicCodeLevel={unit.firstTopicCodeLevel} />
          ))}
        <Progress unit={unit} />
        <Before unit={unit} units={units} onGo={props.onGo} />
        <Actions {...props} />
      </div>
    </section>
  )
}

function Progress({ unit }: { unit: MapUnit }) {
  if (unit.completion === 'not_started') return null
  const right = Math.min(unit.correct, unitMastery.required)
  const words = `${right} of ${unitMastery.required} to pass`
  return (
    <div className={styles['progress']}>
      <p>
        <span>{unit.completion === 'passed' ? 'Passed' : words}</span>
        <b className="num">{Math.round((100 * right) / unitMastery.required)}%</b>
      </p>
      <ProgressBar value={right} max={unitMastery.required} label="Progress" valueText={words} look="reward" />
    </div>
  )
}

function Before({ unit, units, onGo }: Pick<TipCardProps, 'unit' | 'units' | 'onGo'>) {
  const before = unit.prevIds.map((code) => units.get(code)).filter((one) => one !== undefined)
  if (before.length === 0) return null
  return (
    <p className={styles['before']}>
      <span>Comes after</span>
      {before.map((one) => (
        <button key={one.unitCode} type="button" onClick={() => onGo(one.unitCode)}>
          {placeName(one, unit.lowestGradeLevel)}: {one.unitName}
        </button>
      ))}
    </p>
  )
}

function Actions({ unit, units, ownId, answerable, onGo, onChanged }: TipCardProps) {
  const tell = useTell(activityOperations.setActiveStatus, { onDone: onChanged })
  const first = unit.prevIds
    .map((code) => units.get(code))
    .find((one) => one !== undefined && one.completion !== 'passed')
  const isAhead = cellState(unit) === 'locked' && first !== undefined
  return (
    <div className={styles['actions']}>
      {isAhead ? (
        <Button onClick={() => onGo(first.unitCode)} iconAfter="arrow">
          Go to {placeName(first, unit.lowestGradeLevel)}
        </Button>
      ) : (
        answerable && <MainStep unit={unit} />
      )}
      <LinkButton href={paths.unit(unit.unitCode)} look="line" {...newTab}>
        Topics<span className="visually-hidden"> of this unit (opens in a new tab)</span>
      </LinkButton>
      {ownId !== null && unit.completion !== 'passed' && !isAhead && (
        <Button
          look="ghost"
          size="sm"
          loading={tell.isPending}
          onClick={() =>
            tell.mutate({
              params: { accountId: ownId, unitCode: unit.unitCode, activeStatus: unit.active ? '3' : '2' },
            })
          }
        >
          {unit.active ? 'Set aside' : 'Mark as active'}
        </Button>
      )}
    </div>
  )
}

function MainStep({ unit }: { unit: MapUnit }) {
  if (!unit.readyForProduction) return null
  const words = unit.completion === 'passed' ? 'Play again' : unit.completion === 'started' ? 'Continue' : 'Start'
  return (
    <LinkButton href={paths.unitMastery(unit.unitCode)} iconAfter="arrow">
      {words}
      <span className="visually-hidden">
        {' '}
        {unit.title}, {gradeName(unit.lowestGradeLevel)}
      </span>
    </LinkButton>
  )
}
