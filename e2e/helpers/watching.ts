import type { Page } from '@playwright/test'

/** Things a page must never do. */
export interface PageFaults {
  /** Logged or thrown errors. */
  readonly errors: string[]
  /** Requests to other hosts. */
  readonly foreign: string[]
}

/** Watches a page from now on. @param url the Ozi that it may call */
export function watch(page: Page, url: string): PageFaults {
  const watched: PageFaults = { errors: [], foreign: [] }
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
