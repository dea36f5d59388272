import { afterEach, describe, expect, it } from 'vitest'
import { readStoredPath, storedPathMs, storePath } from './stored-path.ts'

afterEach(() => localStorage.clear())

describe('the stored path', () => {
  it('is kept for 15 minutes and not longer [L-030]', () => {
    expect(storedPathMs).toBe(900_000)
    storePath('/math/grades/3/', 1000)
    expect(readStoredPath(1000 + storedPathMs - 1, { peek: true })).toBe('/math/grades/3/')
    expect(readStoredPath(1000 + storedPathMs, { peek: true })).toBeNull()
  })

  it('is cleared by reading and left by a peek', () => {
    storePath('/home/', 0)
    expect(readStoredPath(1, { peek: true })).toBe('/home/')
    expect(readStoredPath(1)).toBe('/home/')
    expect(readStoredPath(1)).toBeNull()
  })

  it.each(['//evil.example/', '/\\evil.example', 'https://evil.example/', '/\t/evil.example', 'home'])(
    'never leads off this site: %s',
    (path) => {
      storePath(path, 0)
      expect(readStoredPath(1)).toBeNull()
    },
  )

  it('trusts nothing that was put there by others', () => {
    localStorage.setItem('polyhex.stored-path', JSON.stringify({ path: '//evil.example', until: 10 }))
    expect(readStoredPath(1)).toBeNull()
    localStorage.setItem('polyhex.stored-path', 'nonsense')
    expect(readStoredPath(1)).toBeNull()
    localStorage.setItem('polyhex.stored-path', JSON.stringify({ path: '/home/', until: 1e15 }))
    expect(readStoredPath(1)).toBeNull()
  })
})
