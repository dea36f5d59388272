import { EmptyState } from '../kit/empty-state.tsx'
import { LinkButton } from '../kit/link-button.tsx'

/** Where the started exercises of this device are listed. */
export const startedPath = '/offline/'

/** In place of what cannot be shown without a connection: says so, and what does work. */
export function OfflineState({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  return (
    <EmptyState
      heading={heading}
      shape="oval"
      title="This page needs the internet"
      text="You are offline. Exercises you have started still work."
      action={<LinkButton href={startedPath}>Started exercises</LinkButton>}
    />
  )
}
