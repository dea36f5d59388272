import { sharesLevel } from '../shares.ts'

/** Name halves, thirds and fourths, and find them among pictures (2.G.A.3). */
export const sharesInWords = sharesLevel('fractions_intro/4', ['half', 'third', 'fourth', 'quarter'])
