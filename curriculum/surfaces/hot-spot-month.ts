import { weekdayNames } from '../figures/calendar.ts'
import { centred, circle, label, rectangle, type Spot } from '../figures/drawing.ts'
import { listWords } from '../figures/lettering.ts'
import { hueOf, tone } from '../figures/palette.ts'
import { surfaceWidth } from './surface.ts'
import type { SpotPlace, SpotScene } from './hot-spot-scene.ts'
import type { HotSpotWidget } from '@polyhex/contract/exercises/hot-spot-widget'

type Month = Extract<HotSpotWidget['scene'], { shows: 'month' }>

const top = 66
const step = { across: 49, down: 44 } as const
const left = (surfaceWidth - 7 * step.across) / 2

/** A month whose dates are tapped. */
export function monthScene({ month, days, firstWeekday, ringed }: Month): SpotScene {
  const weeks = Math.ceil((firstWeekday + days) / 7)
  const height = top + weeks * step.down + 10
  const back =
    label(surfaceWidth / 2, 28, month, { size: 20 }) +
    rectangle(left - 3, top - 3, 7 * step.across + 6, weeks * step.down + 6, { fill: tone.paper, radius: 14 }) +
    weekdayNames.map((name, i) => label(left + (i + 0.5) * step.across, 54, name.slice(0, 3), { size: 14 })).join('')
  const places = Array.from({ length: days }, (_, i): SpotPlace => {
    const slot = firstWeekday + i
    const [x, y] = [left + (slot % 7) * step.across, top + Math.floor(slot / 7) * step.down]
    const at: Spot = [x + step.across / 2, y + step.down / 2]
    const isRinged = ringed.includes(i + 1)
    return {
      label: `${month} ${i + 1}, ${weekdayNames[slot % 7] ?? ''}`,
      box: { x, y, width: step.across, height: step.down },
      at,
      draw: (isTapped) =>
        (isTapped
          ? circle(0, 0, 19, { fill: tone.g3 })
          : isRinged
            ? circle(0, 0, 18, { fill: 'none', stroke: tone.f3, width: 3 })
            : '') +
        centred(0, 0, String(i + 1), { size: 18, fill: isTapped ? tone.g0 : tone.f4 }) +
        (isTapped && isRinged ? circle(0, 0, 20.5, { fill: 'none', stroke: tone.f4, width: 2 }) : ''),
    }
  })
  const rings = ringed.length === 0 ? '' : ` Ringed: ${listWords(ringed)}.`
  return {
    height,
    hue: hueOf.geometry,
    title: `Calendar, ${month}`,
    alt: `Calendar page for ${month}: ${days} days, the 1st is a ${weekdayNames[firstWeekday] ?? ''}. Weeks run from Sunday to Saturday.${rings}`,
    noun: 'date',
    back,
    places,
  }
}
