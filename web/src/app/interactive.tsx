import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { sessionMessages } from '@ozi/contract'
import { ProofHost } from '~/account/sessions/ProofHost'
import { createQueryClient } from '~/api'
import { onSessionRefused } from '~/api/sessionRefusals'
import { registerServiceWorker } from '~/browser/serviceWorker'
import { followChoice } from '~/language'
import { readSession, resetSession, updateSession, watchSession } from '~/session'
import { takeTold, tellNextPage } from '~/session/nextPage'
import { toast } from '~/ui/toast'
import { forgetAnswers, keepAnswers, restoreAnswers } from './offline/keptAnswers'
import { watchRelease } from './release/watchRelease'

/** Wraps all pages with data: one query cache, and one listener for sessions that end. */
export default function Interactive() {
  const [queries] = useState(() => restoreAnswers(createQueryClient()))
  const { pathname } = useLocation()
  /** Pages that people open on the way: they are kept for use without a network. */
  const isOnTheWay = /^\/(dashboard|rider)(\/|$)/.test(pathname)
  /** Pages that exist in all languages; those of the staff are English. */
  const isTranslated = isOnTheWay || /^\/vendor(\/|$)/.test(pathname)

  useEffect(
    () =>
      onSessionRefused((refusal) => {
        // The guards notice the changed session and navigate.
        if (refusal === 'unverified') updateSession({ isOTPVerified: false })
        else if (refusal === 'ended') {
          // For the login page, which the guards lead to.
          tellNextPage({ text: sessionMessages.ended })
          resetSession()
        }
        // The check of the session says the same, and the guard shows what is to be done.
        else void queries.invalidateQueries({ queryKey: ['session'] })
      }),
    [queries],
  )

  useEffect(() => {
    const told = takeTold()
    if (told) toast.success(told.title ?? told.text, told.title && told.text)
  }, [])

  // The library assumes a network at first; without this, a page opened offline would not notice that it came
  // back.
  useEffect(() => onlineManager.setOnline(navigator.onLine), [])
  useKeptAnswers(queries, isOnTheWay)
  useEffect(() => (isTranslated ? followChoice() : undefined), [isTranslated])
  useEffect(watchRelease, [])
  useEffect(() => {
    if (isOnTheWay) registerWorker()
  }, [isOnTheWay])

  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <ProofHost />
    </QueryClientProvider>
  )
}

/**
 * Registers the service worker, which caches the pages of customers and riders for use without a network. After the page
 * has loaded, so that it does not compete with the page itself. Not in development, where files change.
 */
function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    // Without it everything works except offline use.
    void registerServiceWorker().catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/**
 * Stores the last seen orders and conversations while pages of a customer or a rider are open. When the user signs out or
 * another signs in, clears all cached data from this browser.
 */
function useKeptAnswers(queries: QueryClient, isOnTheWay: boolean): void {
  useEffect(() => (isOnTheWay ? keepAnswers(queries) : undefined), [queries, isOnTheWay])

  useEffect(() => {
    let whose = readSession().data?._id
    return watchSession(() => {
      const now = readSession().data?._id
      if (now === whose) return
      whose = now
      queries.clear()
      forgetAnswers()
    })
  }, [queries])
}
