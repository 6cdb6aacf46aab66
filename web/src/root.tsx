import type { SessionUser } from '@ozi/contract'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useMatches,
} from 'react-router'
import publicScript from 'virtual:public-script'
import type { Route } from './+types/root'
import { UnexpectedError } from './app/UnexpectedError'
import { EARLY_TAPS_SCRIPT } from './app/earlyTaps'
import { useNonce } from './app/nonce'
import { isAnsweredByAnother, isPartGone, reloadOnce } from './app/release/reloadOnce'
import { THEME_SCRIPT } from './app/themeScript'
import { tagOf, useLanguage } from './language'
import appStyles from './styles/app.css?url'
import publicStyles from './styles/public.css?url'
import { lazyPart } from './ui/lazy/lazyPart'
import { NoticeHost } from './ui/notice/NoticeHost'
import { isOldRelease } from './ui/state/releaseState'
import { ToastHost } from './ui/notice/ToastHost'
import headFont from './ui/fonts/bricolage-grotesque-latin.woff2?url'
import textFont from './ui/fonts/inter-latin.woff2?url'

/** Seldom seen from here: the server answers unknown paths with a page of their own. */
const NotFound = lazyPart(async () => (await import('./areas/public/shared/NotFound')).NotFound)

/** A route may declare this in `export const handle`. */
export interface RouteHandle {
  /** false: the page is sent without the framework's scripts; a small script of its own enhances it. */
  hydrate?: boolean
  /** The address of that script, if it is not the one of most public pages. */
  script?: string
  /** Asks what each page below the route shows, while the session is being checked. */
  askEarly?: (queries: QueryClient, user: SessionUser) => void
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: textFont },
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: headFont },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const meta: Route.MetaFunction = () => [{ title: 'Ozi' }]

function useHydrates(): boolean {
  return useMatches().every((match) => (match.handle as RouteHandle | undefined)?.hydrate !== false)
}

/** The page's own script, if the framework's are left out. */
function useScriptAddress(): string {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  return handles.find((handle) => handle?.script !== undefined)?.script ?? publicScript
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const hydrates = useHydrates()
  const script = useScriptAddress()
  // As at first: a page without hydration to which the router leads is about to be reloaded.
  const [styles] = useState(hydrates ? appStyles : publicStyles)
  return (
    <html lang={tagOf(useLanguage())} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101613" media="(prefers-color-scheme: dark)" />
        {/* The server writes the scripts in the page; React leaves what it finds in them, so the browser's code has none.
            A page cached for all visitors has no nonce: its policy allows this one by hash. */}
        <script
          nonce={hydrates ? nonce : undefined}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? THEME_SCRIPT : '' }}
        />
        <Meta />
        <link rel="stylesheet" href={styles} />
        <Links />
        {/* Loaded after style sheets and fonts, so that it does not delay the first paint. */}
        {!hydrates && <script type="module" fetchPriority="low" src={script} />}
      </head>
      <body>
        {hydrates && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? EARLY_TAPS_SCRIPT : '' }}
          />
        )}
        {children}
        {hydrates && (
          <>
            <NoticeHost />
            <ToastHost />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const hydrates = useHydrates()
  // Client-side navigation led to a page that is built without the framework: reload to get it from the
  // server.
  useEffect(() => {
    if (!hydrates) window.location.reload()
  }, [hydrates])
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => {
    // The input on this page is already lost, so a reload does no harm.
    // A page that fails at once has not begun to watch for another release.
    if (isAnsweredByAnother()) isOldRelease.set(true)
    if (isPartGone(error) || isOldRelease.read()) reloadOnce()
  }, [error])
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main id="main" className="grid min-h-dvh items-center">
        <NotFound fallback={null} />
      </main>
    )
  }
  // In production the router has already removed the message from server errors.
  return (
    <UnexpectedError detail={import.meta.env.DEV && error instanceof Error ? error.message : undefined} />
  )
}
