export { scientificOracle as oracle, scientificWrong as wrong } from './scientific-oracle.ts'
