import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useState } from 'react'
import { Checkbox } from './checkbox.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { Select } from './select.tsx'
import { Slider } from './slider.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const voices = [
  { value: 'calm', label: 'Calm' },
  { value: 'bright', label: 'Bright' },
]

const textOf = (id: string | null) => document.getElementById(id ?? '')?.textContent

describe('TextField', () => {
  it('is named by its label and reads its help', () => {
    render(<TextField label="Email" help="We write only about the account." />)
    const entry = screen.getByRole('textbox', { name: 'Email' })
    expect(textOf(entry.getAttribute('aria-describedby'))).toBe('We write only about the account.')
    expect(entry.getAttribute('aria-invalid')).toBeNull()
  })

  it('reads its error instead, at once', () => {
    render(<TextField label="Email" help="help" error="This email is taken." />)
    const entry = screen.getByRole('textbox', { name: 'Email' })
    expect(entry.getAttribute('aria-invalid')).toBe('true')
    expect(textOf(entry.getAttribute('aria-describedby'))).toBe('This email is taken.')
    expect(screen.getByRole('alert').textContent).toBe('This email is taken.')
    expect(screen.queryByText('help')).toBeNull()
  })
})

it('TextArea takes several lines', async () => {
  render(<TextArea label="Comments or Notes" />)
  const entry = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comments or Notes' })
  await userEvent.type(entry, 'one{enter}two')
  expect(entry.value).toBe('one\ntwo')
})

it('PasswordField hides what is typed until asked to show it', async () => {
  render(<PasswordField label="Password" defaultValue="hexagon" />)
  const entry = screen.getByLabelText<HTMLInputElement>('Password')
  expect(entry.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(entry.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(entry.type).toBe('password')
})

it('NumberField steps by buttons and keys within its limits', async () => {
  function Trial() {
    const [value, setValue] = useState(99)
    return <NumberField label="Value" value={value} onChange={setValue} min={0} max={100} />
  }
  render(<Trial />)
  const entry = screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' })
  await userEvent.click(screen.getByRole('button', { name: /increase/i }))
  expect(entry.value).toBe('100')
  entry.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(entry.value).toBe('100')
  await userEvent.keyboard('{Home}')
  expect(entry.value).toBe('0')
})

it('Select opens, moves by arrows and gives the value', async () => {
  const change = vi.fn()
  render(<Select label="Voice" options={voices} value={null} onChange={change} />)
  screen.getByRole('button', { name: /Voice/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('listbox')).toBeTruthy()
  await userEvent.click(screen.getByRole('option', { name: 'Bright' }))
  expect(change).toHaveBeenCalledExactlyOnceWith('bright')
})

it('Checkbox is checked by its words', async () => {
  const change = vi.fn()
  render(<Checkbox onChange={(event) => change(event.target.checked)}>Set grade manually</Checkbox>)
  await userEvent.click(screen.getByText('Set grade manually'))
  expect(change).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Set grade manually' }).checked).toBe(true)
})

it('Switch tells whether it is on and changes by the space bar', async () => {
  const change = vi.fn()
  render(
    <Switch on={false} onChange={change}>
      Sounds
    </Switch>,
  )
  const toggle = screen.getByRole('switch', { name: 'Sounds' })
  expect(toggle.getAttribute('aria-checked')).toBe('false')
  toggle.focus()
  await userEvent.keyboard(' ')
  expect(change).toHaveBeenCalledExactlyOnceWith(true)
})

it('RadioGroup moves its choice by arrow keys', async () => {
  const change = vi.fn()
  render(<RadioGroup label="Audio voice" options={voices} value="calm" onChange={change} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Calm' }).checked).toBe(true)
  screen.getByRole('radio', { name: 'Calm' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(change).toHaveBeenCalledExactlyOnceWith('bright')
})

it('Slider steps by arrow keys', async () => {
  const change = vi.fn()
  render(<Slider label="Speed" value={1} min={0.75} max={1.5} step={0.25} onChange={change} />)
  screen.getByRole('slider', { name: 'Speed' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(change).toHaveBeenCalledExactlyOnceWith(1.25)
})
