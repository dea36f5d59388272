import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { exerciseOperations } from '@polyhex/contract/exercises/exercise-operations'
import { gameOperations } from '@polyhex/contract/games/game-operations'
import type { Role } from '@polyhex/contract/identity/accounts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, asked, endVisit, visit, waitWith } from '../shell/page-trial.tsx'
import { sampleAccount } from '../shell/account-samples.ts'
import { actionOf, exerciseOf, playActions, readPlaySearch } from './play-actions.ts'

const sam = {
  accountId: '00000000-0000-4000-8000-000000000009',
  username: 'student.sam',
  publicName: 'QuickOtter',
  avatar: 'hexagon',
}
const as = (roles: Role[], over = {}) => ({
  state: 'authenticated' as const,
  account: sampleAccount({ roles, grade: roles.includes('student') ? 3 : null, ...over }),
})
beforeEach(() => {
  waitWith(exerciseOperations.startExercise)
  answerWith(curriculumOperations.listLevelledTopics, { topicLevels: [], total: 0 })
  answerWith(curriculumOperations.listUnits, { units: [], total: 0 })
  answerWith(curriculumOperations.listThemes, { themes: [] })
  answerWith(gameOperations.listGameTypes, { games: [] })
  answerWith(gameOperations.recommendRandomGames, { games: [] })
  answerWith(gameOperations.listOwnGames, { games: [] })
})
afterEach(() => {
  cleanup()
  endVisit()
})
const started = () => asked.some((call) => call.method === 'POST')

describe('the query of the play page', () => {
  it('holds the code to join under either name [A-084]', () => {
    expect(readPlaySearch({ joinCode: 'ABC' })).toEqual({ joinCode: 'ABC' })
    expect(readPlaySearch({ join_code: 4711 })).toEqual({ joinCode: '4711' })
    expect(readPlaySearch({ joinCode: 'A', join_code: 'B', action: 'nonsense' })).toEqual({ joinCode: 'A' })
    expect(actionOf({ joinCode: 'A' })).toBe('live_class')
  })
  it('leads to exercises only, never off the site', () => {
    expect(exerciseOf({ action: 'topic_practice', topic: 'coin_math/2' })).toBe('/math/topics/coin_math/2/practice/')
    expect(exerciseOf({ action: 'speed_play', topic: 'coin_math/2' })).toBe('/math/topics/coin_math/2/speed-play/')
    expect(exerciseOf({ action: 'unit_mastery', unit: 'g3_x' })).toBe('/math/units/g3_x/unit-mastery/')
    expect(exerciseOf({ action: 'topic_practice', topic: '//evil.example/1' })).toBeNull()
    expect(exerciseOf({ action: 'unit_mastery', unit: '../x' })).toBeNull()
    expect(exerciseOf({ action: 'tournament', topic: 'coin_math/2' })).toBeNull()
  })
})

describe('/game/play/', () => {
  it.each(Object.entries(playActions))(
    'asks who is not a student to switch, for %s: %s [A-023] [A-083]',
    async (action, words) => {
      visit(`/game/play/?action=${action}`, as(['parent'], { authTo: [sam] }))
      expect(await screen.findByRole('heading', { name: `Switch to a student account ${words}` })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Switch to QuickOtter' })).toBeTruthy()
    },
  )

  it('lets students go on [A-083] [A-224]', async () => {
    const { router } = visit('/game/play/?action=topic_practice&topic=coin_math/2', as(['student']))
    await waitFor(() => expect(router.state.location.pathname).toBe('/math/topics/coin_math/2/practice/'))
  })

  it('leads who wants to play alone to the games about it [L-024]', async () => {
    const { router } = visit('/game/play/?unit=g3_x', as(['student']))
    await waitFor(() => expect(router.state.location.href).toBe('/game/?unit=g3_x'))
  })

  it('says that there is no game, with the code, and offers games to play alone', async () => {
    visit('/game/play/?join_code=4711', as(['student']))
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    expect(await screen.findByText(/No game is open with the code 4711/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All games' }).getAttribute('href')).toBe('/game/')
  })

  it('is disabled where there is no desktop, with the reason [A-311]', async () => {
    visit('/game/play/?join_code=4711', as(['student']))
    const button = await screen.findByRole('button', { name: 'Play' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Game play is only available on desktop and laptop devices.',
    )
  })
})

describe('exercises', () => {
  const path = '/math/topics/coin_math/2/practice/'
  it.each([['parent'], ['guardian'], ['tutor'], ['teacher'], ['admin']] as Role[][])(
    'ask a %s to switch and start nothing [A-083] [A-224]',
    async (role) => {
      visit(path, as([role!]))
      expect(
        await screen.findByRole('heading', { name: 'Switch to a student account to practice this topic' }),
      ).toBeTruthy()
      expect(started()).toBe(false)
    },
  )

  it('start for students, for parents who are students too, and for visitors [A-224]', async () => {
    for (const session of [as(['student']), as(['parent', 'student']), { state: 'unauthenticated' as const }]) {
      visit(path, session)
      await waitFor(() => expect(started()).toBe(true))
      cleanup()
      asked.length = 0
    }
  })

  it('go on where one was after switching', async () => {
    answerWith(connectionOperations.signInAs, { account: sampleAccount({ roles: ['student'] }) })
    const { router } = visit(path, as(['parent'], { authTo: [sam] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to QuickOtter' }))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Switch Accounts' }))
    await waitFor(() => expect(asked.some((call) => call.path === '/exercises')).toBe(true))
    expect(router.state.location.pathname).toBe(path)
  })
})
