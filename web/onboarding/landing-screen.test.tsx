import { findDeclaredGame } from '@polyhex/games/declared-games'
import { readGameRoute } from '@polyhex/games/engine/route'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { answerWith, endVisit, visit } from '../shell/page-trial.tsx'
import { sampleAccount } from '../shell/account-samples.ts'
import { demos } from './landing/demos.tsx'

afterEach(() => {
  cleanup()
  endVisit()
})

describe('landing page', () => {
  it('asks a real question that is answered at once, and says where to look after a wrong try', async () => {
    visit('/')
    const question = await screen.findByRole('region', { name: 'How many cells come next?' })
    await userEvent.click(within(question).getByRole('button', { name: '9' }))
    expect(within(question).getByRole('status').textContent).toBe('Not yet. Count how many cells each step adds.')
    await userEvent.click(within(question).getByRole('button', { name: '10' }))
    expect(within(question).getByRole('status').textContent).toBe('Ten. Each row adds one more: 1, 2, 3, 4.')
  })

  it('plays the default topic of each grade from 1 to 8 without sign-in, in games that exist [L-009] [L-010] [L-011] [L-026]', async () => {
    visit('/')
    const section = await screen.findByRole('region', { name: 'Eight games, ready now' })
    const links = within(section).getAllByRole('link')
    expect(links).toHaveLength(8)
    expect(demos.map((one) => one.gradeLevel)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(demos[4]!.topicCode).toBe('cartesian_grid_basics')
    for (const [i, link] of links.entries()) {
      const address = new URL(link.getAttribute('href') ?? '', 'https://polyhex.test')
      expect(address.pathname).toBe('/game/start-play/')
      const route = readGameRoute(address.searchParams.get('route') ?? '')
      const { contestType, gameScene, unitCode, topicCode, level } = demos[i]!
      expect(route).toMatchObject({
        contestType,
        gameScene,
        unitCode,
        requireLogin: false,
        playTime: 300,
        startingStage: 0,
      })
      expect(route?.more['topic_code_level']).toBe(`${topicCode}/${level}`)
      expect(findDeclaredGame(contestType)?.scenes.map(({ code }) => code)).toContain(gameScene)
    }
  })

  it('leads to every grade', async () => {
    visit('/')
    const band = await screen.findByRole('region', { name: 'Your grade is a shape' })
    const hrefs = within(band)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toHaveLength(13)
    expect(new Set(hrefs)).toEqual(new Set(Array.from({ length: 13 }, (_, grade) => `/math/grades/${grade}/`)))
  })

  it('shows what a live class is for three ages, and leads to its price', async () => {
    visit('/')
    const live = await screen.findByRole('region', { name: 'Live classes, a few at a time' })
    const ages = within(live).getAllByRole('heading', { level: 3 })
    expect(ages.map((one) => one.textContent)).toEqual(['Kindergarten to grade 3', 'Grades 4 to 7', 'Grades 8 to 12'])
    expect(within(live).getByRole('link', { name: 'Plans and prices' }).getAttribute('href')).toBe('/pricing/')
  })

  it('has no link to a page that does not exist', async () => {
    const { container, router } = visit('/')
    await screen.findByRole('heading', { level: 1 })
    const pages = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    const known = pages.filter((href) => !href.startsWith('#') && !href.endsWith('/practice/'))
    for (const href of known) expect(router.getMatchedRoutes(href)[2], href).toBeTruthy()
    for (const href of pages.filter((one) => one.startsWith('#')))
      expect(document.querySelector(href), href).not.toBeNull()
  })

  it('offers home instead of sign-in to who is signed in', async () => {
    visit('/', { state: 'authenticated', account: sampleAccount() })
    expect((await screen.findByRole('link', { name: 'Home' })).getAttribute('href')).toBe('/home/')
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'Sign in' })).toBeNull()
  })
})

it('Join leads to the choice of who signs up, as does its former address [A-013]', async () => {
  for (const address of ['/signup/', '/join/']) {
    const { unmount } = visit(address)
    expect(await screen.findByRole('heading', { level: 1, name: 'Who is signing up?' })).toBeTruthy()
    const hrefs = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['/signup/student/', '/signup/parent/', '/signup/teacher/', '/signin/', '/math/grades/'])
    unmount()
  }
})

describe('moving between pages', () => {
  it('puts the focus on the heading of the new page and says its title', async () => {
    answerWith(curriculumOperations.listThemes, { themes: [] })
    visit('/')
    const bar = await screen.findByRole('navigation', { name: 'Site' })
    await userEvent.click(within(bar).getByRole('link', { name: 'Themes' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Themes' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await waitFor(() =>
      expect(screen.getAllByRole('status').some((one) => one.textContent === 'Themes · Polyhex')).toBe(true),
    )
  })

  it('has words for an address without a page', async () => {
    visit('/no/such/page')
    expect(await screen.findByRole('heading', { level: 1, name: 'This cell is empty' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Choose a grade' }).getAttribute('href')).toBe('/math/grades/')
  })
})
