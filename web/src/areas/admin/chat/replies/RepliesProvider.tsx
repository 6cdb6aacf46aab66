import { MessageSquareText } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { IconButton } from '~/ui/button/IconButton'
import { repliesTexts as texts } from '../texts'
import { lazyPart } from '~/ui/lazy/lazyPart'

const SavedReplies = lazyPart(async () => (await import('./SavedReplies')).SavedReplies)

type Insert = (text: string) => void

const OpenReplies = createContext<(insert: Insert) => void>(() => undefined)

/** Inserts a saved reply into the message, where it can be edited before sending. */
export function RepliesButton({ insert }: { insert: Insert }) {
  const open = useContext(OpenReplies)
  return (
    <IconButton
      label={texts.title}
      icon={<MessageSquareText size={22} />}
      aria-haspopup="dialog"
      {...SavedReplies.preloadWhenNear}
      onClick={() => open(insert)}
      className="size-12!"
    />
  )
}

/**
 * Opens the saved replies for the buttons inside. Rendered outside the message's form, so that neither form
 * submits the other.
 */
export function RepliesProvider({ children }: { children: ReactNode }) {
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
            // After the dialog has closed and returned the focus to its button.
            setTimeout(() => asked.insert(content))
          }}
        />
      )}
    </>
  )
}
