import { cleanup, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { readSlots } from '@polyhex/contract/exercises/responses/slots'
import { tryWidget } from '../widget-trial.tsx'
import { glidesBetween } from './glides.ts'
import { slotsSamples } from './slots-samples.ts'
import { typedTile } from './typed-tile.ts'

function sampleOf(name: string) {
  const sample = slotsSamples.find((one) => one.name === `slots, ${name}`)
  if (sample === undefined || sample.widget.widget !== 'slots') throw new Error(name)
  return { ...sample, widget: sample.widget }
}
const ducks = sampleOf('numbers and a sign').widget
const family = sampleOf('a fact family').widget
const one = sampleOf('one number').widget
const menus = sampleOf('menus').widget

async function opened(...given: Parameters<typeof tryWidget>) {
  const trial = tryWidget(...given)
  await screen.findByRole('group', { name: 'The question' })
  return trial
}
const blank = (number: number) => screen.getByRole('button', { name: new RegExp(`; blank ${number}, `) })
const tile = (name: string) => within(screen.getByRole('list', { name: 'Tiles' })).getByRole('button', { name })

describe('tiles by taps', () => {
  it('are laid by a tap on the tile and one on the blank, without a limit of time [P18]', async () => {
    const { user, last } = await opened(ducks)
    await user.click(tile('9'))
    expect(tile('9').getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('Now tap a blank.')).toBeTruthy()
    await user.click(blank(1))
    expect(last()).toEqual({ response: '1:9', complete: false })
    expect(within(screen.getByRole('list', { name: 'Tiles' })).queryByRole('button', { name: '9' })).toBeNull()
  })

  it('are laid one after the other where a blank was tapped first', async () => {
    const { user, last } = await opened(ducks)
    await user.click(blank(1))
    for (const name of ['9', 'minus', '4', '5']) await user.click(tile(name))
    expect(last()).toEqual({ response: '1:9;2:-;3:4;4:5', complete: true })
  })

  it('go to the only blank at once, and another one takes their place', async () => {
    const { user, last } = await opened(one)
    await user.click(tile('4'))
    await user.click(tile('5'))
    expect(last()).toEqual({ response: '1:5', complete: true })
    expect(tile('4')).toBeTruthy()
  })

  it('change places, and go back where their own blank is tapped again', async () => {
    const { user, last } = await opened(ducks, { response: '1:9;3:4' })
    await user.click(blank(1))
    await user.click(blank(3))
    expect(last()?.response).toBe('1:4;3:9')
    await user.click(blank(1))
    await user.click(blank(1))
    expect(last()?.response).toBe('3:9')
  })

  it('are undone one by one, and all lie in the bank again after Start over', async () => {
    const { user, last } = await opened(family)
    await user.click(blank(1))
    await user.click(tile('3'))
    await user.click(tile('3'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(last()?.response).toBe('1:3')
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(last()).toEqual({ response: '', complete: false })
    await user.keyboard('{Control>}z{/Control}')
    expect(last()?.response).toBe('1:3')
  })
})

describe('tiles by keys', () => {
  it('are typed into their blanks, and Enter sends [P32]', async () => {
    const { user, last, sent } = await opened(ducks)
    blank(1).focus()
    await user.keyboard('9{ArrowRight}-{ArrowRight}4{ArrowRight}5')
    expect(last()).toEqual({ response: '1:9;2:-;3:4;4:5', complete: true })
    await user.keyboard('{Enter}')
    expect(sent).toEqual(['1:9;2:-;3:4;4:5'])
  })

  it('are gone through with arrows, taken out with Backspace, and typed with two digits', async () => {
    const { user, last } = await opened(ducks)
    blank(1).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(last()?.response).toBe('1:5')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(last()?.response).toBe('1:-')
    await user.keyboard('{Backspace}')
    expect(last()?.response).toBe('')
    await user.keyboard('13')
    expect(last()?.response).toBe('1:13')
    await user.keyboard('{ArrowRight}{Backspace}')
    expect(document.activeElement).toBe(blank(1))
    await user.keyboard('7')
    expect(last()?.response).toBe('1:13')
    expect(screen.getByText('There is no tile 7 to lay.').getAttribute('aria-live')).toBe('polite')
  })

  it('are taken up and put down with Space; the bank is one tab stop [P32]', async () => {
    const { user, last } = await opened(ducks)
    blank(4).focus()
    await user.tab()
    expect(document.activeElement).toBe(tile('4'))
    await user.keyboard('{End}{ArrowLeft} ')
    await user.tab({ shift: true })
    await user.keyboard(' ')
    expect(last()?.response).toBe('4:+')
    await user.keyboard(' {Escape}{Delete}')
    expect(last()?.response).toBe('')
  })

  it('name a sign by the key that stands for it', () => {
    const offered = ['×', '÷', '12', '1', 'less than'].map((id) => ({ id, text: id, speech: id }))
    expect(typedTile(offered, '', '*').tile?.id).toBe('×')
    expect(typedTile(offered, '', '/').tile?.id).toBe('÷')
    expect(typedTile(offered, '1', '2').tile?.id).toBe('12')
    expect(typedTile(offered, '12', '1').tile?.id).toBe('1')
    expect(typedTile(offered, '', 'L').tile?.id).toBe('less than')
    expect(typedTile(offered, '', '7')).toEqual({ tile: null, text: '' })
  })
})

describe('what is said', () => {
  it('names each blank with its sentence and what is in it, and says every change [P32]', async () => {
    const { user } = await opened(one)
    expect(screen.getByRole('button', { name: '3 plus blank equals 8; blank, empty' })).toBeTruthy()
    await user.click(tile('5'))
    expect(screen.getByRole('button', { name: '3 plus 5 equals 8; blank, 5' })).toBeTruthy()
    expect(screen.getByText('3 plus 5 equals 8').getAttribute('aria-live')).toBe('polite')
  })

  it.each(slotsSamples.map((sample) => [sample.name, sample.widget] as const))(
    'gives every blank and tile a name of its own: %s [P32]',
    async (_, widget) => {
      await opened(widget)
      const names = screen.getAllByRole('button').map((button) => button.textContent.trim())
      const spoken = names.filter((name) => name !== '')
      expect(new Set(spoken).size).toBe(spoken.length)
      expect(spoken.length).toBeGreaterThanOrEqual(2)
    },
  )

  it.each(slotsSamples.map((sample) => [sample.name, sample] as const))(
    'has nothing that axe finds, open and answered: %s [P32]',
    async (_, sample) => {
      for (const outcome of [undefined, { right: true }, { right: false, rightResponse: sample.right }]) {
        await opened(sample.widget, {
          response: outcome ? sample.answered : (sample.half ?? ''),
          ...(outcome ? { outcome } : {}),
        })
        const found = await axe.run(document.body, {
          rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
        })
        expect(found.violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
        cleanup()
      }
    },
  )
})

describe('menus', () => {
  it('open by a tap and are chosen from', async () => {
    const { user, last } = await opened(menus)
    await user.click(screen.getByRole('button', { name: /; blank 1, empty/ }))
    await user.click(screen.getByRole('option', { name: 'smaller' }))
    expect(last()).toEqual({ response: '1:smaller', complete: false })
  })
})

describe('after the answer', () => {
  it('keeps what was laid, shows the right tiles, and says the difference', async () => {
    await opened(ducks, { response: '1:9;2:+;3:4;4:13', outcome: { right: false, rightResponse: '1:9;2:-;3:4;4:5' } })
    expect(within(screen.getByRole('figure', { name: 'Yours' })).getAllByText('not right')).toHaveLength(2)
    expect(screen.getByRole('figure', { name: 'Answer' })).toBeTruthy()
    expect(screen.getByText(/Blank 2:/).closest('p')?.textContent).toMatch(/Blank 2: .*, not .*\. Blank 4: /)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('calls no single blank wrong where there are several right answers', async () => {
    await opened(family, {
      response: sampleOf('a fact family').answered,
      outcome: { right: false, rightResponse: sampleOf('a fact family').right },
    })
    expect(screen.getByRole('figure', { name: 'One right answer' })).toBeTruthy()
    expect(screen.queryByText('not right')).toBeNull()
  })
})

describe('tiles glide', () => {
  const between = (before: string, after: string) =>
    glidesBetween(ducks, readSlots(ducks, before) ?? [], readSlots(ducks, after) ?? [])

  it('from the bank, back to it, and between blanks', () => {
    expect(between('', '1:4')).toEqual([{ from: 'tile 0', to: 'blank 0' }])
    expect(between('1:4', '1:5')).toEqual([
      { from: 'tile 1', to: 'blank 0' },
      { from: 'blank 0', to: 'tile 0' },
    ])
    expect(between('1:4;3:9', '1:9;3:4')).toEqual([
      { from: 'blank 2', to: 'blank 0' },
      { from: 'blank 0', to: 'blank 2' },
    ])
    expect(glidesBetween(family, readSlots(family, '1:3') ?? [], readSlots(family, '1:3;2:3') ?? [])).toEqual([
      { from: 'tile 0', to: 'blank 1' },
    ])
  })
})
