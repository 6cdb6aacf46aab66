import type { WebImage } from '@ozi/contract'
import { useTexts } from '~/language'
import { handOverPhotoTexts } from '~/languages/en/account/order'
import { PictureThumb } from '~/ui/picture/PictureThumb'

/** A thumbnail beside the step's text; it opens large. */
const SIDE_PX = 128

/** The photo that proved a hand-over, shown at its step. */
export function HandOverPhoto({ photo }: { photo: WebImage }) {
  const texts = useTexts(handOverPhotoTexts)
  return (
    <div className="mt-2 grid gap-1">
      <PictureThumb {...photo} title={texts.title} label={texts.open} sidePx={SIDE_PX} />
      <p>{texts.taken}</p>
    </div>
  )
}
