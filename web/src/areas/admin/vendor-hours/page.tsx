import { isPermitted } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api, client, refusalOf } from '~/api'
import { HoursForm } from '~/catalogue/hours/HoursForm'
import { hoursTexts } from '~/languages/en/vendor/hours'
import { useSession } from '~/session'
import { BackLink } from '~/ui/button/BackLink'
import { Badge } from '~/ui/state/Badge'
import { ErrorState } from '~/ui/state/ErrorState'
import { formatOpening, isOpenNow } from '~/ui/text/formatOpening'
import { Skeleton } from '~/ui/state/Skeleton'
import { toast } from '~/ui/notice/toast'
import { NotPermitted } from '../shared/NotPermitted'

const texts = {
  title: 'Opening hours',
  back: 'Vendors',
  open: 'Open',
  failed: 'We could not fetch these hours.',
} as const

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** The opening hours of a shop, which staff changes for it. */
export default function VendorHours() {
  const role = useSession()?.data?.role ?? 'user'
  const { vendorId = '' } = useParams()
  return isPermitted(role, 'managePeople') ? <HoursOf key={vendorId} shopId={vendorId} /> : <NotPermitted />
}

function HoursOf({ shopId }: { shopId: string }) {
  const queries = useQueryClient()
  const options = api.hours.readOfShop.queryOptions({ input: { id: shopId } })
  const query = useQuery(options)
  const { data, error, isPending } = query
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6" aria-busy={isPending}>
      <div>
        <BackLink to="/admin/vendors">{texts.back}</BackLink>
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        {data && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="wrap-anywhere">{data.shopName}</span>
            <Badge tone={isOpenNow(data.data) ? 'good' : 'bad'}>
              {isOpenNow(data.data) ? texts.open : formatOpening(data.data)}
            </Badge>
          </p>
        )}
      </div>
      {isPending && <Skeleton className="h-64" />}
      {error && !data && (
        <ErrorState title={texts.failed} query={query}>
          {refusalOf(error).message}
        </ErrorState>
      )}
      {data && (
        <HoursForm
          hours={data.data}
          save={(input) => client.hours.updateOfShop({ ...input, id: shopId })}
          onSaved={(saved) => {
            queries.setQueryData(options.queryKey, { ...data, data: saved })
            toast.success(hoursTexts.saved)
          }}
        />
      )}
    </div>
  )
}
