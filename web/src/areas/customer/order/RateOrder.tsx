import { type OrderDetail, type OwnRatings, RATING_SUBJECTS, type RatingSubject } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { ratingReasonTexts, ratingTexts } from '~/languages/en/account/rating'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { StarsShown } from '~/ui/field/Stars'
import { RatingForm } from './RatingForm'

type OrderWithRatings = OrderDetail & { readonly ratings: OwnRatings }

const hasRatings = (order: OrderDetail): order is OrderWithRatings => order.ratings !== undefined

/** The customer's ratings of the rider and the shop: asked for, or shown once given. */
export function RateOrder({ order }: { order: OrderDetail }) {
  if (!hasRatings(order)) return null
  const { open } = order.ratings
  if (open.length === 0 && givenOf(order.ratings).length === 0) return null
  return <Ratings order={order} />
}

const givenOf = (ratings: OwnRatings): readonly RatingSubject[] =>
  RATING_SUBJECTS.filter((subject) => ratings[subject] !== undefined)

function Ratings({ order }: { order: OrderWithRatings }) {
  const texts = useTexts(ratingTexts)
  const { ratings } = order
  const given = givenOf(ratings)
  const [isChanging, setChanging] = useState(false)
  const asks = isChanging || (given.length === 0 && ratings.open.length > 0)
  return (
    <Card as="section" title={asks ? texts.title : texts.given}>
      {asks ? (
        <>
          <p className="text-quiet mb-5 max-w-prose">{texts.lead}</p>
          <RatingForm
            order={order}
            subjects={ratings.open}
            given={ratings}
            onDone={() => setChanging(false)}
            onCancel={isChanging ? () => setChanging(false) : undefined}
          />
        </>
      ) : (
        <>
          <ul className="grid gap-3">
            {given.map((subject) => (
              <Given key={subject} order={order} subject={subject} />
            ))}
          </ul>
          {ratings.open.length > 0 && (
            <Button look="secondary" className="mt-4" onClick={() => setChanging(true)}>
              {texts.change}
            </Button>
          )}
        </>
      )}
    </Card>
  )
}

function Given({ order, subject }: { order: OrderWithRatings; subject: RatingSubject }) {
  const texts = useTexts(ratingTexts)
  const reasons = useTexts(ratingReasonTexts)
  const rating = order.ratings[subject]
  if (!rating) return null
  return (
    <li>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-semibold">
        {subject === 'rider' ? texts.rider(order.rider?.name ?? '') : texts.shop(order.vendor?.name ?? '')}
        <StarsShown stars={rating.stars} label={texts.stars(rating.stars)} />
      </p>
      {rating.reasons.length > 0 && (
        <p className="text-quiet text-sm">{rating.reasons.map((reason) => reasons[reason]).join(' · ')}</p>
      )}
      {rating.comment !== '' && <p className="mt-1 wrap-anywhere whitespace-pre-line">{rating.comment}</p>}
    </li>
  )
}
