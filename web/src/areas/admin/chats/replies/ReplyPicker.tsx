import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '~/ui/IconButton'
import { repliesTexts as texts } from '../texts'
import { SavedReplies } from './SavedReplies'

/** Puts a text that is often sent into the message; it can still be changed before it goes. */
export function ReplyPicker({ insert }: { insert: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={texts.open}
        icon={<MessageSquareText size={22} strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="size-12!"
      />
      {isOpen && (
        <SavedReplies
          onClose={() => setOpen(false)}
          onPick={(content) => {
            setOpen(false)
            // Once the dialog is gone, which gives the focus back to its button.
            setTimeout(() => insert(content))
          }}
        />
      )}
    </>
  )
}
