import type { Member } from '@polyhex/contract/live/room/room-member'
import type { Work } from '@polyhex/contract/live/room/work-messages'
import { Avatar } from '../../kit/avatar.tsx'
import { avatarBodies, type AvatarShape } from '../../kit/avatar-drawings.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { AnswerHexes } from './answer-hexes.tsx'
import { NeedChip } from './need-chip.tsx'
import { ScaledQuestion } from './scaled-question.tsx'
import { clockOf, needOf, secondsOf } from './work-needs.ts'
import styles from './student-tile.module.css'

/** The figure of a member, or one that all have. */
export const shapeOf = (avatar: string): AvatarShape => (avatar in avatarBodies ? (avatar as AvatarShape) : 'hexagon')

interface StudentTileProps {
  member: Member
  work: Work | undefined
  /** The server's clock, ms. */
  now: number
  looking: boolean
  onLook: () => void
  onHint: () => void
}

/** One student in the tutor's grid: the question live, how long, how it has gone, and what to do about it. */
export function StudentTile({ member, work, now, looking, onLook, onHint }: StudentTileProps) {
  const need = needOf(member, work, now)
  const { open } = secondsOf(work, now)
  const name = member.publicName
  return (
    <Card as="article" className={styles.tile} data-need={need} data-looking={looking} aria-label={name}>
      <header className={styles.head}>
        <Avatar shape={shapeOf(member.avatar)} size={44} />
        <div className={styles.who}>
          <div className={styles.name}>
            <h3>{name}</h3>
            <NeedChip need={need} inARow={work?.counts.inARow ?? 0} />
          </div>
          <p className={styles.where}>{whereWords(work)}</p>
        </div>
      </header>
      <div className={styles.well}>
        {work?.open ? <ScaledQuestion work={work} most={190} /> : <p className={styles.empty}>{emptyWords(work)}</p>}
      </div>
      <p className={styles.line}>
        {work?.open && (
          <span className={styles.time}>
            <Icon name="clock" size={15} />
            {clockOf(open)}
          </span>
        )}
        <span className={styles.doing}>{doingWords(work, now)}</span>
      </p>
      <footer className={styles.foot}>
        <AnswerHexes answers={work?.answers ?? []} />
        <span className={styles.acts}>
          <IconButton
            icon="bulb"
            size="sm"
            look="line"
            label={`Send a hint to ${name}`}
            tip={work?.open ? 'Send a hint' : 'There is no open question'}
            aria-disabled={!work?.open}
            onClick={onHint}
          />
          <Button size="sm" look={looking ? 'soft' : 'line'} aria-pressed={looking} onClick={onLook}>
            {looking ? 'Viewing' : 'Look in'}
          </Button>
        </span>
      </footer>
    </Card>
  )
}

/** What the page of a student shows where it is no question. */
export function emptyWords(work: Work | undefined): string {
  if (work?.finished) return `Finished: ${work.finished}`
  if (work === undefined || work.page === 'unknown') return 'We do not know yet what this screen shows.'
  return work.page === 'choosing' ? 'Choosing what to practice.' : 'No exercise is open.'
}

/** 'Adding fractions, question 9' */
export function whereWords(work: Work | undefined): string {
  if (!work?.open)
    return work?.finished ?? (work?.page === 'choosing' ? 'At the list of exercises' : 'Not in an exercise')
  return `${work.open.name}, question ${work.open.questionNumber}`
}

/** Where a student on a phone is who is neither in the exercise nor on the board. */
const awayWords = { people: 'Looks at who is here', chat: 'In the chat' } as const

/** What can be said of a student who is working, in a few words. */
export function doingWords(work: Work | undefined, now: number): string {
  if (!work || work.page !== 'exercise') return ''
  const { correct, incorrect, skipped } = work.counts
  const tally = `${correct} right, ${incorrect} wrong${skipped > 0 ? `, ${skipped} skipped` : ''}`
  if (work.helpOpen) return `Teach Me open. ${tally}`
  if (work.place === 'people' || work.place === 'chat') return `${awayWords[work.place]}. ${tally}`
  const { idle } = secondsOf(work, now)
  if (work.open && work.place === 'practice' && idle >= 45) return `Nothing for ${clockOf(idle)}. ${tally}`
  return work.open && work.helpOpened ? `Has had help. ${tally}` : tally
}
