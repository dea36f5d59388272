import { sharesLevel } from '../shares.ts'

/** Name halves and fourths of circles and rectangles (1.G.A.3). */
export const halvesAndFourths = sharesLevel('fractions_intro/2', ['half', 'fourth', 'quarter'])
