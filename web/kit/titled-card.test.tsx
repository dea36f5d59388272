import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TitledCard } from './titled-card.tsx'

afterEach(cleanup)

it('is a landmark with the name of its title, unless what it holds is one already', () => {
  render(
    <>
      <TitledCard title="Payments" actions={<button type="button">Reconcile</button>}>
        <p>All of them</p>
      </TitledCard>
      <TitledCard title="Recurring" landmark={false} heading="h3" />
    </>,
  )
  expect(screen.getByRole('region', { name: 'Payments' }).textContent).toBe('PaymentsReconcileAll of them')
  expect(screen.queryByRole('region', { name: 'Recurring' })).toBeNull()
  expect(screen.getByRole('heading', { level: 3, name: 'Recurring' })).toBeTruthy()
})
