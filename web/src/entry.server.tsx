import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './app/nonce'
import { nonceContext, requestIdContext } from './app/requestContext'
import { RequestIdContext } from './app/requestId'
import { scriptsAfterPaint } from './app/scriptsAfterPaint'
import { inEnglish, inRequestedLanguage } from './language/onServer'
import type { RouteHandle } from './root'

/** How long a page may wait for deferred data before it is sent without. */
export const streamTimeout = 5_000

/** Pages that the browser renders again begin in English there: their language is loaded when it is wanted. */
function isServersAlone({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as RouteHandle | undefined
    return handle?.hydrate === false
  })
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> | Response {
  const answer = () => render(request, status, headers, routerContext, requestContext)
  return isServersAlone(routerContext) ? inRequestedLanguage(request, answer) : inEnglish(answer)
}

function render(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = requestContext.get(nonceContext) ?? undefined
  // Crawlers get the complete page; people get the shell at once and the rest streamed.
  const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    let shellSent = false
    let finalStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={requestContext.get(requestIdContext)}>
          <ServerRouter
            context={routerContext}
            url={request.url}
            {...(nonce === undefined ? {} : { nonce })}
          />
        </RequestIdContext>
      </NonceContext>,
      {
        ...(nonce === undefined ? {} : { nonce }),
        [readyEvent]() {
          shellSent = true
          const body = pipe(scriptsAfterPaint()).on('finish', () => clearTimeout(timer))
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }))
        },
        onShellError(error: unknown) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error: unknown) {
          finalStatus = 500
          // Errors before the shell reject above and are reported by the router.
          if (shellSent)
            process.stderr.write(
              `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
            )
        },
      },
    )
    // One second longer than the data's own limit, so that its rejection is still sent.
    const timer = setTimeout(abort, streamTimeout + 1_000)
  })
}
