import { ITEM_IMAGE } from '@ozi/contract'
import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { MarketStall } from '~/ui/art/MarketStall'
import { Button } from '~/ui/Button'
import { FieldSet } from '~/ui/Field'
import { openImage, shrinkWhole } from '~/ui/open-image'

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const
/** Sharp at the size that is kept, also when the server cuts a little off. */
const SENT_SIDE_PX = ITEM_IMAGE.widthPx * 2

interface ItemImageFieldProps {
  /** A data URL, the present picture's URL, or empty. */
  value: string
  error: string | undefined
  onChange: (image: string) => void
  onError: (message: string) => void
}

/** The picture of an item: taken from any photo, seen as it will be, changed, taken away. */
export function ItemImageField({ value, error, onChange, onError }: ItemImageFieldProps) {
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
    if (failure === null) onChange(shrinkWhole(canvas, SENT_SIDE_PX))
    else
      onError(
        failure === 'tooBig'
          ? 'This photo is too big to open here.'
          : 'We cannot open this file as a picture.',
      )
  }

  return (
    <FieldSet label="Picture" error={error}>
      <div className="flex flex-wrap items-center gap-4">
        <span className="bg-ground rounded-card border-line grid aspect-4/3 w-36 place-items-center overflow-clip border">
          {value === '' ? (
            <MarketStall className="w-3/4" />
          ) : (
            <img src={value} alt="" width={640} height={480} className="size-full object-cover" />
          )}
        </span>
        <div className="flex flex-col items-start gap-2">
          <Button
            id="image"
            look="secondary"
            busy={isOpening}
            icon={<ImageUp {...ICON} />}
            onClick={() => input.current?.click()}
          >
            {value === '' ? 'Choose a photo' : 'Change the photo'}
          </Button>
          {value !== '' && (
            <Button look="quiet" icon={<Trash2 {...ICON} />} onClick={() => onChange('')}>
              Remove
            </Button>
          )}
        </div>
        <input ref={input} type="file" accept="image/*" hidden onChange={(event) => void open(event)} />
      </div>
    </FieldSet>
  )
}
