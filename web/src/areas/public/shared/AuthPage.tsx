import { ShoppingBasket } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '~/language'
import { siteTexts } from '~/languages/en/public/site'
import { AuthLayout, AuthView } from '~/ui/layout/AuthLayout'
import { PinMark, RingMark } from '~/ui/line/RouteEnds'
import { formatNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { useMoments } from '~/ui/text/useMoments'
import { useNow } from '~/ui/text/useNow'
import { CHECKOUT } from './checkoutPath'
import type { VisitorErrand, FareQuote } from './findErrandInAddress'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import type { Visit } from './readVisit'

interface AuthPageProps extends Omit<ComponentProps<typeof AuthLayout>, 'head' | 'foot'> {
  visit: Visit
  /** The page that the user was headed for; kept in links to other ways in. */
  headedFor?: string | null
  /** The errand that goes on after signing in. */
  kept?: VisitorErrand | null
  /** OtherView and NoticeTemplates, which the page's script may show later. */
  later?: ReactNode
}

/** A page on the way in or out, between the site's header and footer. */
export function AuthPage({ visit, headedFor = null, kept = null, later, children, ...view }: AuthPageProps) {
  const { isLoggedIn, site } = visit
  return (
    <>
      <AuthLayout
        {...view}
        // Without the navigation bar: its pages are not accessible before the code was entered.
        head={<SiteHeader isLoggedIn={isLoggedIn} withBar={false} headedFor={headedFor} site={site} />}
        foot={<SiteFooter isLoggedIn={isLoggedIn} site={site} />}
      >
        {kept && (kept.fare ? <Kept fare={kept.fare} /> : <PlacesKept />)}
        {headedFor === CHECKOUT && <KeptCart />}
        {children}
      </AuthLayout>
      {later}
    </>
  )
}

/** Shows visitors who asked for a fare first that it is kept for them, or was, with its two places. */
function Kept({ fare: { from, to, total, minutes, until } }: { fare: FareQuote }) {
  const texts = useTexts(siteTexts)
  const moments = useMoments()
  const nowMs = useNow(null)
  return (
    <section
      aria-label={texts.keptErrand}
      className="bg-palm-wash rounded-control mb-6 grid grid-cols-1 gap-2 px-4 py-3"
    >
      <p className="flex items-center gap-2.5 font-medium wrap-anywhere">
        <RingMark className="size-4 shrink-0" />
        {from}
      </p>
      <p className="flex items-center gap-2.5 font-medium wrap-anywhere">
        <PinMark className="-ml-0.5 size-5 shrink-0" />
        {to}
      </p>
      <p className="border-line border-t pt-2">
        {minutes > 0 ? (
          <>
            <Money amount={total} className="font-head text-xl font-bold" />, {texts.keptFor(minutes)}
          </>
        ) : (
          texts.wasKept(formatNaira(total), moments.inSentence(until, nowMs))
        )}
      </p>
    </section>
  )
}

/** The same, for whom no fare was asked for. */
function PlacesKept() {
  const texts = useTexts(siteTexts)
  return (
    <p className="bg-palm-wash rounded-control mb-6 flex items-center gap-3 px-4 py-3 font-medium">
      <span className="flex shrink-0 flex-col items-center" aria-hidden>
        <RingMark className="size-4" />
        <PinMark className="size-5" />
      </span>
      {texts.placesKept}
    </p>
  )
}

/** Tells visitors who filled a cart first that it is kept. */
function KeptCart() {
  const texts = useTexts(siteTexts)
  return (
    <p className="bg-palm-wash rounded-control mb-6 flex items-center gap-3 px-4 py-3 font-medium">
      <ShoppingBasket size={20} className="text-palm shrink-0" />
      {texts.cartKept}
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
