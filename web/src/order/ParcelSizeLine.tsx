import type { Order } from '@ozi/contract'
import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { parcelTexts } from '~/languages/en/account/parcel'
import { ParcelSizeIcon } from './ParcelSizeIcon'

/** How big a parcel is, in words; nothing for goods. */
export function ParcelSizeLine({
  parcel: { parcelSize },
  className,
}: {
  parcel: Pick<Order, 'parcelSize'>
  className?: string
}) {
  const texts = useTexts(parcelTexts)
  if (parcelSize === undefined) return null
  return (
    <span className={clsx('inline-flex items-center gap-2', className)}>
      <ParcelSizeIcon size={parcelSize} />
      {texts[parcelSize]}
    </span>
  )
}
