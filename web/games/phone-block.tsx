import { Button } from '../kit/button.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { Tooltip } from '../kit/tooltip.tsx'
import { paths } from '../shell/paths.ts'

/** Said where a game cannot be played. A-311, L-075. */
export const desktopOnly = 'Game play is only available on desktop and laptop devices.'

const titles = {
  play: 'Game play is not yet supported on mobile devices',
  host: 'Hosting is not yet supported on mobile devices',
} as const

/** What phones and tablets see instead of a game, with a way to practice. L-073, L-074, L-075. */
export function PhoneBlock({
  type,
  practiceHref = paths.topics,
  whole = false,
}: {
  type: keyof typeof titles
  practiceHref?: string
  /** It is the whole page. */
  whole?: boolean
}) {
  return (
    <EmptyState
      heading={whole ? 'h1' : 'h2'}
      title={titles[type]}
      text={`We would love to have you ${type}, but you’ll need to use a laptop or desktop computer.`}
      shape="rectangle"
      action={
        <>
          <Tooltip text={desktopOnly}>
            <Button aria-disabled look="line" icon="game">
              {type === 'play' ? 'Play' : 'Host'}
            </Button>
          </Tooltip>
          <LinkButton href={practiceHref} size="lg">
            Practice
          </LinkButton>
        </>
      }
    />
  )
}
