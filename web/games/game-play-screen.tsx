import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Tooltip } from '../kit/tooltip.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { SignedIn } from '../shell/signed-in.tsx'
import { actionOf, exerciseOf, type PlaySearch } from './play-actions.ts'
import { SwitchToPlay } from './switch-to-play.tsx'

/** Said where a game cannot be played. A-311. */
export const desktopOnly = 'Game play is only available on desktop and laptop devices.'

/** A device with a pointer that can be aimed, and room for a game. */
function isDesktop(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine) and (min-width: 900px)').matches
}

/** /game/play/: students go on to what they wanted to play, all others are asked to switch.. */
export function GamePlayScreen() {
  usePageTitle('Play')
  const search = useSearch({ strict: false }) as PlaySearch
  return (
    <SignedIn>
      {(account) =>
        account.roles.includes('student') ? (
          <Go search={search} />
        ) : (
          <SwitchToPlay account={account} action={actionOf(search)} />
        )
      }
    </SignedIn>
  )
}

function Go({ search }: { search: PlaySearch }) {
  const { history } = useRouter()
  const exercise = exerciseOf(search)
  useEffect(() => {
    if (exercise !== null) history.replace(exercise)
  }, [exercise, history])
  if (exercise !== null) return null
  const practice = (
    <LinkButton href={paths.topics} size="lg">
      Practice
    </LinkButton>
  )
  if (!isDesktop()) {
    return (
      <EmptyState
        heading="h1"
        title="This device cannot play games"
        text={desktopOnly}
        shape="rectangle"
        action={
          <>
            <Tooltip text={desktopOnly}>
              <Button aria-disabled look="line" icon="game">
                Play
              </Button>
            </Tooltip>
            {practice}
          </>
        }
      />
    )
  }
  return (
    <EmptyState
      heading="h1"
      title="There is no game here"
      text={
        search.joinCode === undefined
          ? 'No game is open at this address. You can practice instead.'
          : `No game is open with the code ${search.joinCode}. You can practice instead.`
      }
      shape="rectangle"
      action={practice}
    />
  )
}
