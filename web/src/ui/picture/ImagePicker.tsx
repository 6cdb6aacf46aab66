import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { FieldSet } from '../field/Field'
import { openImage, type OpenError } from './openImage'

interface ImagePickerProps {
  /** The id of the button that opens the picker; errors link to it. */
  id: string
  label: string
  hint?: string
  error: string | undefined
  /** The picture as it will be saved, or a placeholder. */
  preview: ReactNode
  hasImage: boolean
  texts: {
    readonly choose: string
    readonly change: string
    readonly remove: string
    readonly opening: string
  }
  /** An additional message, e.g. that it is not saved yet. */
  note?: string | undefined
  onOpened: (photo: HTMLCanvasElement) => void
  onFailed: (error: OpenError) => void
  onRemove: () => void
}

/** Picks a photo from the device, turned upright; it can be replaced or removed. */
export function ImagePicker({
  id,
  preview,
  hasImage,
  texts,
  note,
  onOpened,
  onFailed,
  onRemove,
  ...field
}: ImagePickerProps) {
  const [isOpening, setOpening] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // Allows the same file to be chosen again.
    event.target.value = ''
    if (!file) return
    setOpening(true)
    const { canvas, error } = await openImage(file)
    setOpening(false)
    if (error === null) onOpened(canvas)
    else onFailed(error)
  }

  return (
    <FieldSet {...field}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-5">
        {preview}
        <div className="flex min-w-0 flex-1 basis-44 flex-col items-start gap-2">
          <Button
            id={id}
            look="secondary"
            busy={isOpening}
            busyText={texts.opening}
            icon={<ImageUp size={18} />}
            onClick={() => input.current?.click()}
          >
            {hasImage ? texts.change : texts.choose}
          </Button>
          {hasImage && (
            <Button look="quiet" icon={<Trash2 size={18} />} onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
          <p role="status" className="text-quiet text-sm empty:hidden">
            {note}
          </p>
        </div>
        <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void open(event)} />
      </div>
    </FieldSet>
  )
}
