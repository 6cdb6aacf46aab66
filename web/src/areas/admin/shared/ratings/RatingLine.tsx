import type { StaffRating } from '@ozi/contract'
import type { ReactNode } from 'react'
import { ratingReasonTexts } from '~/languages/en/account/rating'
import { DateTime } from '~/ui/text/DateTime'
import { StarsShown } from '~/ui/field/Stars'
import { ratingsTexts as texts } from './texts'

/** One rating: stars, reasons and words. @param children who or what was rated */
export function RatingLine({ rating, children }: { rating: StaffRating; children: ReactNode }) {
  const { stars, reasons, comment, at } = rating
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <StarsShown stars={stars} label={texts.stars(stars)} size={16} />
        <span className="min-w-0 wrap-anywhere">{children}</span>
        <span className="text-quiet text-sm">
          <DateTime at={at} />
        </span>
      </p>
      {reasons.length > 0 && (
        <p className="text-sm">{reasons.map((reason) => ratingReasonTexts[reason]).join(' · ')}</p>
      )}
      {comment !== '' && <p className="text-sm wrap-anywhere whitespace-pre-line">“{comment}”</p>}
    </>
  )
}
