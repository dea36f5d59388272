import { readGameRoute } from '@polyhex/games/engine/route'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useSession } from '../shell/session.ts'
import { storePath } from '../shell/stored-path.ts'
import { GameStage } from './game-stage.tsx'
import { playAddress, routeOfAddress } from './game-address.ts'
import styles from './game-stage.module.css'

/**
 * /game/start-play/: a game for whoever has no account, by the route in its query. Whoever is signed in goes on to the play page,
 * and a game that needs an account leads to sign-in and back, with the same route. L-022, L-023, L-026.
 */
export function StartPlayScreen() {
  usePageTitle('Play')
  const { history } = useRouter()
  const session = useSession()
  const query = useRouterState({ select: (state) => state.location.searchStr })
  const text = routeOfAddress(query)
  const signedIn = session.state === 'authenticated'
  const needsAccount = text !== null && readGameRoute(text)?.requireLogin === true
  const isOut = session.state === 'unauthenticated' || session.state === 'expired'
  useEffect(() => {
    if (text === null) return
    if (signedIn) history.replace(playAddress(text, true))
    else if (isOut && needsAccount) {
      storePath(playAddress(text, true), Date.now())
      history.replace(paths.signIn)
    }
  }, [text, signedIn, isOut, needsAccount, history])
  if (text === null) {
    return (
      <main id="main" tabIndex={-1} className={styles['middle']}>
        <EmptyState
          heading="h1"
          title="There is no game here"
          text="The address names no game that we know."
          shape="rectangle"
          action={<LinkButton href={paths.games}>All games</LinkButton>}
        />
      </main>
    )
  }
  if (!isOut || needsAccount) return <LoadingScreen />
  return <GameStage text={text} account={null} />
}
