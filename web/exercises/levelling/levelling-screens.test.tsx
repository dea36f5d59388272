import { render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Theme } from '@polyhex/contract/curriculum/curriculum'
import type { FoundThemeLevel, Run } from '@polyhex/contract/exercises/runs'
import { ExerciseToolbar } from '../exercise-toolbar.tsx'
import { helpWaits, skipWords } from '../exercise-words.ts'
import { LevelScale } from '../results/level-scale.tsx'
import { LevelSteps } from '../results/level-steps.tsx'
import { gradeOfLevel, levelHeadline } from '../results/levelled.tsx'
import { sampleRun } from '../run-samples.ts'
import { LevellingIntro } from './levelling-intro.tsx'
import { LevellingProgress, secondsLeft } from './levelling-progress.tsx'

const theme: Theme = { themeCode: 'operations', themeName: 'Operations' } as Theme
const start = Date.UTC(2026, 2, 2, 17)

const found = (over: Partial<FoundThemeLevel> = {}): FoundThemeLevel => ({
  themeCode: 'operations',
  level: 9,
  confidence: 0.72,
  percentageCorrect: 60,
  ability: 4.7,
  low: 4.1,
  high: 5.3,
  words: 'Level 9 (grade 4, second half). We are 72% sure, from 14 answers.',
  ...over,
})

function levellingRun(progress: Partial<Run['progress']>): Run {
  const run = sampleRun('levelling', ['right', 'wrong', 'skipped'])
  return { ...run, progress: { ...run.progress, ...progress } }
}

afterEach(() => vi.useRealTimers())

describe('before a levelling', () => {
  it('says how long it is in minutes, and leaves the choice of a clock [L-261]', async () => {
    const { container } = render(<LevellingIntro theme={theme} timedFirst />)
    expect(screen.getByText('Length 5 min, counted from your first answer.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Start with the clock' }).getAttribute('href')).toBe('?start=timed')
    expect(screen.getByRole('link', { name: 'Start without a clock' }).getAttribute('href')).toBe('?start=untimed')
    expect((await axe.run(container)).violations).toEqual([])
  })
})

it('puts the way first that the settings say', () => {
  render(<LevellingIntro theme={theme} timedFirst={false} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '',
    'Start without a clock',
    'Start with the clock',
  ])
})

describe('the clock of a levelling', () => {
  it('stands at 300 s until the first answer, then counts down to 0 and not below [L-160]', () => {
    const waiting = { ...levellingRun({}).progress, secondsAllowed: 300, endsAt: null }
    expect(secondsLeft(waiting, start)).toBe(300)
    const running = { ...waiting, endsAt: new Date(start + 300_000).toISOString() }
    expect(secondsLeft(running, start)).toBe(300)
    expect(secondsLeft(running, start + 1)).toBe(300)
    expect(secondsLeft(running, start + 241_000)).toBe(59)
    expect(secondsLeft(running, start + 400_000)).toBe(0)
    expect(secondsLeft(running, start - 90_000)).toBe(300)
    expect(secondsLeft({ ...running, secondsAllowed: null }, start)).toBeNull()
  })

  it('is told in minutes and seconds, and the last minute and ten seconds aloud', () => {
    vi.useFakeTimers({ now: start })
    render(
      <LevellingProgress run={levellingRun({ secondsAllowed: 300, endsAt: new Date(start + 60_000).toISOString() })} />,
    )
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('1:00')
    expect(screen.getByRole('status').textContent).toBe('One minute left.')
  })

  it('does not count questions toward a pass, and can be absent', () => {
    render(<LevellingProgress run={levellingRun({ answered: 3 })} />)
    expect(screen.getByText('No clock')).toBeTruthy()
    expect(screen.getByText('3').parentElement?.textContent).toBe('3 answered')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})

describe('the toolbar of a levelling', () => {
  it('offers "I don’t know", and no help before the end', () => {
    const nothing = () => undefined
    render(
      <ExerciseToolbar
        signedIn
        earned={0}
        room={{ current: null }}
        step="check"
        ready={false}
        unsaved={false}
        isFirst
        isLatest
        drawing={false}
        teaching={false}
        glowing={false}
        takesFocus={null}
        helpWaits={helpWaits('levelling')}
        skip={skipWords('levelling')}
        onCheck={nothing}
        onSkip={nothing}
        onNext={nothing}
        onBack={nothing}
        onForward={nothing}
        onDraw={nothing}
        onTeach={() => expect.unreachable('help is closed')}
      />,
    )
    expect(screen.getByRole('button', { name: 'I don’t know' })).toBeTruthy()
    const help = screen.getByRole('button', { name: 'Teach Me' })
    expect(help.getAttribute('aria-disabled')).toBe('true')
    help.click()
    expect([skipWords('practice'), helpWaits('practice')]).toEqual(['Skip', false])
  })
})

describe('the level found', () => {
  it('stands between what works and what comes next, and at the ends of the grades beside one of them', () => {
    const stepsOf = (grade: number) => {
      const { container, unmount } = render(<LevelSteps grade={grade} />)
      const steps = [...container.querySelectorAll('li')].map((step) => step.textContent)
      unmount()
      return steps
    }
    expect(stepsOf(4)).toEqual(['Grade 3This works', 'Grade 4You start here', 'Grade 5This comes next'])
    expect(stepsOf(0)).toEqual(['KindergartenYou start here', 'Grade 1This comes next'])
    expect(stepsOf(12)).toEqual(['Grade 11This works', 'Grade 12You start here'])
  })

  it('is said by grade and half', () => {
    expect(levelHeadline(found())).toBe('Your starting point: grade 4, second half.')
    expect(levelHeadline(found({ level: 0 }))).toBe('Your starting point: kindergarten, first half.')
    expect([gradeOfLevel(25), gradeOfLevel(24), gradeOfLevel(1)]).toEqual([12, 12, 0])
  })

  it('is drawn on the scale of grades with its band, and told in words', async () => {
    const { container } = render(<LevelScale found={found()} />)
    expect(container.textContent).toContain(
      'Most likely grade 4.7; four times out of five it is between grade 4.1 and grade 5.3.',
    )
    const band = container.querySelector<HTMLElement>('[class*="band"]')
    const shown = [...container.querySelectorAll('li')].map((grade) => grade.textContent)
    expect(shown).toEqual(['Grade 3', 'Grade 4', 'Grade 5', 'Grade 6'])
    expect(Number.parseFloat(band?.style.insetInlineStart ?? '')).toBeCloseTo((100 * (4.1 - 3)) / 4, 3)
    expect(Number.parseFloat(band?.style.inlineSize ?? '')).toBeCloseTo((100 * (5.3 - 4.1)) / 4, 3)
    await waitFor(async () => expect((await axe.run(container)).violations).toEqual([]))
  })
})
