import { isEnded } from '@ozi/contract'
import { data } from 'react-router'
import { pageServerContext } from '~/api/pageServer'
import { textsNow, useTexts } from '~/language'
import { trackTexts } from '~/languages/en/public/track'
import { LostRoad } from '~/ui/art/LostRoad'
import { Offline } from '~/ui/art/Offline'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { LinkButton } from '~/ui/button/Button'
import { pageHead } from '../shared/pageHead'
import { SitePage } from '../shared/SitePage'
import { readVisit } from '../shared/readVisit'
import type { Route } from './+types/page'
import { loadTrack, trackStatus, type TrackResult } from './loadTrack'
import { PayByTransfer } from './PayByTransfer'
import { TrackedDelivery } from './TrackedDelivery'

/** Rendered by the server, and again as the delivery progresses. */
export const handle = { hydrate: false }

/** Without scripts the page reloads itself, about as often as its script would refresh it. */
const REFRESH_SECONDS = 30

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  const tracked = await loadTrack(context.get(pageServerContext).calls, params.token)
  return data(
    {
      visit,
      tracked,
      token: params.token,
      payFailed: new URL(request.url).searchParams.get('pay') === 'failed',
    },
    {
      status: trackStatus(tracked),
      headers: {
        // The address contains the secret: the page is not cached, not indexed, and sends no referrer.
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Referrer-Policy': 'no-referrer',
      },
    },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...(loaderData
    ? pageHead({
        title: textsNow(trackTexts).pageTitle,
        description: textsNow(trackTexts).description,
        path: '/',
        site: loaderData.visit.site,
        // Link previews must not reveal who sends what.
      }).filter((tag) => !('rel' in tag) && !('property' in tag && tag.property === 'og:url'))
    : [{ title: textsNow(trackTexts).pageTitle }]),
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function TrackPage({
  loaderData: { visit, tracked, token, payFailed },
}: Route.ComponentProps) {
  const texts = useTexts(trackTexts)
  const isRunning = tracked.is === 'down' || (tracked.is === 'known' && !isEnded(tracked.order.status))
  return (
    <SitePage visit={visit}>
      <div className="mx-auto w-full max-w-xl px-4 pt-6 pb-10 md:pt-10">
        <p role="status" data-track-news className="sr-only" />
        <p
          data-track-stale
          hidden
          className="rounded-control bg-wait-wash text-wait mb-4 px-4 py-3 text-sm font-medium"
        >
          {texts.unreachable}
        </p>
        <div data-track={isRunning ? 'running' : 'over'}>
          {tracked.is === 'known' && tracked.order.transfer && (
            <PayByTransfer
              transfer={tracked.order.transfer}
              path={`/track/${token}/pay`}
              hasFailed={payFailed}
            />
          )}
          <Content tracked={tracked} />
        </div>
        {isRunning && (
          <noscript>
            <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
          </noscript>
        )}
      </div>
      <GetOzi />
    </SitePage>
  )
}

/** For visitors who were sent the link and do not know Ozi. */
function GetOzi() {
  const texts = useTexts(trackTexts)
  return (
    <section aria-labelledby="get" className="border-line bg-palm-wash border-t">
      <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)_minmax(0,7rem)] items-center gap-x-6 gap-y-4 px-4 py-8">
        <div>
          <h2 id="get" className="text-xl">
            {texts.getTitle}
          </h2>
          <p className="mt-1">{texts.get}</p>
        </div>
        <RiderOkada className="w-full" />
        <LinkButton to="/" reloadDocument className="col-span-2 sm:justify-self-start">
          {texts.getAction}
        </LinkButton>
      </div>
    </section>
  )
}

function Content({ tracked }: { tracked: TrackResult }) {
  const texts = useTexts(trackTexts)
  if (tracked.is === 'known') return <TrackedDelivery order={tracked.order} seenAt={tracked.seenAt} />
  const isDown = tracked.is === 'down'
  const titles = { ended: texts.endedTitle, unknown: texts.unknownTitle, down: texts.downTitle }
  return (
    <div className="grid grid-cols-1 justify-items-center gap-5 py-8 text-center">
      {isDown ? <Offline className="w-56 max-w-full" /> : <LostRoad className="w-56 max-w-full" />}
      <div className="max-w-[42ch]">
        <h1 className="text-2xl" data-track-state>
          {titles[tracked.is]}
        </h1>
        <p className="text-quiet mt-2">{texts[tracked.is]}</p>
      </div>
      {isDown ? (
        // An empty address is the current page.
        <a
          href=""
          className="rounded-control bg-palm text-on-palm hover:bg-palm-deep inline-flex min-h-12 items-center px-5 font-semibold no-underline"
        >
          {texts.retry}
        </a>
      ) : (
        <LinkButton to="/" reloadDocument look="secondary">
          {texts.home}
        </LinkButton>
      )}
    </div>
  )
}
