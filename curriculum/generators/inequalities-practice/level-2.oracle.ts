export { linearOracle as oracle, linearWrong as wrong } from './linear-oracle.ts'
