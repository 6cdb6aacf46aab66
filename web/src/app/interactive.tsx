import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { createQueryClient } from '~/api'
import { onSessionRefused } from '~/api/sessionRefusals'
import { followChoice } from '~/language'
import { readSession, resetSession, updateSession, watchSession } from '~/session'

/** What every page with data stands in: one memory of calls, and one ear for sessions that end. */
export default function Interactive() {
  const [queries] = useState(createQueryClient)

  useEffect(
    () =>
      onSessionRefused((refusal) => {
        // The guards see the changed session and lead on.
        if (refusal === 'unverified') updateSession({ isOTPVerified: false })
        else resetSession()
      }),
    [],
  )

  // What one person was shown is not kept for the next one at this browser.
  useEffect(() => {
    let whose = readSession().data?._id
    return watchSession(() => {
      const now = readSession().data?._id
      if (now === whose) return
      whose = now
      queries.clear()
    })
  }, [queries])

  // Customers choose their language; every other page is English.
  const isCustomers = useLocation().pathname.startsWith('/dashboard')
  useEffect(() => (isCustomers ? followChoice() : undefined), [isCustomers])

  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}
