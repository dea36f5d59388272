import { sharesOracle, wrongShares } from './shares-oracle.ts'

export const oracle = sharesOracle
export const wrong = wrongShares
