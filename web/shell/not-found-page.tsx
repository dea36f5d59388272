import { SkipLink } from '../kit/skip-link.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { VisitorFrame } from './visitor-frame.tsx'

/** An address that no route knows, in the frame of the public pages. */
export function NotFoundPage() {
  return (
    <>
      <SkipLink />
      <VisitorFrame>
        <NotFoundScreen />
      </VisitorFrame>
    </>
  )
}
