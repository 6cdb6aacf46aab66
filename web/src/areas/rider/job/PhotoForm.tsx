import { HAND_OVER_PHOTO } from '@ozi/contract'
import { Camera } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTexts } from '~/language'
import { askTexts } from '~/languages/en/rider/job'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { useShrunkImage } from '~/ui/picture/useShrunkImage'

interface PhotoFormProps {
  /** A data URL; null until a photo is taken. */
  photo: string | null
  isSending: boolean
  /** Why the hand-over was refused; the photo stays. */
  refusal: string | undefined
  onTaken: (photo: string) => void
  onSend: (photo: string) => void
  onBack: () => void
  children: ReactNode
}

/** Takes the photo that replaces the code at a hand-over, shows it, and submits it. */
export function PhotoForm({ photo, isSending, refusal, onTaken, onSend, onBack, children }: PhotoFormProps) {
  const texts = useTexts(askTexts)
  const file = useRef<HTMLInputElement>(null)
  const { isOpening, error, choose } = useShrunkImage(HAND_OVER_PHOTO, onTaken)
  const take = (
    <Button
      look={photo === null ? 'primary' : 'secondary'}
      size={photo === null ? 'lg' : 'md'}
      wide
      busy={isOpening}
      busyText={texts.opening}
      icon={<Camera size={20} />}
      onClick={() => file.current?.click()}
      autoFocus={photo === null}
    >
      {photo === null ? texts.take : texts.takeAgain}
    </Button>
  )
  return (
    <div className="grid gap-5">
      {children}
      {photo !== null && (
        <img
          src={photo}
          alt={texts.preview}
          className="rounded-card border-line bg-neutral-wash max-h-[32dvh] w-full border object-contain"
        />
      )}
      <Alert>{error === null ? refusal : texts.unusable}</Alert>
      <div className="grid gap-2">
        {photo !== null && (
          <Button size="lg" wide busy={isSending} onClick={() => onSend(photo)} autoFocus>
            {texts.handOver}
          </Button>
        )}
        {take}
        <Button look="quiet" wide onClick={onBack}>
          {texts.back}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => void choose(event)}
      />
    </div>
  )
}
