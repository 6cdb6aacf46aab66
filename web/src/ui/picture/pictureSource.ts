import { ITEM_IMAGE } from '@ozi/contract'

/** The addresses of a picture and of its smaller copy, '' if there is none. */
export interface PictureUrls {
  readonly image: string
  readonly imageSmall: string
}

/**
 * The attributes of an <img> that let the browser load no more of a picture than it shows.
 * @param sizes the displayed width, as in the `sizes` attribute
 */
export function pictureSource({ image, imageSmall }: PictureUrls, sizes: string) {
  if (imageSmall === '') return { src: image }
  const { smallWidthPx, widthPx } = ITEM_IMAGE
  // Only old browsers ignore srcset, and their phones are small.
  return { src: imageSmall, srcSet: `${imageSmall} ${smallWidthPx}w, ${image} ${widthPx}w`, sizes }
}
