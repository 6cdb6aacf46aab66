import type { ReactNode } from 'react'
import { PublicLayout } from '~/ui/layouts/PublicLayout'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import type { Visit } from './visit'

/** A public page between header and footer. */
export function SitePage({ visit, path, children }: { visit: Visit; path?: string; children: ReactNode }) {
  const { isLoggedIn, site } = visit
  return (
    <PublicLayout
      head={<SiteHeader isLoggedIn={isLoggedIn} {...(path === undefined ? {} : { path })} />}
      foot={<SiteFooter isLoggedIn={isLoggedIn} supportEmail={site.supportEmail} />}
    >
      {children}
    </PublicLayout>
  )
}
