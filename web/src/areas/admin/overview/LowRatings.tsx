import type { StaffRating } from '@ozi/contract'
import { useState } from 'react'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { RatingLine } from '../shared/ratings/RatingLine'
import { ratingsTexts as texts } from '../shared/ratings/texts'
import { PartState } from './PartState'
import type { OverviewPart } from './overviewPart'
import { lazyPart } from '~/ui/lazy/lazyPart'

const OrderSheet = lazyPart(async () => (await import('../shared/order-sheet/OrderSheet')).OrderSheet)

/** More would push the map off the screen. */
const SHOWN_AT_FIRST = 3

/** Low ratings of the last days, each with its order, which opens beside the page; nothing if there are none. */
export function LowRatings({ part }: { part: OverviewPart<{ readonly ratings: readonly StaffRating[] }> }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  if (part.data === undefined) {
    return part.error === null ? null : <PartState part={part}>{() => null}</PartState>
  }
  const { ratings } = part.data
  if (ratings.length === 0) return null
  return (
    <Card as="section" title={texts.low}>
      <ul className="divide-line divide-y">
        {(isWhole ? ratings : ratings.slice(0, SHOWN_AT_FIRST)).map((rating) => (
          <li key={`${rating.order._id} ${rating.subject}`} className="py-2.5 first:pt-0 last:pb-0">
            <RatingLine rating={rating}>
              {texts.subjects[rating.subject]} <b className="font-semibold">{rating.person.name}</b>,{' '}
              <button
                type="button"
                {...OrderSheet.preloadWhenNear}
                onClick={() => setOpenId(rating.order._id)}
                className="text-palm min-h-11 font-semibold underline underline-offset-4 md:min-h-9"
              >
                {texts.order(rating.order.number)}
              </button>
            </RatingLine>
          </li>
        ))}
      </ul>
      {!isWhole && ratings.length > SHOWN_AT_FIRST && (
        <Button look="quiet" size="sm" className="-mb-2 -ml-3.5" onClick={() => setWhole(true)}>
          {texts.others(ratings.length - SHOWN_AT_FIRST)}
        </Button>
      )}
      {openId !== null && <OrderSheet orderId={openId} onClose={() => setOpenId(null)} />}
    </Card>
  )
}
