import { SkipLink } from '../kit/skip-link.tsx'
import { SiteFooter } from '../shell/site-footer.tsx'
import { SiteHeader } from '../shell/site-header.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { Closing } from './landing/closing.tsx'
import { Demos } from './landing/demos.tsx'
import { GradeBand } from './landing/grade-band.tsx'
import { Hero } from './landing/hero.tsx'
import { HowItWorks } from './landing/how-it-works.tsx'
import { LiveClasses } from './landing/live-classes.tsx'

/** The front door. Its first question can be answered at once, and every card starts real practice without an account. */
export function LandingScreen() {
  usePageTitle('Math for grades K to 12')
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Demos />
        <GradeBand />
        <HowItWorks />
        <LiveClasses />
        <Closing />
      </main>
      <SiteFooter />
    </>
  )
}
