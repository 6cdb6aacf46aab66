import { MESSAGE_TEXT } from '@ozi/contract'
import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/account/chat'
import { useSession } from '~/session'
import { IconButton } from '~/ui/button/IconButton'
import { Spinner } from '~/ui/state/Spinner'
import { keepTextDraft, readTextDraft } from '../chatDrafts'
import { useImage } from './useImage'

interface ComposerProps {
  /** The key under which text and image are kept until they are sent: a conversation's id, or 'new'. */
  readonly draftOf: string
  /** Nothing can be sent yet, but typing is possible. */
  readonly isLoading?: boolean
  readonly onSend: (content: string, image: string | null) => void
  /** Called at each change of the text with whether there is any. */
  readonly onTyped?: (isTyping: boolean) => void
  /** Keeps text and image after sending. The caller remounts the composer once the message has arrived. */
  readonly keepsText?: boolean
  /**
   * Shown beside the image button, e.g. saved replies; `insert` adds text to the message. Pass the same
   * component at each render.
   */
  readonly Tools?: ComponentType<{ readonly insert: (text: string) => void }>
}

/** The message input: Enter sends, Shift+Enter starts a new line. Remount it for each conversation. */
export function Composer({
  draftOf,
  isLoading = false,
  onSend,
  onTyped,
  keepsText = false,
  Tools,
}: ComposerProps) {
  const texts = useTexts(chatTexts)
  const errorId = useId()
  const accountId = useSession()?.data?._id ?? ''
  const [text, setText] = useState(() => readTextDraft(accountId, draftOf))
  const { image, isLasting, isOpening, error: imageError, choose, remove } = useImage(accountId, draftOf)
  const file = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)

  const isTooLong = text.trim().length > MESSAGE_TEXT.max
  const isEmpty = text.trim() === '' && image === null
  const isOff = isEmpty || isTooLong || isLoading || isOpening
  const error = isTooLong ? texts.tooLong : imageError

  function write(next: string) {
    setText(next)
    keepTextDraft(accountId, draftOf, next)
    onTyped?.(next.trim() !== '')
  }

  function send() {
    if (isOff) return
    if (!keepsText) {
      setText('')
      keepTextDraft(accountId, draftOf, '')
      // Removed before the message is kept as unsent: the storage may have room for the image only once.
      remove()
    }
    onSend(text.trim(), image)
    area.current?.focus()
  }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    send()
  }

  function handleKey(event: KeyboardEvent) {
    // With an input method, Enter also completes a letter being composed (ị, ọ, ụ).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  function insert(words: string) {
    write(text.trim() === '' ? words : `${text.trimEnd()} ${words}`)
    area.current?.focus()
  }

  return (
    <form
      onSubmit={handleSubmit}
      className="border-line bg-surface grid gap-2 border-t px-3 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-5"
    >
      {image !== null && (
        <div className="relative w-fit">
          <img
            src={image}
            alt={texts.imageToSend}
            className="rounded-control border-line size-24 border object-cover"
          />
          <IconButton
            label={texts.removeImage}
            look="edged"
            icon={<X size={18} />}
            onClick={remove}
            className="absolute -top-2 -right-5 rounded-full!"
          />
        </div>
      )}
      <p role="alert" className="text-wait text-sm empty:hidden">
        {isLasting ? null : texts.notLasting}
      </p>
      <p id={errorId} role="alert" className="text-bad text-sm empty:hidden">
        {error}
      </p>
      <div className="flex items-end gap-1">
        <IconButton
          label={isOpening ? texts.openingImage : texts.addImage}
          icon={isOpening ? <Spinner className="size-5" /> : <ImagePlus size={22} />}
          onClick={() => file.current?.click()}
          // At large font sizes the icons keep their size, as the words need the room.
          className="size-[48px]!"
        />
        <input ref={file} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
        {Tools && <Tools insert={insert} />}
        <textarea
          ref={area}
          rows={1}
          aria-label={texts.write}
          placeholder={texts.write}
          aria-invalid={isTooLong || undefined}
          aria-describedby={error === null ? undefined : errorId}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={handleKey}
          enterKeyHint="send"
          className="rounded-control border-edge bg-surface text-ink hover:border-ink aria-invalid:border-bad mr-1 max-h-36 min-h-12 w-full min-w-0 [field-sizing:content] resize-none border-[1.5px] px-3.5 py-2.5 text-base transition-[border-color]"
        />
        <button
          type="submit"
          aria-label={texts.send}
          title={texts.send}
          disabled={isOff}
          className="bg-palm text-on-palm rounded-control hover:bg-palm-deep grid size-[48px] shrink-0 place-items-center transition-[background-color,scale] active:scale-95 disabled:cursor-not-allowed disabled:opacity-45"
        >
          <SendHorizontal size={22} />
        </button>
      </div>
    </form>
  )
}
