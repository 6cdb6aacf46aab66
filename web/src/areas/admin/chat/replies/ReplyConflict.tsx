import type { SavedReply } from '@ozi/contract'
import { Button } from '~/ui/button/Button'
import { ConflictNotice } from '~/ui/notice/ConflictNotice'
import { repliesTexts as texts } from '../texts'

interface ReplyConflictProps {
  /** A colleague's version; undefined if they deleted the reply. */
  theirs: SavedReply | undefined
  isBusy: boolean
  onTakeTheirs: (theirs: SavedReply) => void
}

/** Shows the colleague's version before anything is saved over it, each time that happens. */
export function ReplyConflict({ theirs, isBusy, onTakeTheirs }: ReplyConflictProps) {
  return (
    <ConflictNotice of={theirs} className="grid gap-3">
      <p className="text-wait font-semibold">{theirs ? texts.changed : texts.gone}</p>
      <p className="text-sm">{theirs ? texts.changedHint : texts.goneHint}</p>
      {theirs && (
        <>
          <blockquote
            aria-label={texts.theirs}
            className="border-wait grid gap-0.5 border-l-2 pl-3 wrap-anywhere whitespace-pre-wrap"
          >
            <span className="font-semibold">{theirs.title}</span>
            <span>{theirs.content}</span>
          </blockquote>
          <Button
            size="sm"
            look="secondary"
            className="justify-self-start"
            disabled={isBusy}
            onClick={() => onTakeTheirs(theirs)}
          >
            {texts.takeTheirs}
          </Button>
        </>
      )}
    </ConflictNotice>
  )
}
