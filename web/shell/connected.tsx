import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { createQueryClient } from '../call/query-client.ts'
import { ToastRegion } from '../kit/toast-region.tsx'
import { showToast } from '../kit/toasts.ts'
import { refreshSession } from './session.ts'

/** Around every page that talks to the server: the answers kept so far, and the place for notices. */
export function Connected() {
  const [client] = useState(() =>
    createQueryClient({
      say: (words) => showToast('error', words),
      onSessionGone: () => {
        showToast('note', 'You have been signed out. Please sign in again.')
        void refreshSession()
      },
    }),
  )
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <ToastRegion />
    </QueryClientProvider>
  )
}
