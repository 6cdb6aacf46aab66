import type { ReactNode } from 'react'
import { PublicLayout } from '~/ui/layout/PublicLayout'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import type { Visit } from './readVisit'

interface SitePageProps {
  visit: Visit
  path?: string
  /** The page that the header's ways in lead back to. */
  headedFor?: string | null
  children: ReactNode
}

/** A public page between header and footer. */
export function SitePage({ visit, path, headedFor = null, children }: SitePageProps) {
  const { isLoggedIn, site } = visit
  return (
    <PublicLayout
      head={
        <SiteHeader
          isLoggedIn={isLoggedIn}
          headedFor={headedFor}
          site={site}
          {...(path === undefined ? {} : { path })}
        />
      }
      foot={<SiteFooter isLoggedIn={isLoggedIn} site={site} />}
    >
      {children}
    </PublicLayout>
  )
}
