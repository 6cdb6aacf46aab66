import { type ChangeEvent, useState } from 'react'
import { bytesOfDataUrl } from './dataUrl'
import { openImage, shrinkWhole, type OpenError } from './openImage'

/** The limits of an image to send: its bytes and its pixels. */
interface ImageLimit {
  readonly bytes: number
  readonly widthPx: number
}

type ShrinkError = OpenError | 'tooLarge'

/**
 * Opens a chosen or taken image and shrinks it to the size it is stored at, before uploading costs data.
 * @param onShrunk called with the data URL
 */
export function useShrunkImage(limit: ImageLimit, onShrunk: (image: string) => void) {
  const [isOpening, setOpening] = useState(false)
  const [error, setError] = useState<ShrinkError | null>(null)

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // Allows the same file to be chosen again.
    event.target.value = ''
    if (!file) return
    setOpening(true)
    const opened = await openImage(file)
    setOpening(false)
    if (opened.error !== null) {
      setError(opened.error)
      return
    }
    const image = shrinkWhole(opened.canvas, limit.widthPx)
    const isTooLarge = bytesOfDataUrl(image) > limit.bytes
    setError(isTooLarge ? 'tooLarge' : null)
    if (!isTooLarge) onShrunk(image)
  }

  return { isOpening, error, choose, forgetError: () => setError(null) }
}
