import type { Role } from '@ozi/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { firstOfCustomer } from '~/areas/customer/home/firstAnswers'
import { firstOfRider } from '~/areas/rider/jobs/firstAnswers'
import type { Api } from '~/api'
import type { PageServer } from '~/api/pageServer'
import { accountIn } from '~/browser/accountCookie'
import { createQueryClient } from '~/api/queryClient'
import type { QueryClient } from '@tanstack/react-query'
import type { FirstPage } from './firstPage'

/** Fetches what a page shows first. A call that is refused is left to the browser, which shows why. */
type AnswersReader = (queries: QueryClient, api: Api) => Promise<unknown>

interface Page {
  /** The role that the page is for: others are told so, and nothing is read for them. */
  readonly role: Role
  readonly readAnswers: AnswersReader
}

/**
 * The pages that are rendered for their visitor: where people arrive. Where nothing is read, frame and heading stand at
 * once, and what they list comes with their script.
 */
const PAGES: Readonly<Record<string, Page | null>> = {
  '/dashboard': { role: 'user', readAnswers: firstOfCustomer },
  '/rider': { role: 'rider', readAnswers: firstOfRider },
  '/vendor': null,
  '/admin': null,
}

/** Beyond it the page is sent as it is for everybody, and the browser asks. */
const WITHIN_MS = 2_000

/** A server with more to do than this sends the page as it is for everybody, which reads nothing. */
const MOST_AT_ONCE = 16
let reading = 0

/**
 * The first data of this page for its visitor; null for a page that is not rendered for anybody in particular, a visitor
 * whose session has ended or is not the one that their browser shows, and a server that is slow or busy.
 */
export async function readFirstPage(
  request: Request,
  { ownCalls, site }: Pick<PageServer, 'ownCalls' | 'site'>,
): Promise<FirstPage | null> {
  const { pathname } = new URL(request.url)
  const toRender = PAGES[pathname.replace(/\/$/, '')]
  const accountId = accountIn(request.headers.get('cookie') ?? '', site.publicUrl.startsWith('https:'))
  if (toRender === undefined || accountId === null || ownCalls === null || reading >= MOST_AT_ONCE)
    return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), WITHIN_MS)
  })
  reading += 1
  // Until it ends, also where nobody waits for it any more.
  const page = readFor(accountId, ownCalls, toRender)
    .catch(() => null)
    .finally(() => {
      reading -= 1
    })
  return Promise.race([page, late]).finally(() => clearTimeout(timer))
}

async function readFor(
  accountId: string,
  ownCalls: NonNullable<PageServer['ownCalls']>,
  page: Page | null,
): Promise<FirstPage | null> {
  // First, so that a made-up cookie costs one look and no more.
  const { user } = await ownCalls.accounts.verifyToken()
  if (user._id !== accountId || !user.isOTPVerified) return null
  const queries = createQueryClient()
  queries.setDefaultOptions({ queries: { retry: false, staleTime: Infinity, networkMode: 'always' } })
  const atMs = Date.now()
  if (page?.role === user.role) await page.readAnswers(queries, createTanstackQueryUtils(ownCalls))
  const known = queries.getQueryCache().getAll()
  const answers = known.flatMap(({ queryKey, state }) =>
    state.data === undefined ? [] : [{ queryKey, data: state.data }],
  )
  queries.clear()
  return { user, atMs, answers }
}
