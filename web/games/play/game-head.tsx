import type { GameType } from '@polyhex/contract/games/games'
import { counterTooltip } from '@polyhex/contract/coins/earnings'
import type { RefObject } from 'react'
import { CoinCounter } from '../../kit/coin-counter.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { setMuted, useMuted } from '../../kit/sound.ts'
import { Tooltip } from '../../kit/tooltip.tsx'
import styles from './game-head.module.css'

interface GameHeadProps {
  readonly game: GameType
  readonly scene: string
  readonly about: string
  /** Earned so far; null for visitors. */
  readonly coins: number | null
  /** What fills the screen. */
  readonly room: RefObject<HTMLElement | null>
  readonly onExit: () => void
}

/** Over a game: the way out, what is played, coins so far, sound and the whole screen. */
export function GameHead({ game, scene, about, coins, room, onExit }: GameHeadProps) {
  const muted = useMuted()
  function fill() {
    if (document.fullscreenElement === null) void room.current?.requestFullscreen().catch(() => undefined)
    else void document.exitFullscreen()
  }
  return (
    <header className={styles['head']}>
      <IconButton icon="out" look="line" label="Exit" onClick={onExit} />
      <div className={styles['words']}>
        <h1 className={styles['title']}>
          {game.displayName}: {scene}
        </h1>
        <p className={styles['about']}>{about}</p>
      </div>
      <Tooltip text={counterTooltip(coins !== null, 'Polyhex')}>
        <span>
          <CoinCounter amount={coins ?? 0} unit="earned" />
        </span>
      </Tooltip>
      <IconButton
        icon={muted ? 'note-off' : 'sound'}
        look="line"
        label={muted ? 'Turn sound on' : 'Turn sound off'}
        onClick={() => setMuted(!muted)}
      />
      <IconButton icon="full" look="line" label="Fill the screen" onClick={fill} />
    </header>
  )
}
