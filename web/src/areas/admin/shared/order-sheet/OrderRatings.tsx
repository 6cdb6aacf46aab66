import type { StaffRating } from '@ozi/contract'
import { Card } from '~/ui/list/Card'
import { RatingLine } from '../ratings/RatingLine'
import { ratingsTexts as texts } from '../ratings/texts'

/** What the customer thinks of the rider and the shop of this order. */
export function OrderRatings({ ratings }: { ratings: readonly StaffRating[] }) {
  return (
    <Card as="section" title={texts.title}>
      <ul className="grid gap-3">
        {ratings.map((rating) => (
          <li key={rating.subject}>
            <RatingLine rating={rating}>
              {texts.subjects[rating.subject]}: {rating.person.name}
            </RatingLine>
          </li>
        ))}
      </ul>
    </Card>
  )
}
