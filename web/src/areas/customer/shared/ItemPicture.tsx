import { clsx } from 'clsx'
import { useState } from 'react'
import { MarketStall } from '~/ui/art/MarketStall'
import { type PictureUrls, pictureSource } from '~/ui/picture/pictureSource'

interface ItemPictureProps {
  picture: PictureUrls
  /** The displayed width, as in an image's `sizes` attribute. */
  sizes: string
  className?: string
}

/** An item's picture in reserved space; a drawing if there is none or it fails to load. */
export function ItemPicture({ picture, sizes, className }: ItemPictureProps) {
  const [failed, setFailed] = useState('')
  return (
    <span className={clsx('bg-ground relative grid place-items-center overflow-clip', className)}>
      {picture.image === '' || picture.image === failed ? (
        <MarketStall className="w-3/4 max-w-40" />
      ) : (
        <img
          {...pictureSource(picture, sizes)}
          // The name is beside it.
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture.image)}
          // Fills the reserved space and never stretches it, whatever its own size.
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}
