import { isPermitted, OVERVIEW_PERIOD_DEFAULT, OVERVIEW_PERIODS, type Role } from '@ozi/contract'
import { useSession } from '~/session'
import { oneOf, useFilters } from '~/ui/address/useFilters'
import { ErrorState } from '~/ui/state/ErrorState'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { loadError } from '../shared/loadError'
import { Cards } from './Cards'
import { Distribution } from './Distribution'
import { OverviewFigures } from './OverviewFigures'
import { RecentOrders, RecentSignups, LatestTransactions } from './tables'
import { LowRatings } from './LowRatings'
import { overviewTexts as texts } from './texts'
import { useLowRatings, useOverview, useUploads, useWaiting } from './useOverview'
import { UploadsNotice } from './UploadsNotice'
import { Waits } from './Waits'
import { errorOfAll } from './overviewPart'

export function meta() {
  return [{ title: `${texts.title} · Ozi` }]
}

const FILTERS = { period: oneOf(OVERVIEW_PERIODS) }
const STACK = 'grid grid-cols-1 content-start gap-4'
const PAIR = `${STACK} xl:grid-cols-2`

/** The business of now, and the totals; each part loads, and fails, independently. */
export default function AdminOverview() {
  const { period = OVERVIEW_PERIOD_DEFAULT } = useFilters(FILTERS).filters
  const overview = useOverview(period)
  const role: Role = useSession()?.data?.role ?? 'user'
  const mayOpenOrders = isPermitted(role, 'seeTransactions')
  const waiting = useWaiting(mayOpenOrders)
  const lowRatings = useLowRatings(isPermitted(role, 'seeOrders'))
  const uploads = useUploads()
  const parts = Object.values(overview)
  const error = errorOfAll(parts)
  const isLoading = parts.every((part) => part.data === undefined && part.error === null)
  const { statistics, figures, recentOrders, recentTransactions, latestUsers } = overview
  const areSettled = (...above: readonly { readonly isSettled: boolean }[]) =>
    above.every(({ isSettled }) => isSettled)
  const top = [uploads, waiting, statistics]
  const tables = [...top, recentOrders, recentTransactions]
  return (
    <div className={STACK}>
      <h1 className="text-2xl md:text-3xl lg:sr-only">{texts.title}</h1>
      {error && (
        <ErrorState
          title={loadError(error)}
          query={{
            refetch: () =>
              [...parts, uploads, ...(mayOpenOrders ? [waiting] : [])].forEach(
                ({ refetch }) => void refetch(),
              ),
            isFetching: parts.some(({ isFetching }) => isFetching),
          }}
        />
      )}
      {isLoading && <RouteLoader label={texts.loading} />}
      {error === null && !isLoading && (
        <>
          <UploadsNotice part={uploads} />
          {mayOpenOrders && (
            <RevealWhen ready={uploads.isSettled}>
              <Waits part={waiting} role={role} />
            </RevealWhen>
          )}
          <RevealWhen ready={areSettled(uploads, waiting)}>
            <Cards part={statistics} />
          </RevealWhen>
          <RevealWhen ready={areSettled(...top)} className={PAIR}>
            <RecentOrders part={recentOrders} />
            <LatestTransactions part={recentTransactions} />
          </RevealWhen>
          <RevealWhen ready={areSettled(...tables)} className={PAIR}>
            <div className={STACK}>
              <Distribution part={statistics} />
              <LowRatings part={lowRatings} />
            </div>
            <RecentSignups part={latestUsers} />
          </RevealWhen>
          <RevealWhen ready={areSettled(...tables, latestUsers, lowRatings)}>
            <OverviewFigures period={period} part={figures} />
          </RevealWhen>
        </>
      )}
    </div>
  )
}
