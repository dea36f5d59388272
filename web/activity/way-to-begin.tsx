import { LinkButton } from '../kit/link-button.tsx'
import { paths } from '../shell/paths.ts'

/** The way to a first answer: Today's Math stands on the home page of a student only, so everybody else chooses a topic. */
export function WayToBegin({ student }: { student: boolean }) {
  return student ? (
    <LinkButton href={paths.home}>Start today’s math</LinkButton>
  ) : (
    <LinkButton href={paths.topics}>Find a topic</LinkButton>
  )
}
