import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findChromium } from './find-chromium.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyhex-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A program of this name that prints the words and ends with the code. */
function program(place: string, name: string, words: string, code: number): string {
  mkdirSync(join(folder, place), { recursive: true })
  const path = join(folder, place, name)
  writeFileSync(path, `#!/bin/sh\necho '${words}'\nexit ${code}\n`)
  chmodSync(path, 0o755)
  return path
}

it('takes the first browser on the path that really starts, not a signpost', () => {
  const signpost = program('a', 'chromium-browser', 'install the chromium snap', 1)
  const real = program('b', 'google-chrome', 'Google Chrome 150.0', 0)
  expect(findChromium({ PATH: [join(signpost, '..'), join(real, '..')].join(delimiter) })).toBe(real)
})

it('prefers CHROMIUM_PATH, and says so when nothing starts there', () => {
  const wanted = program('c', 'my-browser', 'Chromium 151.0', 0)
  expect(findChromium({ CHROMIUM_PATH: wanted, PATH: '' })).toBe(wanted)
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'nothing'), PATH: '' })).toThrow('CHROMIUM_PATH is set to')
})
