import { PROFILE_IMAGE } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { profileTexts } from '~/languages/en/customer/profile'
import { Avatar } from '~/ui/picture/Avatar'
import { bytesOfDataUrl } from '~/ui/picture/dataUrl'
import { ImagePicker } from '~/ui/picture/ImagePicker'
import { CropDialog } from './CropDialog'

const ERROR_TEXT = {
  tooBig: 'imageTooBigToOpen',
  heic: 'imageHeic',
  unreadable: 'imageUnreadable',
} as const

interface ImageFieldProps {
  /** The person's name: without a picture its initials are shown. */
  name: string
  /** As in the form: a data URL, the current picture's URL, or ''. */
  value: string
  saved: string
  error: string | undefined
  onChange: (image: string) => void
  onError: (message: string) => void
}

/** The user's picture: previewed as it will look, cropped from any photo, replaced or removed. */
export function ImageField({ name, value, saved, error, onChange, onError }: ImageFieldProps) {
  const texts = useTexts(profileTexts)
  const [opened, setOpened] = useState<HTMLCanvasElement | null>(null)

  function take(image: string) {
    setOpened(null)
    if (bytesOfDataUrl(image) > PROFILE_IMAGE.bytes) onError(texts.imageTooLarge)
    else onChange(image)
  }

  return (
    <>
      <ImagePicker
        id="profileImage"
        label={texts.image}
        hint={texts.imageHint}
        error={error}
        preview={<Avatar name={name} image={value} className="size-20 sm:size-24" />}
        hasImage={value !== ''}
        texts={{
          choose: texts.chooseImage,
          change: texts.changeImage,
          remove: texts.removeImage,
          opening: texts.openingImage,
        }}
        note={value === saved ? undefined : texts.imageNotSaved}
        onOpened={setOpened}
        onFailed={(error) => onError(texts[ERROR_TEXT[error]])}
        onRemove={() => onChange('')}
      />
      <CropDialog image={opened} onTake={take} onClose={() => setOpened(null)} />
    </>
  )
}
