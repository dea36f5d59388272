import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { engineVersion } from './engine.ts'
import { openSpeech, recordingName } from './speech.ts'

it.runIf(engineVersion !== null)(
  'speaks in a process of its own and keeps each recording by text and voice',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'polyhex-speech-'))
    const speech = await openSpeech(directory)
    const [first, twin] = await Promise.all([
      speech.say('What is three plus four?', 0),
      speech.say('What is three plus four?', 0),
    ])
    expect(first?.subarray(0, 4).toString()).toBe('RIFF')
    expect(first?.length).toBeGreaterThan(10_000)
    expect(twin).toBe(first)
    expect(await readdir(directory)).toHaveLength(1)
    const british = await speech.say('What is three plus four?', 101)
    expect(british?.equals(first ?? Buffer.alloc(0))).toBe(false)
    await speech.close()
    // From the disk: the process has ended.
    const again = await openSpeech(directory)
    expect((await again.say('What is three plus four?', 0))?.equals(first ?? Buffer.alloc(0))).toBe(true)
    expect(await again.say('', 0)).toBeNull()
    expect(await again.say('x'.repeat(5000), 0)).toBeNull()
    await again.close()
    await rm(directory, { recursive: true })
  },
)

it('keeps recordings under names that change with text and voice', () => {
  const names = [recordingName('a', 'en'), recordingName('b', 'en'), recordingName('a', 'en-us')]
  expect(new Set(names).size).toBe(3)
  expect(recordingName('a', 'en')).toMatch(/^[0-9a-f]{64}$/)
})
