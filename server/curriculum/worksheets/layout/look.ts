import { ink } from '../typesetting/print-colors.ts'
import type { Look } from '../typesetting/set-text.ts'

/** How a sheet is set: letters for the age that reads it. Points. */
export interface SheetLook {
  readonly question: Look
  readonly quiet: Look
  readonly strong: Look
  /** Room between an ask and what belongs to it. */
  readonly gap: number
  /** Of a fraction to be written in boxes: for those who learn what its parts are. */
  readonly fractionBoxes: boolean
  /** How close everything stands. */
  readonly density: Density
}

/** Sheets are set as freely as the number of their pages allows: a closer one is taken only where it saves a page or fills a half empty one. */
export interface Density {
  /** Between rows of questions. */
  readonly rowGap: number
  /** Of the usual width of figures. */
  readonly figures: number
  /** Of the usual height of room to work. */
  readonly working: number
}
export const densities: readonly Density[] = [
  { rowGap: 24, figures: 1, working: 1 },
  { rowGap: 18, figures: 1, working: 0.8 },
  { rowGap: 17, figures: 0.87, working: 0.7 },
  { rowGap: 16, figures: 0.76, working: 0.6 },
]

/** Young readers get larger letters. `grade` 0 is kindergarten. */
export function lookOfGrade(grade: number): SheetLook {
  const size = grade <= 2 ? 13.5 : grade <= 5 ? 12 : 11
  return {
    question: { font: 'text', size, color: ink.text },
    quiet: { font: 'text', size: Math.max(8.5, size * 0.75), color: ink.quiet },
    strong: { font: 'strong', size, color: ink.text },
    gap: size * 0.75,
    fractionBoxes: grade <= 5,
    density: { rowGap: 24, figures: 1, working: 1 },
  }
}

/**
 * Room to work something out, by the seconds that a question is meant to take: none for facts known by heart and for the
 * youngest, who count in the picture.
 */
export function workingHeight(targetSeconds: number, grade: number): number {
  if (grade <= 1 || targetSeconds <= 10) return 0
  return targetSeconds <= 16 ? 34 : targetSeconds <= 23 ? 54 : 76
}

export const letterNames = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
