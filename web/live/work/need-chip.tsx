import { Chip, type ChipHue } from '../../kit/chip.tsx'
import type { IconName } from '../../kit/icon.tsx'
import type { Need } from './work-needs.ts'

const looks: Readonly<Record<Need, { hue: ChipHue; icon: IconName; words: string }>> = {
  hand: { hue: 'special', icon: 'hand', words: 'Hand up' },
  stuck: { hue: 'incorrect', icon: 'warn', words: 'Stuck' },
  working: { hue: 'info', icon: 'pen', words: 'Working' },
  streak: { hue: 'correct', icon: 'fire', words: 'in a row' },
  board: { hue: 'neutral', icon: 'teach', words: 'On the board' },
  watching: { hue: 'neutral', icon: 'eye', words: 'Looks on' },
  finished: { hue: 'correct', icon: 'check', words: 'Finished' },
  choosing: { hue: 'neutral', icon: 'grid', words: 'Choosing' },
  unknown: { hue: 'neutral', icon: 'refresh', words: 'Not known yet' },
  none: { hue: 'neutral', icon: 'clock', words: 'No exercise' },
  away: { hue: 'neutral', icon: 'offline', words: 'Coming back' },
}

/** What a student needs, by icon and word. */
export function NeedChip({ need, inARow }: { need: Need; inARow: number }) {
  const { hue, icon, words } = looks[need]
  return (
    <Chip hue={hue} icon={icon}>
      {need === 'streak' ? `${inARow} ${words}` : words}
    </Chip>
  )
}
