import { type ChangeEvent, useState } from 'react'
import { bytesOfDataUrl } from './data-url'
import { openImage, shrinkWhole, type OpenFailure } from './open-image'

/** What an image may weigh as it is sent, and how wide and high it is worth to be. */
interface ShrunkLimit {
  readonly bytes: number
  readonly widthPx: number
}

type Failure = OpenFailure | 'tooLarge'

/**
 * Opens an image that somebody chose or took, and makes it as small as it is kept, before it costs them data.
 * @param onShrunk told the data URL
 */
export function useShrunkImage(limit: ShrunkLimit, onShrunk: (image: string) => void) {
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // So that the same file can be chosen again.
    event.target.value = ''
    if (!file) return
    setOpening(true)
    const opened = await openImage(file)
    setOpening(false)
    if (opened.failure !== null) {
      setFailure(opened.failure)
      return
    }
    const image = shrinkWhole(opened.canvas, limit.widthPx)
    const isTooLarge = bytesOfDataUrl(image) > limit.bytes
    setFailure(isTooLarge ? 'tooLarge' : null)
    if (!isTooLarge) onShrunk(image)
  }

  return { isOpening, failure, choose, forgetFailure: () => setFailure(null) }
}
