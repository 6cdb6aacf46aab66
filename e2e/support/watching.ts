import type { Page } from '@playwright/test'

/** What a page did that it never should. */
export interface Watched {
  /** What it logged as an error, or threw. */
  readonly errors: string[]
  /** What it asked another host for. */
  readonly foreign: string[]
}

/** Watches a page from here on. @param url the Ozi that it may ask */
export function watch(page: Page, url: string): Watched {
  const watched: Watched = { errors: [], foreign: [] }
  const { host } = new URL(url)
  page.on('console', (message) => {
    if (message.type() === 'error') watched.errors.push(message.text())
  })
  page.on('pageerror', (error) => watched.errors.push(error.message))
  page.on('request', (request) => {
    const asked = new URL(request.url())
    if (asked.protocol.startsWith('http') && asked.host !== host) watched.foreign.push(request.url())
  })
  return watched
}
