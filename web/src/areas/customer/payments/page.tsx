import { api } from '~/api'
import { textsNow, useTexts } from '~/language'
import { paymentsTexts } from '~/languages/en/customer/payments'
import { profileTexts } from '~/languages/en/customer/profile'
import { byPage, usePagedList } from '~/live/usePagedList'
import { BackLink } from '~/ui/button/BackLink'
import { ParcelTwine } from '~/ui/art/ParcelTwine'
import { CardList, totalOf } from '~/ui/list/CardList'
import { EmptyState } from '~/ui/state/EmptyState'
import { PagedRows } from '~/live/PagedRows'
import { PaymentCard, PaymentCardSkeleton } from './PaymentCard'

const PAGE_OF = 20
const GAP = 'gap-3'
const COLUMNS = 'grid-cols-1'

export const meta = () => [{ title: `${textsNow(paymentsTexts).title} · Ozi` }]

/** All payments of the customer with Paystack, newest first. */
export default function Payments() {
  const texts = useTexts(paymentsTexts)
  const { title: profile } = useTexts(profileTexts)
  const paged = usePagedList(
    api.onlinePayments.listOwn.infiniteOptions(byPage({ limit: PAGE_OF })),
    'payments',
  )
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5" aria-busy={paged.list === null}>
      <header>
        <BackLink to="/dashboard/profile">{profile}</BackLink>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="text-quiet mt-2 max-w-[70ch]">{texts.lead}</p>
      </header>
      <PagedRows
        paged={paged}
        texts={texts}
        skeleton={
          <div className={`grid ${GAP}`}>
            {Array.from({ length: 4 }, (_, at) => (
              <PaymentCardSkeleton key={at} />
            ))}
          </div>
        }
        empty={<EmptyState art={<ParcelTwine />} title={texts.none} />}
      >
        {(rows) => (
          <CardList
            rows={rows}
            total={totalOf(paged.list)}
            rowKey={({ _id }) => _id}
            renderRow={(payment) => <PaymentCard payment={payment} />}
            gap={GAP}
            columns={COLUMNS}
            cardSize="[contain-intrinsic-size:auto_7rem]"
            blankSize="h-[75rem]"
          />
        )}
      </PagedRows>
    </div>
  )
}
