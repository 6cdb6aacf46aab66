import { MESSAGE_IMAGE } from '@ozi/contract'
import { type ChangeEvent, useState } from 'react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/chat'
import { bytesOfDataUrl } from '~/ui/data-url'
import { openImage, shrinkWhole } from '~/ui/open-image'
import { isImageDraftLasting, keepImageDraft, readImageDraft } from '../imageDraft'

const FAILURE_TEXT = {
  tooBig: 'imageTooBigToOpen',
  heic: 'imageHeic',
  unreadable: 'imageUnreadable',
} as const

/**
 * The one image that goes with a message: chosen, made smaller, seen before it is sent, and kept until then.
 * @param draftOf under which name it is kept
 */
export function useImage(accountId: string, draftOf: string) {
  const texts = useTexts(chatTexts)
  const [image, setImage] = useState(() => readImageDraft(accountId, draftOf))
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
    if (!isTooLarge) keep(url)
  }

  function keep(next: string | null) {
    keepImageDraft(accountId, draftOf, next)
    setImage(next)
  }

  function remove() {
    keep(null)
    setFailure(null)
  }

  const isLasting = image === null || isImageDraftLasting(accountId, draftOf)
  return { image, isLasting, isOpening, failure, choose, remove }
}
