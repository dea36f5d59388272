import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { completeLockfile, platformOf } from './complete-lockfile.mjs'

it('reads the platform from the name', () => {
  expect(platformOf('@oxlint/binding-linux-arm64-musl')).toEqual({ os: ['linux'], cpu: ['arm64'], libc: ['musl'] })
  expect(platformOf('@oxlint/binding-linux-arm-gnueabihf')).toEqual({ os: ['linux'], cpu: ['arm'] })
  expect(platformOf('@oxlint-tsgolint/darwin-x64')).toEqual({ os: ['darwin'], cpu: ['x64'] })
  expect(platformOf('text2wav')).toBeNull()
})

it('adds what is missing, once, and leaves what is there', () => {
  const lock = {
    packages: {
      'node_modules/x': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { '@x/darwin-arm64': '2.0.0', text2wav: '1' },
      },
    } as Record<string, unknown>,
  }
  expect(completeLockfile(lock)).toEqual(['@x/darwin-arm64'])
  expect(lock.packages['node_modules/@x/darwin-arm64']).toEqual({
    version: '2.0.0',
    os: ['darwin'],
    cpu: ['arm64'],
    dev: true,
    optional: true,
  })
  expect(completeLockfile(lock)).toEqual([])
})

it('finds nothing to add to the lockfile of this tree, so that npm ci accepts it everywhere', () => {
  const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
  expect(completeLockfile(JSON.parse(text) as { packages: Record<string, unknown> })).toEqual([])
})
