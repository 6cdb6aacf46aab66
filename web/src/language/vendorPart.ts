import type { LanguagePart } from './language'

/** The texts that only shops read. */
export const vendorPart: LanguagePart = {
  ig: () => import('~/languages/ig/vendor/index'),
  pcm: () => import('~/languages/pcm/vendor/index'),
}
