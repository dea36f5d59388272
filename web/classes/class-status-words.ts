import type { ScheduleStatus, SlotStatus } from '@polyhex/contract/classes/class-statuses'
import type { ChipHue } from '../kit/chip.tsx'
import type { IconName } from '../kit/icon.tsx'

interface StatusLook {
  readonly name: string
  readonly hue: ChipHue
  readonly icon: IconName
  /** What it means for families. */
  readonly help: string
}

/** How a status of a class is shown: a word, a colour and an icon. C-129. */
export const slotStatusLooks: Readonly<Record<SlotStatus, StatusLook>> = {
  none: { name: 'None', hue: 'outline', icon: 'pen', help: 'A draft. Only staff sees it.' },
  planned: { name: 'Planned', hue: 'info', icon: 'calendar', help: 'On the calendar, without sign-ups or credits.' },
  open: { name: 'Open', hue: 'primary', icon: 'check', help: 'Students sign up for it.' },
  ready_to_group: { name: 'Ready to group', hue: 'special', icon: 'users', help: 'Groups can be made.' },
  groups_created: { name: 'Groups created', hue: 'correct', icon: 'grid', help: 'Everybody has a group.' },
  cancelled: {
    name: 'Cancelled',
    hue: 'incorrect',
    icon: 'x',
    help: 'It does not take place. Credits are given back.',
  },
}

/** How a status of a weekly class is shown. C-137. */
export const scheduleStatusLooks: Readonly<Record<ScheduleStatus, StatusLook>> = {
  none: { name: 'None', hue: 'outline', icon: 'pen', help: 'A draft. It makes no classes.' },
  plan: { name: 'Plan', hue: 'info', icon: 'calendar', help: 'It makes planned classes, without sign-ups.' },
  paused: { name: 'Paused', hue: 'special', icon: 'pause', help: 'It makes no classes for now.' },
  active: { name: 'Active', hue: 'correct', icon: 'check', help: 'It makes classes that students sign up for.' },
  deleted: { name: 'Deleted', hue: 'incorrect', icon: 'trash', help: 'It is gone for good.' },
}
