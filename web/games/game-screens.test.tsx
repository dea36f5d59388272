import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { gameOperations } from '@polyhex/contract/games/game-operations'
import type { GameType, RecommendedGame } from '@polyhex/contract/games/games'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleAccount } from '../shell/account-samples.ts'
import { answerWith, endVisit, refuseWith, visit } from '../shell/page-trial.tsx'

const race: GameType = {
  contestType: 'car_race',
  number: 1,
  displayName: 'Car Race',
  details: 'Four friends race along the great road.',
  contestGoal: 'Be first at the flag.',
  controls: [{ keys: ['Up', 'Down'], does: 'Change lane' }],
  hint: 'Take your time.',
  points: 'Right answers score most.',
  rewards: 'Right answers bring coins.',
  issues: 'Needs a laptop or desktop computer.',
  boosters: [],
  scenes: [
    { code: 'carracescene1', name: 'Meadow', twist: 'Puddles slow you down.' },
    { code: 'carracescene2', name: 'Desert', twist: 'A tailwind pushes you.' },
  ],
  minimumPlayerAge: 6,
  minimumPlayerCount: 1,
  maxPlayTimeSeconds: 300,
}
const pairs: GameType = {
  ...race,
  contestType: 'concentration',
  number: 28,
  displayName: 'Concentration',
  scenes: [{ code: 'concentrationscene1', name: 'Numbers', twist: '' }],
}
const late: GameType = { ...race, contestType: 'poker', number: 12, displayName: 'Poker', minimumPlayerAge: 10 }
const offer = (contestType: string, contestSceneChoice: string, recommendationScore: number): RecommendedGame => ({
  ...{ contestType, contestSceneChoice, recommendationScore, contestSceneStartingStage: 0, maxPlayTimeSeconds: 300 },
  ...{
    contestOptionDisplayName: '',
    displayImage: `${contestSceneChoice}_0`,
    minimumPlayerAge: 6,
    minimumPlayerCount: 1,
  },
})
const student = { state: 'authenticated' as const, account: sampleAccount({ roles: ['student'], grade: 3 }) }
const visitor = { state: 'unauthenticated' as const }

beforeEach(() => {
  answerWith(gameOperations.listGameTypes, { games: [race, pairs, late] })
  answerWith(gameOperations.recommendRandomGames, {
    games: [offer('concentration', 'concentrationscene1', 97), offer('car_race', 'carracescene2', 60)],
  })
  answerWith(gameOperations.listOwnGames, { games: [{ contestType: 'car_race', times: 2, wins: 1, bestScore: 1250 }] })
  answerWith(curriculumOperations.listUnits, { units: [], total: 0 })
})
afterEach(() => {
  cleanup()
  endVisit()
  vi.unstubAllGlobals()
})

/** Opens a page on a computer; visiting makes every device a phone. */
function open(...visited: Parameters<typeof visit>) {
  const opened = visit(...visited)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  return opened
}

describe('/game/', () => {
  it('shows the recommended games first, for whom they are, and what was reached [L-024] [L-079] [L-080]', async () => {
    open('/game/?grade=5', student)
    const cards = await screen.findAllByRole('article')
    await waitFor(() =>
      expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
        'Concentration',
        'Car Race',
      ]),
    )
    expect(cards).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Your questions: Grade 5' })).toBeTruthy()
    const card = within(screen.getByRole('article', { name: 'Car Race' }))
    expect(card.getByText('From age 6')).toBeTruthy()
    expect(card.getByText('Best 1,250, played 2 times')).toBeTruthy()
    const href = card.getByRole('link', { name: 'Play in Desert, Car Race' }).getAttribute('href') ?? ''
    const address = new URL(href, 'https://polyhex.test')
    expect(address.pathname).toBe('/game/play/')
    expect(address.searchParams.get('route')).toBe(
      'format:kvp/action:load/play_time:300/require_login:true/contest_type:car_race/game_scene:carracescene2/starting_stage:0/grade_level:5',
    )
    expect(card.getByRole('link', { name: 'Meadow, Car Race' })).toBeTruthy()
  })

  it('lets visitors play without an account [L-005] [L-022]', async () => {
    open('/game/', visitor)
    const link = await screen.findByRole('link', { name: 'Play in Desert, Car Race' })
    const address = new URL(link.getAttribute('href') ?? '', 'https://polyhex.test')
    expect(address.pathname).toBe('/game/start-play/')
    expect(address.searchParams.get('route')).toContain('require_login:false')
  })

  it('says so with Retry when the games do not load [L-243]', async () => {
    refuseWith(gameOperations.listGameTypes, 503, 'unavailable', 'Polyhex cannot answer just now.')
    open('/game/', student)
    expect(await screen.findByText('The games did not load')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe('the page of a game', () => {
  const route =
    'format:kvp/action:load/play_time:300/require_login:true/contest_type:car_race/game_scene:carracescene2/starting_stage:0/unit_code:g3_x'

  it('keeps its route letter for letter and shows a bar while the game comes [L-023] [L-071] [L-076]', async () => {
    const { router } = open(`/game/play/?route=${encodeURIComponent(route)}`, student)
    expect(await screen.findByRole('heading', { level: 1, name: 'Car Race: Desert' })).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: /Getting the game ready/ })).toBeTruthy()
    expect(new URLSearchParams(router.state.location.searchStr).get('route')).toBe(route)
    expect(screen.getByRole('heading', { name: 'How to play' })).toBeTruthy()
  })

  it('asks who is no student to switch [L-077] [L-187]', async () => {
    open(`/game/play/?route=${encodeURIComponent(route)}`, {
      state: 'authenticated',
      account: sampleAccount({ roles: ['parent'] }),
    })
    expect(await screen.findByRole('heading', { name: 'Switch to a student account to play solo' })).toBeTruthy()
  })

  it('leads a visitor to sign-in where an account is wanted, and who is signed in to the play page [L-022]', async () => {
    const out = open(`/game/start-play/?route=${encodeURIComponent(route)}`, visitor)
    await waitFor(() => expect(out.router.state.location.pathname).toBe('/signin/'))
    cleanup()
    const signedIn = open(`/game/start-play/?route=${encodeURIComponent(route)}`, student)
    await waitFor(() => expect(signedIn.router.state.location.pathname).toBe('/game/play/'))
    expect(new URLSearchParams(signedIn.router.state.location.searchStr).get('route')).toBe(route)
  })

  it('says what phones cannot do, and offers practice [L-007] [L-073] [L-074] [L-075]', async () => {
    visit(`/game/play/?route=${encodeURIComponent(route)}`, student)
    expect(
      await screen.findByRole('heading', { name: 'Game play is not yet supported on mobile devices' }),
    ).toBeTruthy()
    expect(
      screen.getByText('We would love to have you play, but you’ll need to use a laptop or desktop computer.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Practice' }).getAttribute('href')).toBe('/math/units/g3_x/')
  })

  it('says that there is no such game', async () => {
    open(`/game/play/?route=${encodeURIComponent(route.replace('car_race', 'tower_defense'))}`, student)
    expect(await screen.findByRole('heading', { name: 'We could not find this game' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All games' }).getAttribute('href')).toBe('/game/')
  })
})
