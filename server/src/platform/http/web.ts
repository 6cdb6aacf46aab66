import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { type Language, LANGUAGE_COOKIE, LANGUAGES, REFUSALS } from '@ozi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { SESSION_COOKIE } from '../sessions/cookie.ts'
import type { CountRequest } from './limits.ts'
import { etagOf, type PageCache, type PageOutput, type PageKey } from './page-cache.ts'
import { scriptNonce } from './server.ts'

/** The deployment, as far as pages need to know it. */
export interface Site {
  /** The origin for links that leave the page, without a trailing slash. */
  readonly publicUrl: string
  readonly supportEmail: string
  /** With country code: +2348031234567. */
  readonly supportPhone?: string | undefined
  readonly supportWhatsApp?: string | undefined
  /** Of a demo alone. */
  readonly demoLogins?: readonly DemoLogin[] | undefined
}

/** An account of a demo, to which its login page lets anybody in. */
export interface DemoLogin {
  readonly role: 'user' | 'rider' | 'vendor' | 'admin'
  readonly email: string
  readonly password: string
}

/** A page gets this when it is rendered. */
interface PageContext {
  readonly nonce: string
  /** The id by which the log names the request. */
  readonly requestId: string
  readonly site: Site
  /** Makes an API call for this visitor, without a session. */
  readonly callApi: (request: Request) => Promise<Response>
  /** Reads from the API in the session of this visitor's cookie; undefined without a cookie. */
  readonly readInSession: ((request: Request) => Promise<Response>) | undefined
}

/** The exports of the built web for its server. */
interface WebBuild {
  readonly handleRequest: (request: Request, context: PageContext) => Promise<Response>
  /** Base64 SHA-256 hashes of the inline scripts that are the same in every page. */
  readonly inlineScriptHashes: readonly string[]
  /** The release that the built pages belong to. */
  readonly release: string
}

interface WebApp extends WebBuild {
  readonly clientDir: string
}

/** POST, because a form that is sent before its script runs gets its page again. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST']
const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Built files that are neither a page nor a worker. Browsers heed the headers about loading and features only of pages
 * and workers. Without these headers, each of the other files is 1.1 KB smaller, a fourth of many of them.
 */
const PART_OF_PAGE = /[/\\]assets[/\\][^/\\]+\.(js|css|woff2)(\.br|\.gz)?$/

/**
 * @param buildDir the folder with `client` and `server`
 * @returns null if the web is not built; then only the API is served
 */
export async function loadWeb(buildDir: string, log: Log): Promise<WebApp | null> {
  const entryFile = path.join(buildDir, 'server', 'index.js')
  if (!existsSync(entryFile)) {
    log.warn('the web is not built; only the API is served')
    return null
  }
  const build = (await import(pathToFileURL(entryFile).href)) as WebBuild
  return { ...build, clientDir: path.join(buildDir, 'client') }
}

/** Renderings for one visitor cost thousands of times what a file costs. */
export const PAGE_LIMIT = { name: 'pages', requests: 60, windowSeconds: 10 } as const

interface WebDeps {
  readonly cache: PageCache
  readonly countRequest: CountRequest
}

/** Serves the built web: its files, and a rendered page at every other path. */
export async function serveWeb(
  server: FastifyInstance,
  web: WebApp,
  site: Site,
  { cache, countRequest }: WebDeps,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: web.clientDir,
    wildcard: false,
    index: false,
    redirect: false,
    // Files that the build compressed are sent as they are; others are compressed on the fly.
    preCompressed: true,
    setHeaders(reply, filePath) {
      reply.header('cache-control', cacheControlOf(filePath))
      if (!PART_OF_PAGE.test(filePath)) return
      reply.header('content-security-policy', "default-src 'none'").removeHeader('permissions-policy')
    },
  })

  /** @param shared the key of a page that all visitors share: the page may depend on this key alone; null for others */
  async function render(request: FastifyRequest, shared: PageKey | null): Promise<PageOutput> {
    const page = toWebRequest(request)
    // Only the language as we have read it: if the page read the cookies otherwise, it would be cached under a wrong
    // one.
    if (shared) page.headers.set('cookie', `${LANGUAGE_COOKIE}=${shared.language}`)
    const response = await web.handleRequest(page, {
      nonce: scriptNonce(request.raw),
      requestId: request.id,
      site,
      callApi: (call) => injectCall(server, call, request.ip),
      readInSession: readerFor(server, request),
    })
    return {
      status: response.status,
      headers: [...response.headers],
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const shared = sharedPageOf(request)
    if (shared === null || !cache.has(shared)) {
      const refusal = await countRequest(PAGE_LIMIT, request.ip).catch(refusalOnly)
      if (refusal) return sendTooMany(reply, refusal)
    }
    const page = await (shared === null
      ? render(request, null)
      : cache.read(shared, () => render(request, shared)))
    return sendPage(request, reply, page)
  }
  // A separate route, because only answers of routes are compressed.
  server.get('/*', answer)
  server.setNotFoundHandler((request, reply) =>
    PAGE_METHODS.includes(request.method)
      ? answer(request, reply)
      : reply.status(405).header('allow', PAGE_METHODS.join(', ')).send(),
  )
}

/** Parameters of lists that all visitors see alike. Others may be personal, such as the places of a fare. */
const SHARED_PARAMETERS = ['category', 'page']

/**
 * Everything that a page depends on that may be public: the visitor is not signed in, and the URL has no other parameters
 * than those of lists. Whether the page really is public, its headers say. Null for other requests.
 */
function sharedPageOf({ method, url, query, cookies }: FastifyRequest): PageKey | null {
  const isShared = Object.keys(query as object).every((name) => SHARED_PARAMETERS.includes(name))
  if (method !== 'GET' || !isShared || cookies[SESSION_COOKIE] !== undefined) return null
  const language = LANGUAGES.find((known) => known === cookies[LANGUAGE_COOKIE])
  return { address: url, language: language ?? LANGUAGES[0] }
}

/**
 * Only a page that a person opens is rendered from their session: nothing else needs their data. Another site cannot read
 * our pages, but it can load other answers, for example as a script.
 */
function readerFor(server: FastifyInstance, request: FastifyRequest) {
  const { method, ip, cookies } = request
  const token = cookies[SESSION_COOKIE]
  const isPage = method === 'GET' && !pageUrl(request).pathname.endsWith('.data')
  if (token === undefined || !isPage) return undefined
  return (call: Request) => {
    if (call.method !== 'GET') throw new Error('a page is rendered without changing anything')
    return injectCall(server, call, ip, token)
  }
}

/**
 * Makes the call from the visitor's address, so that it counts towards their rate limits.
 * @param token of the visitor's session; by default the call is made without one
 */
async function injectCall(
  server: FastifyInstance,
  call: Request,
  address: string,
  token?: string,
): Promise<Response> {
  const { pathname, search } = new URL(call.url)
  const body = await call.text()
  const answer = await server.inject({
    method: call.method === 'POST' ? 'POST' : 'GET',
    url: pathname + search,
    remoteAddress: address,
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body ? { payload: body } : {}),
  })
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
  })
}

function cacheControlOf(filePath: string): string {
  // A cached service worker would keep an old release on the phone.
  if (path.basename(filePath) === 'sw.js') return 'no-cache'
  const isHashed = filePath.includes(`${path.sep}assets${path.sep}`)
  return isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600'
}

/** Pages accept no input: for POST, too, the page is rendered as for GET. */
function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) headers.append(name, each)
    }
  }
  return new Request(pageUrl(request), { method: request.method === 'HEAD' ? 'HEAD' : 'GET', headers })
}

/**
 * The page's URL. Its host never comes from the path, even if the path starts with two slashes. If the Host
 * header is invalid, the host is localhost.
 */
function pageUrl({ url, protocol, host }: FastifyRequest): URL {
  const base = URL.parse(`${protocol}://${host}`) ?? new URL('http://localhost')
  return URL.parse(base.origin + (url.startsWith('/') ? url : '/')) ?? base
}

/** Answers the refusal. Any other error is thrown again, so that the request fails. */
function refusalOnly(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}

const TOO_MANY: Readonly<Record<Language, string>> = {
  en: REFUSALS.RATE_LIMITED.message,
  ig: 'Ị nwalela ọtụtụ ugboro. Biko chere ntakịrị ma nwalee ọzọ.',
  pcm: 'You don try too many times. Abeg wait small, then try again.',
}

/** A page that costs nothing to make, in all languages. */
function sendTooMany(reply: FastifyReply, { retryAfterSeconds = 1 }: Refusal): FastifyReply {
  const said = LANGUAGES.map((language) => `<p lang="${language}">${TOO_MANY[language]}</p>`).join('\n')
  return reply
    .status(REFUSALS.RATE_LIMITED.status)
    .header('retry-after', String(retryAfterSeconds))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Ozi</title>
</head>
<body>
<h1>Ozi</h1>
${said}
</body>
</html>
`)
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageOutput): FastifyReply {
  for (const [name, value] of page.headers) reply.header(name, value)
  // An answer to HEAD has no body to name.
  const etag = request.method === 'GET' ? etagOf(page) : null
  if (etag === null) return reply.status(page.status).send(page.body)
  reply.header('etag', etag)
  const known = request.headers['if-none-match']?.split(',').some((each) => each.trim() === etag)
  return known === true ? reply.status(304).send() : reply.status(page.status).send(page.body)
}
