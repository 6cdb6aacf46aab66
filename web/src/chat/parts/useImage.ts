import { MESSAGE_IMAGE } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/account/chat'
import { useShrunkImage } from '~/ui/picture/useShrunkImage'
import { isImageDraftLasting, keepImageDraft, readImageDraft } from '../chatDrafts'

const ERROR_TEXT = {
  tooBig: 'imageTooBigToOpen',
  heic: 'imageHeic',
  unreadable: 'imageUnreadable',
  tooLarge: 'imageTooLarge',
} as const

/**
 * The one image of a message: chosen, shrunk, previewed, and kept until it is sent.
 * @param draftOf the key it is kept under
 */
export function useImage(accountId: string, draftOf: string) {
  const texts = useTexts(chatTexts)
  const [image, setImage] = useState(() => readImageDraft(accountId, draftOf))
  const { isOpening, error, choose, forgetError } = useShrunkImage(MESSAGE_IMAGE, keep)

  function keep(next: string | null) {
    keepImageDraft(accountId, draftOf, next)
    setImage(next)
  }

  function remove() {
    keep(null)
    forgetError()
  }

  const isLasting = image === null || isImageDraftLasting(accountId, draftOf)
  return {
    image,
    isLasting,
    isOpening,
    choose,
    remove,
    error: error === null ? null : texts[ERROR_TEXT[error]],
  }
}
