import { repeatingFromFacts, repeatingOracle } from './repeating-oracle.ts'

export const oracle = repeatingOracle
export const fromFacts = repeatingFromFacts
