import type { SessionUser } from '@ozi/contract'
import { timeoutManager } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { toast } from 'sonner'
import { createRoutesStub, Meta, Outlet, useLocation } from 'react-router'
import appRoutes, { type AppRoute } from 'virtual:app-routes'
import { cleanup, render } from 'vitest-browser-react'
import { startSession } from '~/session'
import { ErrorBoundary } from '~/root'
import '~/styles/app.css'
import { notice } from '~/ui/notice/notice'
import { NoticeHost } from '~/ui/notice/NoticeHost'
import { ToastHost } from '~/ui/notice/ToastHost'
import { contract, LANGUAGE_COOKIE } from '@ozi/contract'
import { type Answer, answer, answerWith, setOnline } from './answers'
import { offer } from './browser'

type StubRoutes = Parameters<typeof createRoutesStub>[0]

// Failed calls are tried again after seconds; nobody waits for them here.
timeoutManager.setTimeoutProvider({
  setTimeout: (run, ms) => setTimeout(run, ms <= 2_000 ? Math.min(ms, 10) : ms),
  clearTimeout: (id) => clearTimeout(id),
  setInterval: (run, ms) => setInterval(run, ms),
  clearInterval: (id) => clearInterval(id),
})

/** What stands around every page, as in root.tsx. */
function Root() {
  useShownAddress()
  return (
    <>
      <Meta />
      <Outlet />
      <NoticeHost />
      <ToastHost />
    </>
  )
}

/** The router has the address in memory; pages also read that of the window. */
function useShownAddress() {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => window.history.replaceState(null, '', pathname + search), [pathname, search])
}

const stubsOf = (routes: readonly AppRoute[]): Promise<StubRoutes> =>
  Promise.all(
    routes.map(async ({ index, file, load, children, ...route }) => {
      const { default: Component, ...more } = await load()
      // Loaders are the server's: without one, nobody's page was rendered before.
      const loader = 'loader' in more ? { loader: () => null } : {}
      const stub = { ...route, ...more, ...loader, id: `${file} ${route.path ?? ''}`, Component }
      return index ? { ...stub, index } : { ...stub, children: await stubsOf(children) }
    }),
  )

/** Routes for people who are signed in; the public pages are made by the server. */
const signedIn = appRoutes.filter(({ path, index }) => path === undefined && !index)
let stub: Promise<ReturnType<typeof createRoutesStub>> | undefined

const app = () =>
  (stub ??= stubsOf(signedIn).then((children) =>
    createRoutesStub([{ id: 'root', Component: Root, ErrorBoundary, children }]),
  ))

let errors: readonly string[] = []
const { error } = console
Object.assign(console, {
  error: (...said: unknown[]) => {
    errors = [...errors, said.map(String).join(' ')]
    error(...said)
  },
})

/** What was logged as an error since the last time: by React, or by a page. */
export function takeErrors(): readonly string[] {
  const those = errors
  errors = []
  return those
}

/** What a page with a map asks. */
const WAY = answer(contract.places.directions, {
  distanceKm: 16.23,
  durationMinutes: 34,
  closed: [],
  geometry: {
    type: 'LineString',
    coordinates: [
      [7.04, 5.494],
      [6.992, 5.386],
    ],
  },
})

export interface Opening {
  readonly path: string
  readonly as: SessionUser
  /** The answers of all calls that the page makes. */
  readonly answers: readonly Answer[]
  /** Done in the empty browser, before the page is opened. */
  readonly before?: () => void
  readonly hasMaps?: boolean
}

/** Opens a page of the product in an empty browser, in place of the page before. */
export async function open({ path, as, answers, before, hasMaps = false }: Opening): Promise<void> {
  await cleanup()
  toast.dismiss()
  for (let shown = notice.current(); shown; shown = notice.current()) notice.dismiss(shown.id)
  window.localStorage.clear()
  document.cookie = `${LANGUAGE_COOKIE}=; Path=/; Max-Age=0`
  window.sessionStorage.clear()
  setOnline(true)
  offer({ maps: hasMaps })
  answerWith([WAY, ...answers])
  startSession(as, 'a token')
  before?.()
  const App = await app()
  await render(<App initialEntries={[path]} />)
}
