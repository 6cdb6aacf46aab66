import { sessionMessages } from '@ozi/contract'
import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { ProofHost } from '~/account/sessions/ProofHost'
import { createQueryClient } from '~/api'
import { pageServerContext } from '~/api/pageServer'
import { onSessionRefused } from '~/api/sessionRefusals'
import { followChoice, wantTexts } from '~/language'
import { readSession, RenderedUserContext, resetSession, updateSession, watchSession } from '~/session'
import { setFlash, takeFlash } from '~/session/flash'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { toast } from '~/ui/notice/toast'
import { isOldRelease } from '~/ui/state/releaseState'
import { RenderedAtContext } from '~/ui/text/renderedAt'
import type { Route } from './+types/interactive'
import { type FirstPage, takeAnswers } from './first-page/firstPage'
import { readFirstPage } from './first-page/readFirstPage.server'
import { isKeptOffline, isTranslated, textAreasOf } from './isTranslated'
import { forgetAnswers, restoreAnswers } from './offline/answerStore'
import { isGone, reloadOnce } from './release/reloadOnce'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  readFirstPage(request, context.get(pageServerContext))

/** The browser asks for everything else itself. */
export const shouldRevalidate = () => false

/** Answers about a person are kept nowhere, whoever asks. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

const loadAfterHydration = () => import('./afterHydration')

/** Wraps all pages with data: one query cache, and one listener for sessions that end. */
export default function Interactive({ loaderData: first }: Route.ComponentProps) {
  const [queries] = useState(() => startQueries(first))
  const { pathname } = useLocation()
  const isKept = isKeptOffline(pathname)
  const speaksAll = isTranslated(pathname)

  useEffect(
    () =>
      onSessionRefused((refusal) => {
        // The guards notice the changed session and navigate.
        if (refusal === 'unverified') updateSession({ isOTPVerified: false })
        else if (refusal === 'ended') {
          // For the login page, which the guards lead to.
          setFlash({ text: sessionMessages.ended })
          resetSession()
        }
        // The check of the session says the same, and the guard shows what is to be done.
        else void queries.invalidateQueries({ queryKey: ['session'] })
      }),
    [queries],
  )

  useEffect(() => {
    const flash = takeFlash()
    if (flash) toast.success(flash.title ?? flash.text, flash.title && flash.text)
  }, [])

  // The library assumes a network at first; without this, a page opened offline would not notice that it came
  // back.
  useEffect(() => onlineManager.setOnline(navigator.onLine), [])
  useStoredAnswers(queries, first)
  // Those of the next page come together with its scripts.
  const nextPath = useNavigation().location?.pathname ?? pathname
  useEffect(() => wantTexts(textAreasOf(nextPath)), [nextPath])
  useEffect(() => (speaksAll ? followChoice() : undefined), [speaksAll])
  useEffect(watchGone, [])
  const loaded = useLoaded(loadAfterHydration, true)
  useEffect(() => loaded?.watchRelease(), [loaded])
  useEffect(() => (isKept ? loaded?.keepForOffline(queries) : undefined), [loaded, isKept, queries])

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
 * Shows the last seen orders and conversations. When the user signs out or another signs in, clears all cached data from
 * this browser.
 */
function useStoredAnswers(queries: QueryClient, first: FirstPage | null): void {
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

/**
 * A script that failed to load may be one that only an older release had. Then the page is loaded anew, once. Part of each
 * page from the start, since any other script may be such a one.
 * @returns stops watching
 */
function watchGone(): () => void {
  const stop = new AbortController()
  const miss = async () => {
    if (!(await isGone())) return
    isOldRelease.set(true)
    reloadOnce()
  }
  window.addEventListener('vite:preloadError', () => void miss(), { signal: stop.signal })
  return () => stop.abort()
}
