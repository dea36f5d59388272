import type { LoadEngine } from './play/use-engine.ts'

/** The engine is fetched when the first game is opened: no other page needs it. */
export const loadEngine: LoadEngine = async () => (await import('@polyhex/games/engine/create-engine')).createEngine()
