import { clsx } from 'clsx'
import { useState } from 'react'
import { MarketStall } from '~/ui/art/MarketStall'
import { type PictureUrls, pictureSource } from '~/ui/pictureSource'

interface ItemPictureProps {
  picture: PictureUrls
  /** How wide it is shown, as an image's `sizes` says it. */
  sizes: string
  className?: string
}

/** An item's picture in the place kept for it; a drawing of ours where there is none or it does not come. */
export function ItemPicture({ picture, sizes, className }: ItemPictureProps) {
  const [failed, setFailed] = useState('')
  return (
    <span className={clsx('bg-ground relative grid place-items-center overflow-clip', className)}>
      {picture.image === '' || picture.image === failed ? (
        <MarketStall className="w-3/4 max-w-40" />
      ) : (
        <img
          {...pictureSource(picture, sizes)}
          // Its name stands beside it.
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture.image)}
          // In the place kept for it, whatever its own size: it does not stretch that.
          className="absolute inset-0 size-full object-cover dark:brightness-80"
        />
      )}
    </span>
  )
}
