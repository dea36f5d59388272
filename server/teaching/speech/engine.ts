import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { VoiceName } from '@polyhex/contract/teaching/teaching'

function installedVersion(): string | null {
  try {
    const path = createRequire(import.meta.url).resolve('text2wav/package.json')
    return `text2wav ${(JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version}`
  } catch {
    return null
  }
}

/** Name and version of the speech engine, or null where it is not installed; it is an optional dependency. */
export const engineVersion = installedVersion()

/** The engine's voices. It has no Australian or Indian one, so those are further variants of the British. */
export const engineVoices: Record<VoiceName, string> = {
  default_voice: 'en-us',
  female_british: 'en+f3',
  female_american: 'en-us+f3',
  female_australian: 'en+f2',
  female_indian: 'en+f4',
  male_british: 'en+m3',
  male_american: 'en-us+m3',
}
