import { createRequire } from 'node:module'

/** The process of the speech engine: reads texts from its parent, one after another, and sends recordings back. */

type Engine = (text: string, options: { voice: string; speed?: number }) => Promise<Uint8Array>
const engine = createRequire(import.meta.url)('text2wav') as Engine

let line: Promise<void> = Promise.resolve()

async function speak(id: number, text: string, voice: string): Promise<void> {
  let recording: Uint8Array | null = null
  try {
    // A little slower than the engine's 175 words a minute, for children.
    recording = await engine(text, { voice, speed: 150 })
  } catch {
    recording = null
  }
  process.send?.({ id, recording })
}

process.on('message', ({ id, text, voice }: { id: number; text: string; voice: string }) => {
  line = line.then(async () => speak(id, text, voice))
})
process.on('disconnect', () => process.exit(0))
