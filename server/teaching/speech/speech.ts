import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { voiceOfNumber } from '@polyhex/contract/teaching/teaching'
import { engineVoices, engineVersion } from './engine.ts'
import { type SpeechWorker, startSpeechWorker } from './speech-worker.ts'

/** Reads our texts aloud. `say` gives a WAV file, or null where it cannot. */
export interface Speech {
  readonly speaks: boolean
  say(text: string, voice: number): Promise<Buffer | null>
  close(): Promise<void>
}

/** For servers without the speech engine: browsers then use their own voice, or captions. */
export const silent: Speech = { speaks: false, say: async () => null, close: async () => {} }

/** The longest text that is read aloud; ours are far shorter. */
const longestText = 2000

/** The name under which a recording is kept: it changes with the text, the voice and the engine. */
export function recordingName(text: string, engineVoice: string): string {
  return createHash('sha256').update(`${engineVersion}\n${engineVoice}\n${text}`).digest('hex')
}

async function keep(path: string, recording: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, recording)
  await rename(draft, path)
}

/**
 * Speech by an engine in a process of its own, with every recording kept in `directory`. The process starts with the
 * first text that is not there yet. The same text asked for twice at once is spoken once.
 */
export async function openSpeech(directory: string): Promise<Speech> {
  if (engineVersion === null) return silent
  await mkdir(directory, { recursive: true })
  let worker: SpeechWorker | undefined
  const speaking = new Map<string, Promise<Buffer | null>>()
  const speak = async (path: string, text: string, voice: string): Promise<Buffer | null> => {
    const kept = await readFile(path).catch(() => null)
    if (kept !== null) return kept
    worker ??= startSpeechWorker()
    const recording = await worker.say(text, voice)
    if (recording !== null) await keep(path, recording)
    return recording
  }
  return {
    speaks: true,
    say: async (text, voice) => {
      if (text.trim() === '' || text.length > longestText) return null
      const engineVoice = engineVoices[voiceOfNumber(voice)]
      const path = join(directory, `${recordingName(text, engineVoice)}.wav`)
      const running = speaking.get(path) ?? speak(path, text, engineVoice).finally(() => speaking.delete(path))
      speaking.set(path, running)
      return running
    },
    close: async () => worker?.stop(),
  }
}
