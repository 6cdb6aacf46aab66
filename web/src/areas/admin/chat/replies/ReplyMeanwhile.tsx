import type { SavedReply } from '@ozi/contract'
import { useEffect, useRef } from 'react'
import { Button } from '~/ui/button/Button'
import { repliesTexts as texts } from '../texts'

/** A colleague's version of the reply, saved during editing; 'gone' if they deleted it. */
export type Meanwhile = SavedReply | 'gone'

interface ReplyMeanwhileProps {
  of: Meanwhile
  isBusy: boolean
  onTakeTheirs: (theirs: SavedReply) => void
}

/** Shows the colleague's version before anything is saved over it, each time that happens. */
export function ReplyMeanwhile({ of, isBusy, onTakeTheirs }: ReplyMeanwhileProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [of])
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      className="rounded-card border-wait bg-wait-wash animate-fade grid gap-3 border p-4"
    >
      <p className="text-wait font-semibold">{of === 'gone' ? texts.gone : texts.changed}</p>
      <p className="text-sm">{of === 'gone' ? texts.goneHint : texts.changedHint}</p>
      {of !== 'gone' && (
        <>
          <blockquote
            aria-label={texts.theirs}
            className="border-wait grid gap-0.5 border-l-2 pl-3 wrap-anywhere whitespace-pre-wrap"
          >
            <span className="font-semibold">{of.title}</span>
            <span>{of.content}</span>
          </blockquote>
          <Button
            size="sm"
            look="secondary"
            className="justify-self-start"
            disabled={isBusy}
            onClick={() => onTakeTheirs(of)}
          >
            {texts.takeTheirs}
          </Button>
        </>
      )}
    </div>
  )
}
