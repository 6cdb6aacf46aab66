import type { ComponentProps, ReactNode } from 'react'
import { AuthLayout, AuthView } from '~/ui/layouts/AuthLayout'
import { PinMark, RingMark } from '~/ui/route-line/RouteEnds'
import { keepsTwoPlaces } from './keptPlaces'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { siteTexts } from './siteTexts'
import type { Visit } from './visit'

interface AuthPageProps extends Omit<ComponentProps<typeof AuthLayout>, 'head' | 'foot'> {
  visit: Visit
  /** Where the user was headed; kept in links to other ways in. */
  headedFor?: string | null
  /** OtherView and NoticeTemplates, which the page's script may show later. */
  later?: ReactNode
}

/** A page on the way in or out, between the site's header and footer. */
export function AuthPage({ visit, headedFor = null, later, children, ...view }: AuthPageProps) {
  const { isLoggedIn, site } = visit
  return (
    <>
      <AuthLayout
        {...view}
        // Without the navigation bar: its pages are not accessible before the code was entered.
        head={<SiteHeader isLoggedIn={isLoggedIn} withBar={false} headedFor={headedFor} />}
        foot={<SiteFooter isLoggedIn={isLoggedIn} supportEmail={site.supportEmail} />}
      >
        {keepsTwoPlaces(headedFor) && <KeptPlaces />}
        {children}
      </AuthLayout>
      {later}
    </>
  )
}

/** Tells visitors who asked for a fare first that their places are kept. */
function KeptPlaces() {
  return (
    <p className="bg-palm-wash rounded-control mb-6 flex items-center gap-3 px-4 py-3 font-medium">
      <span className="flex shrink-0 flex-col items-center" aria-hidden>
        <RingMark className="size-4" />
        <PinMark className="size-5" />
      </span>
      {siteTexts.placesKept}
    </p>
  )
}

/** A view that can replace the page's first one (showView). */
export function OtherView({ name, ...view }: ComponentProps<typeof AuthView> & { name: string }) {
  return (
    <template data-view-named={name}>
      <AuthView {...view} />
    </template>
  )
}
