import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { gameOperations } from '@polyhex/contract/games/game-operations'
import { readGameRoute } from '@polyhex/games/engine/route'
import { type ReactNode, useMemo } from 'react'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { useDensity } from '../exercises/use-density.ts'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import { paths } from '../shell/paths.ts'
import { loadEngine } from './engine-of-page.ts'
import { subjectOfRoute } from './game-address.ts'
import { gamesAboutSubject, practiceOfSubject } from './game-subject.ts'
import { PhoneBlock } from './phone-block.tsx'
import { GameRoom } from './play/game-room.tsx'
import { canPlayHere } from './plays-here.ts'
import { useSubjectWords } from './use-subject-words.ts'
import styles from './game-stage.module.css'

/** The game that a route names, where it can be played; what is said instead where it cannot. */
export function GameStage({ text, account }: { text: string; account: SessionAccount | null }) {
  const route = useMemo(() => readGameRoute(text), [text])
  const types = useAsk(gameOperations.listGameTypes, {})
  const subject = route === null ? {} : subjectOfRoute(route)
  const { words: about, grade } = useSubjectWords(subject)
  useDensity(grade ?? account?.grade ?? null)
  if (!canPlayHere()) {
    return (
      <Instead>
        <PhoneBlock type="play" practiceHref={practiceOfSubject(subject)} whole />
      </Instead>
    )
  }
  return (
    <Asked query={types} failed="The game did not load" loading={<StageSkeleton />}>
      {({ games }) => {
        const game = games.find(({ contestType }) => contestType === route?.contestType)
        if (route === null || game === undefined) {
          return (
            <Instead>
              <EmptyState
                heading="h1"
                title="We could not find this game"
                text="Its address may be old. Choose another one."
                shape="rectangle"
                action={<LinkButton href={paths.games}>All games</LinkButton>}
              />
            </Instead>
          )
        }
        return (
          <GameRoom
            key={text}
            game={game}
            route={route}
            about={about ?? ''}
            account={account}
            gamesHref={gamesAboutSubject(subject)}
            load={loadEngine}
          />
        )
      }}
    </Asked>
  )
}

function Instead({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles['middle']}>
      {children}
    </main>
  )
}

function StageSkeleton() {
  return (
    <main id="main" className={styles['middle']}>
      <Skeletons label="Opening the game">
        <Skeleton width={260} height={26} />
        <Skeleton height={320} radius={20} />
      </Skeletons>
    </main>
  )
}
