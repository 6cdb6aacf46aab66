import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { sessionMessages } from '@ozi/contract'
import { ProofHost } from '~/account/sessions/ProofHost'
import { createQueryClient } from '~/api'
import { pageServerContext } from '~/api/pageServer'
import { onSessionRefused } from '~/api/sessionRefusals'
import { registerServiceWorker } from '~/browser/serviceWorker'
import { followChoice } from '~/language'
import { readSession, RenderedUserContext, resetSession, updateSession, watchSession } from '~/session'
import { takeTold, tellNextPage } from '~/session/nextPage'
import { RenderedAtContext } from '~/ui/renderedAt'
import { toast } from '~/ui/toast'
import { useLoaded } from '~/ui/useLoaded'
import type { Route } from './+types/interactive'
import { type FirstPage, takeAnswers } from './first-page/firstPage'
import { readFirstPage } from './first-page/readFirstPage.server'
import { watchGone } from './release/watchGone'
import { forgetAnswers, keepAnswers, restoreAnswers } from './offline/keptAnswers'
import { isOnTheWay, isTranslated } from './translated'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readFirstPage(request, context.get(pageServerContext))

/** The browser asks for everything else itself. */
export const shouldRevalidate = () => false

/** Whoever asks: what a page says of a person is kept nowhere. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

/** The page can be used before: no release is old as soon as it is opened. */
const loadWatchRelease = () => import('./release/watchRelease')

/** Wraps all pages with data: one query cache, and one listener for sessions that end. */
export default function Interactive({ loaderData: first }: Route.ComponentProps) {
  const [queries] = useState(() => startQueries(first))
  const { pathname } = useLocation()
  const isKept = isOnTheWay(pathname)
  const speaksAll = isTranslated(pathname)

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
  useKeptAnswers(queries, isKept, first)
  useEffect(() => (speaksAll ? followChoice() : undefined), [speaksAll])
  useEffect(watchGone, [])
  const watchRelease = useLoaded(loadWatchRelease, true)?.watchRelease
  useEffect(() => watchRelease?.(), [watchRelease])
  useEffect(() => {
    if (isKept) registerWorker()
  }, [isKept])

  return (
    <RenderedUserContext value={first?.user ?? null}>
      <RenderedAtContext value={first?.atMs ?? null}>
        <QueryClientProvider client={queries}>
          <Outlet />
          <ProofHost />
        </QueryClientProvider>
      </RenderedAtContext>
    </RenderedUserContext>
  )
}

/** Answers that only this browser has would make the page differ from what the server rendered: they come later. */
function startQueries(first: FirstPage | null): QueryClient {
  const queries = createQueryClient()
  if (first) takeAnswers(queries, first)
  else restoreAnswers(queries)
  return queries
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
function useKeptAnswers(queries: QueryClient, isKept: boolean, first: FirstPage | null): void {
  useEffect(() => (isKept ? keepAnswers(queries) : undefined), [queries, isKept])

  useEffect(() => {
    let whose = readSession().data?._id
    // Another tab may have signed out, or in, while this page was on its way.
    if (first && first.user._id !== whose) queries.clear()
    if (first) restoreAnswers(queries)
    return watchSession(() => {
      const now = readSession().data?._id
      if (now === whose) return
      whose = now
      queries.clear()
      forgetAnswers()
    })
  }, [queries, first])
}
