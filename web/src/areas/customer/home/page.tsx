import { ArrowRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { textsNow, useTexts } from '~/language'
import { homeTexts } from '~/languages/en/base/home'
import { pageTitleTexts } from '~/languages/en/base/frame'
import { useSession } from '~/session'
import { LinkButton } from '~/ui/button/Button'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { Skeleton } from '~/ui/state/Skeleton'
import { useRenderedAt } from '~/ui/text/renderedAt'
import { useNow } from '~/ui/text/useNow'
import { lastSeen } from '../shared/orders/lastSeen'
import { firstName, partOfDay } from './greeting'
import { RunningDelivery } from './RunningDelivery'

/** On a slow network, a layout shift is better than holding the page back any longer. */
const SHOW_AFTER_MS = 2_500

/**
 * Whether it is still unknown what is running. Until then nothing below its place is rendered, to avoid a layout shift,
 * unless nothing was running when this browser last looked.
 * @returns that, and a function that ends it
 */
function useFirstLook(): readonly [isUnknown: boolean, end: () => void] {
  const accountId = useSession()?.data?._id
  const isRendered = useRenderedAt() !== null
  const [isUnknown, setUnknown] = useState(() => !isRendered && lastSeen(accountId) !== 'none')
  const end = useCallback(() => setUnknown(false), [])
  useEffect(() => {
    const timer = setTimeout(end, SHOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [end])
  return [isUnknown, end]
}

export function meta() {
  return [{ title: `${textsNow(homeTexts).title} · Ozi` }]
}

/** The server renders these; their script comes after what the page can be used with. */
const Catalogue = lazyPart(async () => {
  // Its items come in a script of their own, which is not to wait for this one.
  void import('./WholeCatalogue').catch(() => undefined)
  return (await import('./Catalogue')).default
})
const RiderOkada = lazyPart(async () => (await import('~/ui/art/RiderOkada')).RiderOkada)
const MarketStall = lazyPart(async () => (await import('~/ui/art/MarketStall')).MarketStall)

/** As large as a drawing. */
const ART_SKELETON = <span className="block aspect-4/3" />
/** The same elements at each render: what the server rendered stays on the screen until its script is there. */
const SEND_ART = <RiderOkada className="w-full" fallback={ART_SKELETON} />
const RECEIVE_ART = <MarketStall className="w-full" fallback={ART_SKELETON} />
const CATALOGUE = <Catalogue fallback={null} />

/** On phones one quiet line, on wide screens two buttons. */
const BOXED = 'md:bg-surface md:text-ink md:border-edge md:hover:border-ink'

/** A customer's home page: what needs them, running deliveries, the two errands, and the catalogue. */
export default function Home() {
  const texts = useTexts(homeTexts)
  const titles = useTexts(pageTitleTexts)
  const name = firstName(useSession()?.data)
  const [isFirstLook, endFirstLook] = useFirstLook()
  return (
    <div className="grid grid-cols-1 gap-6 md:gap-8">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere md:text-4xl">{texts[partOfDay(new Date(useNow()))](name)}</h1>
          <p className="text-quiet mt-2 text-lg">{texts.question}</p>
        </div>
        <div className="flex flex-wrap gap-x-2 max-md:-my-2 max-md:-ml-3.5">
          <LinkButton to="/dashboard/profile" look="quiet" size="sm" className={BOXED}>
            {texts.editProfile}
          </LinkButton>
          <LinkButton to="/admin" look="quiet" size="sm" className={BOXED}>
            {texts.admin}
          </LinkButton>
        </div>
      </header>
      <RunningDelivery onSettled={endFirstLook} />
      {isFirstLook ? (
        <ErrandsSkeleton />
      ) : (
        <>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
            <ErrandCard to="/dashboard/send" title={titles.send} hint={texts.sendHint} art={SEND_ART} />
            <ErrandCard
              to="/dashboard/receive"
              title={titles.receive}
              hint={texts.receiveHint}
              art={RECEIVE_ART}
            />
          </div>
          {CATALOGUE}
        </>
      )}
    </div>
  )
}

/** A skeleton of the two errands. */
function ErrandsSkeleton() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
      <Skeleton className="rounded-card! h-36 md:h-52 lg:h-45" />
      <Skeleton className="rounded-card! h-36 md:h-52 lg:h-45" />
    </div>
  )
}

interface ErrandCardProps {
  to: string
  title: string
  hint: string
  art: ReactNode
}

function ErrandCard({ to, title, hint, art }: ErrandCardProps) {
  return (
    <Link
      to={to}
      className="group rounded-card border-line bg-surface hover:border-palm flex flex-wrap items-center gap-4 overflow-clip border p-4 no-underline transition-colors md:p-6"
    >
      {/* At large font sizes the drawing is below the text, which would otherwise break within words. */}
      <span className="min-w-0 grow basis-32">
        <span className="font-head block text-2xl leading-tight wrap-anywhere">{title}</span>
        <span className="text-quiet mt-1.5 block">{hint}</span>
        <span
          aria-hidden
          className="bg-palm text-on-palm mt-4 hidden size-11 place-items-center rounded-full transition-[translate] group-hover:translate-x-1 md:grid"
        >
          <ArrowRight size={22} />
        </span>
      </span>
      {/* Until its script is there, a press on the drawing itself would load the page as a whole. */}
      <span className="pointer-events-none block w-[min(7.5rem,38%)] lg:w-34">{art}</span>
    </Link>
  )
}
