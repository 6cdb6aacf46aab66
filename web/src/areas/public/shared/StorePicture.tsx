import type { Store, VendorCategory } from '@ozi/contract'
import { clsx } from 'clsx'
import type { ComponentType } from 'react'
import { Art, type ArtProps } from '~/ui/art/Art'
import { MarketStall } from '~/ui/art/MarketStall'
import { SoupPot } from '~/ui/art/SoupPot'
import { pictureSource } from '~/ui/picture/pictureSource'

const ART: Record<VendorCategory, ComponentType<ArtProps>> = {
  food: SoupPot,
  health: Pharmacy,
  clothing: MarketStall,
}

interface StorePictureProps {
  picture: Pick<Store, 'image' | 'imageSmall' | 'category'>
  /** The displayed width, as in an image's `sizes` attribute. */
  sizes: string
  /** false for what is on the first screen. */
  isLazy?: boolean
  /** Gives it its size and corners. */
  className: string
}

/** The picture of a shop or an item, in reserved space; a drawing of the shop's kind if there is none. */
export function StorePicture({ picture, sizes, isLazy = true, className }: StorePictureProps) {
  const Drawing = ART[picture.category]
  if (picture.image === '') {
    return (
      <div className={clsx('bg-palm-wash grid place-items-center overflow-clip p-2', className)}>
        <Drawing className="max-h-full w-full max-w-40" />
      </div>
    )
  }
  return (
    <img
      {...pictureSource(picture, sizes)}
      alt=""
      width={640}
      height={480}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={clsx('bg-palm-wash object-cover', className)}
    />
  )
}

/** A bottle, a strip of tablets and a leaf, for pharmacies. */
function Pharmacy(props: ArtProps) {
  return (
    <Art {...props}>
      <path d="M92 58h42M96 58V44c0-3 2-5 5-5h24c3 0 5 2 5 5v14" />
      <path d="M96 58c-12 6-18 14-18 26v58c0 7 4 11 11 11h48c7 0 11-4 11-11V84c0-12-6-20-18-26" />
      <path d="M78 92c22-4 48 4 70 0M78 134c22-4 48 4 70 0" />
      <path d="M113 101v24M101 113h24" stroke="var(--color-laterite)" strokeWidth={5} />
      <path d="M166 112l36-14 16 42-36 14z" fill="var(--color-marigold)" />
      <path
        d="M180 118a5 5 0 1 0 1 0M197 112a5 5 0 1 0 1 0M186 134a5 5 0 1 0 1 0M203 128a5 5 0 1 0 1 0"
        stroke="var(--color-on-marigold)"
      />
      <path
        d="M60 152C34 140 24 112 32 84c24 10 36 36 28 68ZM34 90c10 18 18 38 26 62"
        stroke="var(--color-laterite)"
      />
      <path d="M20 160h44M76 160h150" />
    </Art>
  )
}
