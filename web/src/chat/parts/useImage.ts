import { MESSAGE_IMAGE } from '@ozi/contract'
import { type ChangeEvent, useState } from 'react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/chat'
import { bytesOfDataUrl } from '~/ui/data-url'
import { openImage, shrinkWhole } from '~/ui/open-image'

const FAILURE_TEXT = {
  tooBig: 'imageTooBigToOpen',
  heic: 'imageHeic',
  unreadable: 'imageUnreadable',
} as const

/** The one image that goes with a message: chosen, made smaller, seen before it is sent. */
export function useImage() {
  const texts = useTexts(chatTexts)
  const [image, setImage] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    // So that the same file can be chosen again.
    event.target.value = ''
    if (!file) return
    setOpening(true)
    const opened = await openImage(file)
    setOpening(false)
    if (opened.failure !== null) {
      setFailure(texts[FAILURE_TEXT[opened.failure]])
      return
    }
    const url = shrinkWhole(opened.canvas, MESSAGE_IMAGE.widthPx)
    const isTooLarge = bytesOfDataUrl(url) > MESSAGE_IMAGE.bytes
    setFailure(isTooLarge ? texts.imageTooLarge : null)
    if (!isTooLarge) setImage(url)
  }

  function remove() {
    setImage(null)
    setFailure(null)
  }

  return { image, isOpening, failure, choose, remove }
}
