import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startSpeechWorker } from './speech-worker.ts'

/** An engine that takes 300 ms a text, one after another, and never answers 'hang'. */
const engine = `
let line = Promise.resolve()
process.on('message', ({ id, text }) => {
  line = line.then(() => new Promise((done) => {
    if (text !== 'hang') setTimeout(() => { process.send({ id, recording: new Uint8Array([id]) }); done() }, 300)
  }))
})
process.on('disconnect', () => process.exit(0))
`

it('waits for each text from when its turn comes, so that a class that listens at once is heard out', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'polyhex-engine-'))
  const program = join(directory, 'engine.mjs')
  await writeFile(program, engine)
  const worker = startSpeechWorker({ patienceMs: 2500, program })
  try {
    const texts = Array.from({ length: 10 }, (_, n) => `text ${n}`)
    const recordings = await Promise.all(texts.map(async (text) => worker.say(text, 'en')))
    expect(recordings.map((recording) => recording?.[0])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(await worker.say('hang', 'en')).toBeNull()
    expect((await worker.say('again', 'en'))?.length).toBe(1)
  } finally {
    await worker.stop()
    await rm(directory, { recursive: true })
  }
})
