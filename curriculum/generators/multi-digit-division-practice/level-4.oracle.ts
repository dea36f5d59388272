export { oracle, wrong } from './level-3.oracle.ts'
