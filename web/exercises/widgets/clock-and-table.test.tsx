import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readTime, timeAfter, timeOf, withHourAngle, withMinuteAngle, writeTime } from './clock-time.ts'
import { tryWidget } from './widget-trial.tsx'

describe('a clock', () => {
  it('is typed, a colon going on to the minutes', async () => {
    const { user, last, sent } = tryWidget({ widget: 'clock', face: 12 })
    await user.type(screen.getByRole('textbox', { name: 'Hours' }), '3:')
    expect(last()).toEqual({ response: '3:', complete: false })
    await user.keyboard('45{Enter}')
    expect(sent).toEqual(['3:45'])
  })

  it('is set by arrow keys on its hands, the hour following the minutes', async () => {
    const { user, last } = tryWidget({ widget: 'clock', face: 12 })
    const minute = screen.getByRole('slider', { name: 'Minute hand' })
    minute.focus()
    await user.keyboard('{ArrowDown}')
    expect(last()).toEqual({ response: '11:59', complete: true })
    screen.getByRole('slider', { name: 'Hour hand' }).focus()
    await user.keyboard('{ArrowUp}')
    expect(last()?.response).toBe('12:59')
    expect(minute.getAttribute('aria-valuetext')).toBe('59 minutes')
  })

  it('says which times the face shows when another is typed', async () => {
    const { user, last } = tryWidget({ widget: 'clock', face: 12 })
    await user.type(screen.getByRole('textbox', { name: 'Hours' }), '15:30')
    expect(last()?.complete).toBe(false)
    expect(screen.getByText('This clock shows 1:00 to 12:59.')).toBeTruthy()
  })

  it('carries the hour over the top with the long hand and keeps the afternoon on a 24-hour face', () => {
    expect(withMinuteAngle({ hours: 3, minutes: 58 }, 12, 12)).toEqual({ hours: '4', minutes: '02' })
    expect(withMinuteAngle({ hours: 1, minutes: 2 }, 348, 12)).toEqual({ hours: '12', minutes: '58' })
    expect(withHourAngle({ hours: 14, minutes: 0 }, 90, 24)).toEqual({ hours: '15', minutes: '00' })
    expect(withHourAngle({ hours: 9, minutes: 30 }, 15, 12)).toEqual({ hours: '12', minutes: '30' })
    expect(timeAfter({ hours: 23, minutes: 59 }, 1, 24)).toEqual({ hours: '0', minutes: '00' })
  })

  it('reads only whole times of its face', () => {
    expect(timeOf(readTime('3:45'), 12)).toEqual({ hours: 3, minutes: 45 })
    for (const wrong of ['13:00', '0:30', '3:60', '3:', ':30', '']) expect(timeOf(readTime(wrong), 12)).toBeUndefined()
    for (const response of ['3:45', '3:', ':30', '']) expect(writeTime(readTime(response))).toBe(response)
  })
})

describe('a table', () => {
  const widget = {
    widget: 'table' as const,
    rows: 2,
    columns: 2,
    rowLabels: ['Bags', 'Apples'],
    columnLabels: ['Mon', 'Tue'],
    brackets: false,
  }
  const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

  it('moves between cells by arrow keys and sends rows and columns', async () => {
    const { user, last, sent } = tryWidget(widget)
    expect(document.activeElement).toBe(cell('Bags, Mon'))
    await user.keyboard('1{ArrowRight}2{ArrowDown}4{ArrowLeft}')
    expect(document.activeElement).toBe(cell('Apples, Tue'))
    expect(last()).toEqual({ response: '1,2;,4', complete: false })
    cell('Apples, Tue').setSelectionRange(0, 0)
    await user.keyboard('{ArrowLeft}3{Enter}')
    expect(sent).toEqual(['1,2;3,4'])
  })

  it('names matrix cells by row and column', () => {
    tryWidget({ ...widget, rowLabels: [], columnLabels: [], brackets: true })
    expect(cell('Row 2, Column 1')).toBeTruthy()
  })
})
