import { isStaff, type SessionUser } from '@ozi/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import { onSessionRefused } from '~/api/sessionRefusals'
import { useTexts } from '~/language'
import { guardTexts } from '~/languages/en/base/guards'
import type { RouteHandle } from '~/root'
import { loginPath, pathFromAppStart, type Session } from '~/session'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { useCheckedSession } from './useCheckedSession'

/**
 * Guards pages for signed-in, verified users. Each visit checks the session with the server, and the nested
 * guard gets the answer as the outlet's context. If the server is unreachable, it gets the user stored in the
 * browser.
 */
export default function Protected() {
  const { session, confirmed, isOutOfReach, refusal, retry } = useCheckedSession()
  useEarlyQuestions(confirmed === null && session?.isLoggedIn === true ? session.data : null)
  const hasLeft = useHasLeft(session)
  const CheckFailed = useLoaded(loadCheckFailed, refusal !== null)?.default
  const { pathname, search } = useLocation()
  const [isTurningOn, setTurningOn] = useState(false)
  useInputReports(session)
  if (session === null) return <Waiting />
  if (!session.isLoggedIn) return <LeadTo path={hasLeft ? '/login' : loginPath(pathname + search)} />
  if (!session.data.isOTPVerified) return <LeadTo path="/verify" />
  const home = pathFromAppStart(pathname + search, confirmed ?? session.data)
  if (home !== null) return <Navigate to={home} replace />
  const { mustChoosePassword, secondFactorDue } = confirmed ?? session.data
  if (mustChoosePassword) return <BeforeAll load={loadOwnPassword} />
  // Recovery codes are shown once: the page stays until they are kept, even if the server has confirmed meanwhile.
  if (secondFactorDue?.isOverdue || isTurningOn)
    return <BeforeAll load={loadSecondFactor} onAsking={setTurningOn} />
  // Not verified, says the server; the stored session is about to be updated to match.
  if (confirmed) return confirmed.isOTPVerified ? <Outlet context={confirmed} /> : <Waiting />
  // Losing the network does not sign anybody out: pages show cached data, and the server checks each call
  // anyway.
  if (isOutOfReach) return <Outlet context={session.data} />
  return refusal && CheckFailed ? <CheckFailed refusal={refusal} onRetry={retry} /> : <Waiting />
}

const loadCheckFailed = () => import('./CheckFailed')

/** Each page's data is asked for at once: after the check of the session, people would wait twice. */
function useEarlyQuestions(unchecked: SessionUser | null): void {
  const queries = useQueryClient()
  const matches = useMatches()
  const ask = useEffectEvent(() => {
    // Before any page, they verify themselves, or have something to change.
    if (unchecked === null || !unchecked.isOTPVerified) return
    if (unchecked.mustChoosePassword || unchecked.secondFactorDue?.isOverdue) return
    for (const { handle } of matches) (handle as RouteHandle | undefined)?.askEarly?.(queries, unchecked)
  })
  const accountId = unchecked?._id
  useEffect(() => ask(), [accountId])
}

const loadReportInput = () => import('~/session/reportInput')

/** Sessions of the staff end without input. Others do not load what reports it. */
function useInputReports(session: Session | null): void {
  const isOfStaff = session?.isLoggedIn === true && isStaff(session.data.role)
  const report = useLoaded(loadReportInput, isOfStaff)?.reportInput
  useEffect(() => report?.(), [report])
}

interface BeforeAllProps {
  readonly onAsking?: (isAsking: boolean) => void
}

const loadOwnPassword = () => import('./NeedsOwnPassword')
const loadSecondFactor = () => import('./NeedsSecondFactor')

/** A duty that a user has before any other page, loaded when it is needed. */
function BeforeAll({
  load,
  ...props
}: BeforeAllProps & { load: () => Promise<{ default: ComponentType<BeforeAllProps> }> }) {
  const Page = useLoaded(load, true)?.default
  return Page ? <Page {...props} /> : <Waiting />
}

/**
 * Navigates to a page that does not use the framework: the browser loads it and replaces the history entry.
 */
function LeadTo({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path])
  return <Waiting />
}

/**
 * Whether the user logged out here, in this tab or another. A user whose session ended otherwise wants to
 * return to the same page; after a logout the next user may be somebody else.
 */
function useHasLeft(session: Session | null): boolean {
  const [wasHere, setWasHere] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  if (session?.isLoggedIn === true && !wasHere) setWasHere(true)
  useEffect(
    () =>
      onSessionRefused((refusal) => {
        if (refusal === 'ended') setIsRefused(true)
      }),
    [],
  )
  return wasHere && !isRefused
}

/** Shown until it is known who is signed in. */
function Waiting() {
  const texts = useTexts(guardTexts)
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4" aria-busy="true">
      <RouteLoader label={texts.oneMoment} />
    </main>
  )
}
