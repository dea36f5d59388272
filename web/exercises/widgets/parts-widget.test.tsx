import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { writeParts } from '@polyhex/contract/exercises/responses/parts'
import { gallerySamples } from './gallery-samples.ts'
import { tryWidget } from './widget-trial.tsx'

const sample = gallerySamples.find(({ widget }) => widget.widget === 'parts')
if (sample?.parts === undefined) throw new Error('no sample in parts')
const { widget, parts } = sample

describe('a question in parts', () => {
  it('names each part and its place, for a screen reader', () => {
    tryWidget(widget)
    expect(screen.getByRole('group', { name: 'Part 1 of 2: Which calculation fits the story?' })).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Part 2 of 2: How many books are left?' })).toBeTruthy()
  })

  it('goes from a chosen option to the next open field, and is complete with its last part', async () => {
    const { user, last, sent } = tryWidget(widget)
    await user.keyboard('b')
    expect(last()).toEqual({ response: writeParts(['b', '']), complete: false })
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    await user.keyboard('155')
    expect(last()).toEqual({ response: writeParts(['b', '155']), complete: true })
    expect(sent).toEqual([])
    await user.keyboard('{Enter}')
    expect(sent).toEqual([writeParts(['b', '155'])])
  })

  it('never sends while a part is open: Enter goes to that part', async () => {
    const { user, sent } = tryWidget(widget)
    await user.click(screen.getByRole('textbox'))
    await user.keyboard('155{Enter}')
    expect(sent).toEqual([])
    expect(document.activeElement?.textContent).toContain('342')
    await user.keyboard('b')
    expect(sent).toEqual([])
  })

  it('takes up where it was left: the first open field has the focus', () => {
    tryWidget(widget, { response: sample.half ?? '' })
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    expect(screen.getByRole('button', { pressed: true }).textContent).toContain('342')
  })

  it('has keys for the field in focus alone', async () => {
    const { user } = tryWidget(widget)
    expect(screen.queryByRole('group', { name: 'Math keys' })).toBeNull()
    await user.click(screen.getByRole('textbox'))
    expect(screen.getAllByRole('group', { name: 'Math keys' })).toHaveLength(1)
  })

  it('says of each part how it went, and what is right from a mistake before it', () => {
    tryWidget(widget, { response: sample.answered, outcome: { right: false, parts: parts.wrong } })
    const said = document.body.textContent
    expect(said).toContain('Not yet. Some books go away, so there are fewer. The answer is')
    expect(said).toContain('Correct. Right from what you had in part a. With that part right, the answer is 155.')
    expect(screen.queryByRole('group', { name: 'Math keys' })).toBeNull()
  })
})
