import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '~/language'
import { uiTexts } from '~/languages/en/base/ui'
import { IconButton } from '../button/IconButton'
import { Modal } from '../dialog/Modal'

/** Narrower is no touch target. */
const LEAST_PX = 72

interface PictureThumbProps {
  readonly url: string
  readonly width: number
  readonly height: number
  /** The subject in a word. */
  readonly title: string
  /** The subject, and that it opens large. */
  readonly label: string
  /** The longer side. */
  readonly sidePx: number
}

/** A thumbnail whose space is reserved before it loads, to avoid layout shift; a click opens it large. */
export function PictureThumb({ url, width, height, title, label, sidePx }: PictureThumbProps) {
  const texts = useTexts(uiTexts)
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const scale = sidePx / Math.max(width, height, 1)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="rounded-control bg-neutral-wash block w-fit max-w-full overflow-clip"
      >
        <img
          src={url}
          alt=""
          width={Math.max(LEAST_PX, Math.round(width * scale))}
          height={Math.max(LEAST_PX, Math.round(height * scale))}
          className="block h-auto max-w-full object-cover"
        />
      </button>
      <Modal open={isOpen} onClose={close} labelledBy={titleId}>
        <div className="relative grid size-full place-items-center p-4" onMouseDown={close}>
          <h2 id={titleId} className="sr-only">
            {title}
          </h2>
          <img
            src={url}
            alt={label}
            className="rounded-card max-h-[calc(100dvh-2rem)] max-w-full object-contain"
            onMouseDown={(event) => event.stopPropagation()}
          />
          <IconButton
            label={texts.close}
            look="edged"
            icon={<X size={20} />}
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
