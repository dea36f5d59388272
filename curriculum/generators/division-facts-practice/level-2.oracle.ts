export { oracle, wrong } from './level-1.oracle.ts'
