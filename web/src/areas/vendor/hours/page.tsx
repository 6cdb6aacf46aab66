import { client, refusalOf } from '~/api'
import { HoursForm } from '~/catalogue/hours/HoursForm'
import { textsNow, useTexts } from '~/language'
import { hoursTexts } from '~/languages/en/vendor/hours'
import { vendorFrameTexts } from '~/languages/en/vendor/orders'
import { ErrorState } from '~/ui/state/ErrorState'
import { Skeleton } from '~/ui/state/Skeleton'
import { toast } from '~/ui/notice/toast'
import { OpenState, OpenStateSkeleton } from '../shared/hours/OpenState'
import { useShopHours } from '../shared/hours/useShopHours'
import { Busy } from './Busy'

export const meta = () => [{ title: `${textsNow(vendorFrameTexts).hours} · Ozi` }]

/** When the shop is open: now, in a week, and on holidays. */
export default function ShopHoursPage() {
  const texts = useTexts(vendorFrameTexts)
  const { query, hours, accept } = useShopHours()
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-6" aria-busy={query.isPending}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="text-3xl">{texts.hours}</h1>
        {hours && <OpenState hours={hours} onChanged={accept} />}
        {query.isPending && <OpenStateSkeleton />}
      </div>
      {query.isPending && <HoursSkeleton />}
      {query.error && !hours && (
        <ErrorState title={texts.hoursFailed} query={query}>
          {refusalOf(query.error).message}
        </ErrorState>
      )}
      {hours && (
        <>
          <Busy hours={hours} onChanged={accept} />
          <HoursForm
            hours={hours}
            save={client.hours.update}
            onSaved={(saved) => {
              accept(saved)
              toast.success(textsNow(hoursTexts).saved)
            }}
          />
        </>
      )}
    </div>
  )
}

function HoursSkeleton() {
  return (
    <div aria-hidden className="grid gap-4">
      <Skeleton className="h-24" />
      <Skeleton className="h-64" />
    </div>
  )
}
