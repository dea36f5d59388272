export { oracle, wrong } from './flat-faced-oracle.ts'
