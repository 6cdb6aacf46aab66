import type { SessionUser } from '@ozi/contract'
import { timeoutManager } from '@tanstack/react-query'
import { createRoutesStub, Meta, Outlet } from 'react-router'
import appRoutes, { type AppRoute } from 'virtual:app-routes'
import { cleanup, render } from 'vitest-browser-react'
import { startSession } from '~/session'
import { ErrorBoundary } from '~/root'
import { NoticeHost } from '~/ui/NoticeHost'
import { ToastHost } from '~/ui/ToastHost'
import { type Answer, answerWith, setOnline } from './answers'

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
  return (
    <>
      <Meta />
      <Outlet />
      <NoticeHost />
      <ToastHost />
    </>
  )
}

const stubsOf = (routes: readonly AppRoute[]): Promise<StubRoutes> =>
  Promise.all(
    routes.map(async ({ index, file, load, children, ...route }) => {
      const { default: Component, ...more } = await load()
      const stub = { ...route, ...more, id: file, Component }
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

export interface Opening {
  readonly path: string
  readonly as: SessionUser
  /** The answers of all calls that the page makes. */
  readonly answers: readonly Answer[]
}

/** Opens a page of the product in an empty browser, in place of the page before. */
export async function open({ path, as, answers }: Opening): Promise<void> {
  await cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
  setOnline(true)
  answerWith(answers)
  startSession(as, 'a token')
  const App = await app()
  await render(<App initialEntries={[path]} />)
}
