import { clsx } from 'clsx'
import { useState } from 'react'
import { MarketStall } from '~/ui/art/MarketStall'

interface ItemPictureProps {
  /** URL, empty without one. */
  src: string
  className?: string
}

/** An item's picture in the place kept for it; a drawing of ours where there is none or it does not come. */
export function ItemPicture({ src, className }: ItemPictureProps) {
  const [failed, setFailed] = useState('')
  return (
    <span className={clsx('bg-ground grid place-items-center overflow-clip', className)}>
      {src === '' || src === failed ? (
        <MarketStall className="w-3/4 max-w-40" />
      ) : (
        <img
          src={src}
          // Its name stands beside it.
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          className="size-full object-cover"
        />
      )}
    </span>
  )
}
