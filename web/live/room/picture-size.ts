import { largePicture, screenFramesPerSecond, tutorPicture } from '@polyhex/contract/live/room/room-limits'
import type { LargePicture } from '@polyhex/contract/live/room/room-member'

/** Share of lost packets above which a picture gets smaller, and below which it may grow again. */
const loss = { tooMuch: 0.05, little: 0.01 } as const
/** Looks in a row with little loss before it grows. */
export const looksToGrow = 4

/** How large a picture that is shown large is sent: a step of `largePicture`, and for how many looks the line has been good. */
export interface PictureStep {
  readonly step: number
  readonly good: number
}

/** The step after a look at the line, by the share of packets lost since the last one (0 to 1). */
export function stepAfter({ step, good }: PictureStep, lost: number): PictureStep {
  if (lost > loss.tooMuch) return { step: Math.min(step + 1, largePicture.length - 1), good: 0 }
  if (lost >= loss.little) return { step, good: 0 }
  if (good + 1 < looksToGrow) return { step, good: good + 1 }
  return { step: Math.max(0, step - 1), good: 0 }
}

/** How a picture is encoded: small as usual, or large at a step; `height` is that of its source, in px. */
export function encodingOf(
  large: LargePicture | null,
  step: number,
  height: number | undefined,
): { maxBitrate: number; maxFramerate: number; scaleResolutionDownBy: number } {
  const aim = large === null ? tutorPicture : (largePicture[step] ?? largePicture[0])
  return {
    maxBitrate: aim.bitsPerSecond,
    maxFramerate: large === 'screen' ? screenFramesPerSecond : tutorPicture.framesPerSecond,
    // A screen is made small by fewer bits, not by fewer lines: its letters must stay readable.
    scaleResolutionDownBy: large === 'screen' || height === undefined ? 1 : Math.max(1, height / aim.height),
  }
}
