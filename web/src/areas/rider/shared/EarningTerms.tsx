import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { earningsTexts } from '~/languages/en/rider/earnings'
import { formatNaira } from '~/ui/format'

export interface RiderTerms {
  readonly riderPercent: number
  readonly redeliveryPercent: number
  readonly riderMinimum: number
}

/** By what terms riders earn now, or that the office has not set any. */
export function EarningTerms({ terms }: { terms: RiderTerms | null }): ReactNode {
  const texts = useTexts(earningsTexts)
  if (terms === null) return <p className="text-wait font-medium">{texts.notSet}</p>
  const { riderPercent, redeliveryPercent, riderMinimum } = terms
  return (
    <p className="text-quiet text-sm">
      {texts.share(String(riderPercent), String(redeliveryPercent))}
      {riderMinimum > 0 && ` ${texts.least(formatNaira(riderMinimum))}`} {texts.paidOut}
    </p>
  )
}
