export { oracle, wrong } from './moved-point-oracle.ts'
