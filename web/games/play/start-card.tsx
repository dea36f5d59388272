import { useEffect, useRef } from 'react'
import type { GameType } from '@polyhex/contract/games/games'
import { Button } from '../../kit/button.tsx'
import { Switch } from '../../kit/switch.tsx'
import styles from './start-card.module.css'

interface StartCardProps {
  readonly game: GameType
  readonly scene: GameType['scenes'][number] | undefined
  readonly about: string
  readonly calm: boolean
  readonly onCalm: (calm: boolean) => void
  readonly starting: boolean
  readonly problem: string | null
  readonly onStart: () => void
}

/** Before a game: its story, what is different in this scene, and how it is to be played. */
export function StartCard({ game, scene, about, calm, onCalm, starting, problem, onStart }: StartCardProps) {
  const start = useRef<HTMLButtonElement>(null)
  useEffect(() => start.current?.focus({ preventScroll: true }), [])
  return (
    <section className={styles['card']} aria-labelledby="start-game">
      <h2 id="start-game">{scene === undefined ? game.displayName : `${game.displayName}: ${scene.name}`}</h2>
      <p>{game.details}</p>
      {scene && <p className={styles['twist']}>{scene.twist}</p>}
      <p className={styles['about']}>
        Your questions: <b>{about}</b>
      </p>
      <Switch on={calm} onChange={onCalm} disabled={starting}>
        Calm game: everything stands still while you read
      </Switch>
      {problem !== null && <p role="alert">{problem}</p>}
      <Button ref={start} size="lg" block loading={starting} iconAfter="play" onClick={onStart}>
        Start
      </Button>
    </section>
  )
}
