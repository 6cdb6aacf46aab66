import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/chat'
import { IconButton } from '~/ui/IconButton'
import { Modal } from '~/ui/Modal'

/** Pixels a side; the place is there before the picture, so that nothing jumps when it comes. */
const BOX = { most: 240, least: 72 } as const

interface MessagePictureProps {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly from: string
}

/** A picture in a conversation; touched, it opens large. */
export function MessagePicture({ url, width, height, from }: MessagePictureProps) {
  const texts = useTexts(chatTexts)
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const scale = BOX.most / Math.max(width, height, 1)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-label={texts.openImage(from)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="rounded-control bg-neutral-wash block w-fit max-w-full overflow-clip"
      >
        <img
          src={url}
          alt=""
          width={Math.max(BOX.least, Math.round(width * scale))}
          height={Math.max(BOX.least, Math.round(height * scale))}
          className="block h-auto max-w-full object-cover"
        />
      </button>
      <Modal open={isOpen} onClose={close} labelledBy={titleId}>
        <div className="relative grid size-full place-items-center p-4" onMouseDown={close}>
          <h2 id={titleId} className="sr-only">
            {texts.image}
          </h2>
          <img
            src={url}
            alt={texts.openImage(from)}
            className="rounded-card max-h-[calc(100dvh-2rem)] max-w-full object-contain"
            onMouseDown={(event) => event.stopPropagation()}
          />
          <IconButton
            label={texts.close}
            look="edged"
            icon={<X size={20} strokeWidth={1.75} aria-hidden />}
            className="bg-surface text-ink absolute top-3 right-3"
            onMouseDown={(event) => event.stopPropagation()}
            onClick={close}
            data-autofocus
          />
        </div>
      </Modal>
    </>
  )
}
