import { useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { GameStage } from './game-stage.tsx'
import { routeOfAddress } from './game-address.ts'
import { PhoneBlock } from './phone-block.tsx'
import { actionOf, exerciseOf, gamesOf, type PlaySearch } from './play-actions.ts'
import { canPlayHere } from './plays-here.ts'
import { SwitchToPlay } from './switch-to-play.tsx'
import styles from './game-stage.module.css'

/**
 * /game/play/: the game of the route in its query. Without one, students go on to what they wanted to play. All others are asked to
 * switch., L-022, L-077.
 */
export function GamePlayScreen() {
  usePageTitle('Play')
  const search = useSearch({ strict: false }) as PlaySearch
  const query = useRouterState({ select: (state) => state.location.searchStr })
  const route = routeOfAddress(query)
  return (
    <SignedIn>
      {(account) => {
        if (!account.roles.includes('student')) {
          return (
            <Middle>
              <SwitchToPlay account={account} action={actionOf(search)} />
            </Middle>
          )
        }
        return route === null ? <Go search={search} /> : <GameStage text={route} account={account} />
      }}
    </SignedIn>
  )
}

function Middle({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles['middle']}>
      {children}
    </main>
  )
}

function Go({ search }: { search: PlaySearch }) {
  const { history } = useRouter()
  const onward = exerciseOf(search) ?? gamesOf(search)
  useEffect(() => {
    // On the way to another page its address is here before this one has gone.
    if (onward !== null && history.location.pathname.startsWith(paths.gamePlay)) history.replace(onward)
  }, [onward, history])
  if (onward !== null) return null
  if (!canPlayHere()) {
    return (
      <Middle>
        <PhoneBlock type="play" whole />
      </Middle>
    )
  }
  return (
    <Middle>
      <EmptyState
        heading="h1"
        title="There is no game here"
        text={
          search.joinCode === undefined
            ? 'No game is open at this address. You can choose one.'
            : `No game is open with the code ${search.joinCode}. You can play one by yourself.`
        }
        shape="rectangle"
        action={<LinkButton href={paths.games}>All games</LinkButton>}
      />
    </Middle>
  )
}
