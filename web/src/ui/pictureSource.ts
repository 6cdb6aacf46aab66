import { ITEM_IMAGE } from '@ozi/contract'

/** A picture as the server tells it: where it is, and a smaller copy, empty where there is none. */
export interface PictureUrls {
  readonly image: string
  readonly imageSmall: string
}

/**
 * What an <img> is told so that a browser loads no more of a picture than it shows.
 * @param sizes how wide it is shown, as in the attribute of that name
 */
export function pictureSource({ image, imageSmall }: PictureUrls, sizes: string) {
  if (imageSmall === '') return { src: image }
  const { smallWidthPx, widthPx } = ITEM_IMAGE
  // Browsers without srcset are old, and on phones that are small.
  return { src: imageSmall, srcSet: `${imageSmall} ${smallWidthPx}w, ${image} ${widthPx}w`, sizes }
}
