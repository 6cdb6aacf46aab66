import { MessageSquareText } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { IconButton } from '~/ui/IconButton'
import { repliesTexts as texts } from '../texts'
import { SavedReplies } from './SavedReplies'

type Insert = (text: string) => void

const OpenReplies = createContext<(insert: Insert) => void>(() => undefined)

/** Among the tools of a message: puts in a text that is often sent; it can still be changed before it goes. */
export function RepliesButton({ insert }: { insert: Insert }) {
  const open = useContext(OpenReplies)
  return (
    <IconButton
      label={texts.open}
      icon={<MessageSquareText size={22} strokeWidth={1.75} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open(insert)}
      className="size-12!"
    />
  )
}

/** Opens the saved replies for the button within; outside of the message's form, so that neither sends the other. */
export function RepliesDesk({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly insert: Insert } | null>(null)
  const [open] = useState(() => (insert: Insert) => setAsked({ insert }))
  return (
    <>
      <OpenReplies value={open}>{children}</OpenReplies>
      {asked && (
        <SavedReplies
          onClose={() => setAsked(null)}
          onPick={(content) => {
            setAsked(null)
            // Once the dialog is gone, which gives the focus back to its button.
            setTimeout(() => asked.insert(content))
          }}
        />
      )}
    </>
  )
}
