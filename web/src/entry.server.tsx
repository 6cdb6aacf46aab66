import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import languageFiles from 'virtual:language-files'
import { NonceContext } from './app/nonce'
import { nonceContext, requestIdContext } from './app/requestContext'
import { RequestIdContext } from './app/useRequestId'
import { scriptsAfterPaint } from './app/scriptsAfterPaint'
import { firstTextAreasOf, isTranslated } from './app/isTranslated'
import { languageNow } from './language'
import { inEnglish, inRequestedLanguage } from './language/onServer'
import type { RouteHandle } from './root'

/** How long a page may wait for deferred data before it is sent without. */
export const streamTimeout = 5_000

/** The route whose data is what a page shows first to its visitor. */
const INTERACTIVE = 'app/interactive'

/** Whether what the page says is of its visitor alone. */
const isPersonal = ({ staticHandlerContext }: EntryContext): boolean =>
  Boolean(staticHandlerContext.loaderData[INTERACTIVE])

/**
 * Pages without the framework's scripts, and those for their visitor. All others are a shell, which the browser fills in
 * the visitor's language.
 */
function isInTheirLanguage(request: Request, context: EntryContext): boolean {
  if (isPersonal(context)) return isTranslated(new URL(request.url).pathname)
  return context.staticHandlerContext.matches.some(({ route }) => {
    const handle = context.routeModules[route.id]?.handle as RouteHandle | undefined
    return handle?.hydrate === false
  })
}

/** The browser needs the same texts before it can take the page over. */
function nameLanguage(headers: Headers, pathname: string): void {
  for (const area of firstTextAreasOf(pathname)) {
    const file = languageFiles[`${languageNow()}/${area}`]
    if (file !== undefined) headers.append('link', `<${file}>; rel=modulepreload; fetchpriority=low`)
  }
}

export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  requestContext: RouterContextProvider,
): Promise<Response> | Response {
  const answer = () => render(request, status, headers, routerContext, requestContext)
  return isInTheirLanguage(request, routerContext) ? inRequestedLanguage(request, answer) : inEnglish(answer)
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
  // Crawlers get the complete page, and so do people whose data is in it: no script is needed to read it. Others get the
  // shell at once and the rest streamed.
  const isOwn = isPersonal(routerContext)
  if (isOwn) nameLanguage(headers, new URL(request.url).pathname)
  const isWhole = isOwn || isbot(request.headers.get('user-agent'))
  const readyEvent = isWhole ? 'onAllReady' : 'onShellReady'

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
        // By default what is large comes last, and a script puts it in its place.
        ...(isOwn ? { progressiveChunkSize: Infinity } : {}),
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
