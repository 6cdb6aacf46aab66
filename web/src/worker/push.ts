/** The server's content of a push. */
export interface PushPayload {
  readonly title: string
  readonly body: string
  /** The path of the page that it is about. */
  readonly url: string
  /** Notifications of one tag replace each other. */
  readonly tag: string
  readonly lang: string
}

/** An open page, as the worker sees it. */
interface OpenPage {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  readonly focused: boolean
}

/** A person who looks at a page of ours sees it there. */
export const isLookedAt = (pages: readonly OpenPage[]): boolean =>
  pages.some(({ visibilityState, focused }) => visibilityState === 'visible' && focused)

/** The open page that shows this address already; undefined if none does. */
export function openPageAt<Page extends OpenPage>(pages: readonly Page[], address: URL): Page | undefined {
  return pages.find(({ url }) => {
    const { pathname, search } = new URL(url)
    return pathname === address.pathname && (address.search === '' || search === address.search)
  })
}

/** The address of the notification; our own start page for anything that leads elsewhere. */
export function addressOf(url: unknown, origin: string): URL {
  const address = typeof url === 'string' ? URL.parse(url, origin) : null
  return address?.origin === origin ? address : new URL('/', origin)
}
