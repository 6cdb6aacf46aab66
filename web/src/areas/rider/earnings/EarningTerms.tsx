import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { riderEarningsTexts } from '~/languages/en/rider/earnings'
import { formatNaira } from '~/ui/text/format'
import { SkeletonOf } from '~/ui/state/Skeleton'

interface RiderTerms {
  readonly riderPercent: number
  readonly redeliveryPercent: number
  readonly riderMinimum: number
}

/** About as long as the terms that are not known yet. */
const USUAL: RiderTerms = { riderPercent: 70, redeliveryPercent: 80, riderMinimum: 500 }

/** By what terms riders earn now, or that the office has not set any; a placeholder while they are not known. */
export function EarningTerms({ terms }: { terms: RiderTerms | null | undefined }): ReactNode {
  const texts = useTexts(riderEarningsTexts)
  if (terms === undefined) {
    return (
      <SkeletonOf>
        <EarningTerms terms={USUAL} />
      </SkeletonOf>
    )
  }
  if (terms === null) return <p className="text-wait font-medium">{texts.notSet}</p>
  const { riderPercent, redeliveryPercent, riderMinimum } = terms
  return (
    <p className="text-quiet text-sm">
      {texts.share(String(riderPercent), String(redeliveryPercent))}
      {riderMinimum > 0 && ` ${texts.least(formatNaira(riderMinimum))}`} {texts.paidOut}
    </p>
  )
}
