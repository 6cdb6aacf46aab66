import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '~/api'
import { onSessionRefused } from '~/api/sessionRefusals'
import { resetSession, updateSession } from '~/session'

/** What every page with data stands in: one memory of calls, and one ear for sessions that end. */
export default function Interactive() {
  const [queries] = useState(createQueryClient)
  useEffect(
    () =>
      onSessionRefused((refusal) => {
        // The guards see the changed session and lead on.
        if (refusal === 'unverified') updateSession({ isOTPVerified: false })
        else {
          resetSession()
          queries.clear()
        }
      }),
    [queries],
  )
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}
