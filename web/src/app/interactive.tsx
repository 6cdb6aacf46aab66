import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { createQueryClient } from '~/api'
import { onSessionRefused } from '~/api/sessionRefusals'
import { followChoice } from '~/language'
import { resetSession, updateSession } from '~/session'
import { takeTold } from '~/session/nextPage'
import { toast } from '~/ui/toast'
import { areaOf, fetchArea } from './offline/fetchArea'
import { restoreAnswers } from './offline/keptAnswers'
import { registerWorker } from './offline/registerWorker'
import { useKeptAnswers } from './offline/useKeptAnswers'
import { watchRelease } from './release/watchRelease'

/** Wraps all pages with data: one query cache, and one listener for sessions that end. */
export default function Interactive() {
  const [queries] = useState(() => restoreAnswers(createQueryClient()))
  const { pathname } = useLocation()
  const isCustomers = pathname.startsWith('/dashboard')
  const area = areaOf(pathname)

  useEffect(
    () =>
      onSessionRefused((refusal) => {
        // The guards notice the changed session and navigate.
        if (refusal === 'unverified') updateSession({ isOTPVerified: false })
        else resetSession()
      }),
    [],
  )

  useEffect(() => {
    const told = takeTold()
    if (told) toast.success(told.title ?? told.text, told.title && told.text)
  }, [])

  // The library assumes a network at first; without this, a page opened offline would not notice that it came
  // back.
  useEffect(() => onlineManager.setOnline(navigator.onLine), [])
  useKeptAnswers(queries, isCustomers)
  // Only customers can choose a language; all other pages are English.
  useEffect(() => (isCustomers ? followChoice() : undefined), [isCustomers])
  useEffect(watchRelease, [])
  useEffect(() => {
    if (isCustomers) registerWorker()
  }, [isCustomers])
  useEffect(() => (area === null ? undefined : fetchArea(area)), [area])

  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  )
}
