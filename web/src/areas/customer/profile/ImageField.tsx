import { PROFILE_IMAGE } from '@ozi/contract'
import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { useTexts } from '~/language'
import { profileTexts } from '~/languages/en/customer/profile'
import { Avatar } from '~/ui/Avatar'
import { Button } from '~/ui/Button'
import { FieldSet } from '~/ui/Field'
import { openImage } from '~/ui/open-image'
import { CropDialog } from './CropDialog'
import { bytesOfDataUrl } from '~/ui/data-url'

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

const FAILURE_TEXT = {
  tooBig: 'imageTooBigToOpen',
  heic: 'imageHeic',
  unreadable: 'imageUnreadable',
} as const

interface ImageFieldProps {
  /** Whose picture it is: without one its initials stand there. */
  name: string
  /** As in the form: a data URL, the present one's URL, or empty. */
  value: string
  saved: string
  error: string | undefined
  onChange: (image: string) => void
  onError: (message: string) => void
}

/** One's picture: seen as it will be, cut from any photo, changed, taken away. */
export function ImageField({ name, value, saved, error, onChange, onError }: ImageFieldProps) {
  const texts = useTexts(profileTexts)
  const [opened, setOpened] = useState<HTMLCanvasElement | null>(null)
  const [isOpening, setOpening] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // So that the same file can be chosen again.
    event.target.value = ''
    if (!file) return
    setOpening(true)
    const { canvas, failure } = await openImage(file)
    setOpening(false)
    if (failure === null) setOpened(canvas)
    else onError(texts[FAILURE_TEXT[failure]])
  }

  function take(image: string) {
    setOpened(null)
    if (bytesOfDataUrl(image) > PROFILE_IMAGE.bytes) onError(texts.imageTooLarge)
    else onChange(image)
  }

  return (
    <FieldSet label={texts.image} hint={texts.imageHint} error={error}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-5">
        <Avatar name={name} image={value} className="size-20 sm:size-24" />
        <div className="flex min-w-0 flex-1 basis-44 flex-col items-start gap-2">
          <Button
            id="profileImage"
            look="secondary"
            busy={isOpening}
            busyText={texts.openingImage}
            icon={<ImageUp {...ICON} />}
            onClick={() => input.current?.click()}
          >
            {value === '' ? texts.chooseImage : texts.changeImage}
          </Button>
          {value !== '' && (
            <Button look="quiet" icon={<Trash2 {...ICON} />} onClick={() => onChange('')}>
              {texts.removeImage}
            </Button>
          )}
          <p role="status" className="text-quiet text-sm empty:hidden">
            {value !== saved && texts.imageNotSaved}
          </p>
        </div>
        <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void open(event)} />
      </div>
      <CropDialog image={opened} onTake={take} onClose={() => setOpened(null)} />
    </FieldSet>
  )
}
