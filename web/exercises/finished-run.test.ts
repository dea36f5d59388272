import { beforeEach, describe, expect, it } from 'vitest'
import { arrivalOf, keepFinishedRun, readFinishedRun, type Arrival } from './finished-run.ts'

const path = '/math/topics/fractions_intro/1/practice/'
const first = 1_000
const later = (type: string, where = path): Arrival => ({
  document: 2_000,
  loaded: { type, name: `https://polyhex.example${where}` },
})
const shown = (arrival: Arrival): string | null => readFinishedRun(sessionStorage, path, arrival)

describe('results that a tab had on show', () => {
  beforeEach(() => keepFinishedRun(sessionStorage, { runId: 'run', path, shownBy: first }))

  it.each(['reload', 'back_forward'])('are shown again after a %s of their page', (type) => {
    expect(shown(later(type))).toBe('run')
  })

  it('are shown again where the browser does not tell how the page was loaded', () => {
    expect(shown({ document: 2_000, loaded: null })).toBe('run')
  })

  it('stay while their document does, however that was loaded', () => {
    expect(shown({ ...later('navigate', '/home/'), document: first })).toBe('run')
  })

  it('are not shown to somebody who opens the address to practice again', () => {
    expect(shown(later('navigate'))).toBeNull()
  })

  it('are not shown by way of another page that was reloaded', () => {
    expect(shown(later('reload', '/home/'))).toBeNull()
  })

  it('are not shown by another page', () => {
    expect(readFinishedRun(sessionStorage, '/home/', { document: first, loaded: null })).toBeNull()
  })
})

it('tells documents apart by their beginning', () => {
  expect(arrivalOf(performance).document).toBe(performance.timeOrigin)
})
