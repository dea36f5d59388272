import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installedMatchesLock } from './install.mjs'
import { webSourcesHash } from './web-build.mjs'
import { portIsTaken, whyInstallFailed, whyNodeIsTooOld } from './words.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polyhex-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, content: unknown): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
}

describe('words', () => {
  it('refuses a Node that is too old, and only that', () => {
    expect(whyNodeIsTooOld('18.20.8')).toContain('needs Node 20 or newer to start; this is Node 18.20.8')
    expect(whyNodeIsTooOld('20.0.0')).toBeNull()
    expect(whyNodeIsTooOld('26.1.0')).toBeNull()
  })

  it.each([
    ['npm error code ECONNREFUSED', 'registry cannot be reached'],
    ['npm error getaddrinfo ENOTFOUND registry', 'registry cannot be reached'],
    ['npm error Exit handler never called!', 'most often the registry cannot be reached'],
    ['npm error code EACCES', 'may not write here'],
    [
      'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync',
      'do not agree',
    ],
    ['npm error something else', 'Its own words are above'],
  ])('explains %s', (output, words) => {
    expect(whyInstallFailed(output, 1)).toContain(words)
  })

  it('offers the next port when one is taken', () => {
    expect(portIsTaken(4000)).toContain('PORT=4001 npm start')
  })
})

describe('installedMatchesLock', () => {
  const entry = (version: string, more = {}): object => ({ version, ...more })
  const lock = {
    packages: { '': {}, 'node_modules/a': entry('1.0.0'), 'node_modules/b': entry('2.0.0', { optional: true }) },
  }

  it('accepts an installation made by hand, without packages for other platforms', () => {
    write('package-lock.json', lock)
    write('node_modules/.package-lock.json', { packages: { 'node_modules/a': entry('1.0.0') } })
    expect(installedMatchesLock(folder)).toBe(true)
  })

  it('demands an installation when one is missing or another version lies there', () => {
    write('package-lock.json', lock)
    expect(installedMatchesLock(folder)).toBe(false)
    write('node_modules/.package-lock.json', { packages: { 'node_modules/a': entry('1.0.1') } })
    expect(installedMatchesLock(folder)).toBe(false)
  })
})

describe('webSourcesHash', () => {
  const lay = (): void => {
    write('package-lock.json', {})
    write('web/shell/main.tsx', 'export const a = 1')
    write('contract/paging.ts', 'export const b = 2')
  }

  it('changes with a source, and not with tests, built files or dates', () => {
    lay()
    const before = webSourcesHash(folder)
    write('web/shell/main.test.tsx', 'test')
    write('web/dist/index.html', 'built')
    write('web/shell/main.tsx', 'export const a = 1')
    expect(webSourcesHash(folder)).toBe(before)
    write('contract/paging.ts', 'export const b = 3')
    expect(webSourcesHash(folder)).not.toBe(before)
  })

  it('is the same for the same sources in another folder', () => {
    lay()
    const copy = `${folder}-copy`
    cpSync(folder, copy, { recursive: true })
    expect(webSourcesHash(copy)).toBe(webSourcesHash(folder))
    rmSync(copy, { recursive: true })
  })
})
