import { ITEM_IMAGE } from '@ozi/contract'
import { useTexts } from '~/language'
import { itemPictureTexts } from '~/languages/en/vendor/items'
import { MarketStall } from '~/ui/art/MarketStall'
import { ImagePicker } from '~/ui/picture/ImagePicker'
import { shrinkWhole } from '~/ui/picture/openImage'

/** Larger than the stored picture, so that it stays sharp when the server crops it. */
const SENT_SIDE_PX = ITEM_IMAGE.widthPx * 2

interface ItemImageFieldProps {
  /** A data URL, the current picture's URL, or ''. */
  value: string
  error: string | undefined
  onChange: (image: string) => void
  onError: (message: string) => void
}

/** An item's picture: chosen from any photo, previewed as it will look, replaced or removed. */
export function ItemImageField({ value, error, onChange, onError }: ItemImageFieldProps) {
  const texts = useTexts(itemPictureTexts)
  return (
    <ImagePicker
      id="image"
      label={texts.label}
      error={error}
      preview={
        <span className="bg-ground rounded-card border-line grid aspect-4/3 w-36 place-items-center overflow-clip border">
          {value === '' ? (
            <MarketStall className="w-3/4" />
          ) : (
            <img src={value} alt="" width={640} height={480} className="size-full object-cover" />
          )}
        </span>
      }
      hasImage={value !== ''}
      texts={texts}
      onOpened={(photo) => onChange(shrinkWhole(photo, SENT_SIDE_PX))}
      onFailed={(error) => onError(error === 'tooBig' ? texts.tooBig : texts.unreadable)}
      onRemove={() => onChange('')}
    />
  )
}
