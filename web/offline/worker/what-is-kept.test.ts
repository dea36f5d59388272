import { describe, expect, it } from 'vitest'
import { isPage, isPublicAnswer } from './what-is-kept.ts'

describe('the service worker', () => {
  it('shows the shell for pages only', () => {
    const pages = ['/', '/home/', '/math/topics/counting/1/practice/', '/offline/', '/developers/']
    expect(pages.filter((path) => !isPage(path))).toEqual([])
    const others = ['/api/session', '/api', '/flows/executor/x/', '/dev/mail/', '/healthz', '/readyz', '/mark.svg']
    expect([...others, '/manifest.webmanifest', '/assets/index-1.js'].filter((path) => isPage(path))).toEqual([])
  })

  it('keeps an answer only when the server says that it is the same for everybody', () => {
    const answer = (status: number, control?: string) => ({
      status,
      headers: new Headers(control === undefined ? {} : { 'cache-control': control }),
    })
    expect(isPublicAnswer(answer(200, 'public, max-age=21600'))).toBe(true)
    expect(isPublicAnswer(answer(200, 'private, max-age=1200'))).toBe(false)
    expect(isPublicAnswer(answer(200, 'no-store'))).toBe(false)
    expect(isPublicAnswer(answer(200))).toBe(false)
    expect(isPublicAnswer(answer(404, 'public, max-age=60'))).toBe(false)
  })
})
