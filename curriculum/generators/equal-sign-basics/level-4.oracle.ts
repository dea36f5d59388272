export { missingOracle as oracle, missingWrong as wrong } from './missing.oracle.ts'
