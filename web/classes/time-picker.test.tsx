import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { clockTimeOf, minuteOfDay } from './time-of-day.ts'
import { TimePicker } from './time-picker.tsx'

describe('the time picker', () => {
  it('reads 12 AM as 0 and 12 PM as 720, and every minute of the day back and forth [C-072]', () => {
    expect(clockTimeOf(0)).toEqual({ hour: 12, minute: 0, half: 'AM' })
    expect(clockTimeOf(720)).toEqual({ hour: 12, minute: 0, half: 'PM' })
    const there = Array.from({ length: 1440 }, (_, minute) => minute)
    expect(there.map((minute) => minuteOfDay(clockTimeOf(minute)))).toEqual(there)
    expect(minuteOfDay({ hour: 4, minute: null, half: 'PM' })).toBeNull()
  })

  it('offers hours 01 to 12, minutes in steps of 15, AM and PM, by keyboard too [C-072]', async () => {
    const given: (number | null)[] = []
    function Trial() {
      const [minute, setMinute] = useState<number | null>(720)
      return (
        <TimePicker
          label="Starting time"
          value={minute}
          onChange={(next) => {
            given.push(next)
            setMinute(next)
          }}
        />
      )
    }
    render(<Trial />)
    const group = screen.getByRole('group', { name: 'Starting time' })
    const offered = async (name: RegExp) => {
      await userEvent.click(within(group).getByRole('button', { name }))
      const words = (await screen.findAllByRole('option')).map((one) => one.textContent)
      return words
    }
    expect(await offered(/Hour/)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0')))
    await userEvent.click(screen.getByRole('option', { name: '04' }))
    expect(await offered(/Minute/)).toEqual(['00', '15', '30', '45'])
    await userEvent.click(screen.getByRole('option', { name: '15' }))
    await userEvent.click(within(group).getByRole('radio', { name: 'AM' }))
    expect(given).toEqual([960, 975, 255])
  })

  it('keeps a minute between the steps that a class has already', async () => {
    render(<TimePicker label="Starting time" value={967} onChange={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: /Minute/ }))
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(['00', '07', '15', '30', '45'])
  })
})
