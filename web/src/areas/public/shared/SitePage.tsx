import type { ReactNode } from 'react'
import { SkipLink } from '~/ui/SkipLink'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import type { Visit } from './visit'

/** A page for everybody between the one head and the one foot. */
export function SitePage({ visit, path, children }: { visit: Visit; path?: string; children: ReactNode }) {
  const { isLoggedIn, site } = visit
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader isLoggedIn={isLoggedIn} {...(path === undefined ? {} : { path })} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter isLoggedIn={isLoggedIn} supportEmail={site.supportEmail} />
    </div>
  )
}
