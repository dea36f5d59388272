import type { GameType, OwnGame, RecommendedGame } from '@polyhex/contract/games/games'
import { Card } from '../kit/card.tsx'
import { Chip } from '../kit/chip.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { GamePicture } from './game-picture.tsx'
import styles from './game-card.module.css'

interface GameCardProps {
  readonly game: GameType
  /** The scene it is offered in. */
  readonly offer: RecommendedGame | undefined
  readonly own: OwnGame | undefined
  readonly href: (scene: string, stage: number) => string
}

const counted = (count: number): string => (count === 1 ? 'once' : `${count} times`)

/** A game to choose: its picture, what it is about, for which age, what one has reached in it, and its other scenes. L-079, L-256. */
export function GameCard({ game, offer, own, href }: GameCardProps) {
  const scene = game.scenes.find(({ code }) => code === offer?.contestSceneChoice) ?? game.scenes[0]
  if (scene === undefined) return null
  const others = game.scenes.filter(({ code }) => code !== scene.code)
  const id = `game-${game.contestType}`
  return (
    <Card as="article" className={styles['card']} aria-labelledby={id}>
      <GamePicture contestType={game.contestType} scene={scene.code} stage={offer?.contestSceneStartingStage ?? 0} />
      <div className={styles['words']}>
        <h3 id={id}>{game.displayName}</h3>
        <p>{game.contestGoal}</p>
        <ul className={styles['facts']}>
          <li>
            <Chip>From age {game.minimumPlayerAge}</Chip>
          </li>
          <li>
            <Chip>{Math.round(game.maxPlayTimeSeconds / 60)} minutes</Chip>
          </li>
          {own !== undefined && (
            <li>
              <Chip hue="reward">
                Best {own.bestScore.toLocaleString('en-US')}, played {counted(own.times)}
              </Chip>
            </li>
          )}
        </ul>
        <LinkButton href={href(scene.code, 0)} icon="play" block>
          Play in {scene.name}
          <span className="visually-hidden">, {game.displayName}</span>
        </LinkButton>
        {others.length > 0 && (
          <p className={styles['scenes']}>
            Or in{' '}
            {others.map((other, i) => (
              <span key={other.code}>
                {i > 0 && (i === others.length - 1 ? ' or ' : ', ')}
                <a href={href(other.code, 0)}>
                  {other.name}
                  <span className="visually-hidden">, {game.displayName}</span>
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
    </Card>
  )
}
