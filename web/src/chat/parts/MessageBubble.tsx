import { clsx } from 'clsx'
import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/account/chat'
import { PictureThumb } from '~/ui/picture/PictureThumb'
import { formatDate } from '~/ui/text/format'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { textParts } from './textParts'
import type { Bubble, Tick } from './messageBubbles'

/** The delivery state of the reader's own message, beside its time. */
function TickMark({ tick }: { tick: Tick }) {
  const texts = useTexts(chatTexts)
  const marks = {
    waiting: { icon: <Clock3 size={15} className="stroke-2" />, word: texts.waiting },
    refused: { icon: <CircleAlert size={15} className="stroke-2" />, word: texts.notSent },
    delivered: { icon: <Check size={15} className="stroke-2" />, word: texts.delivered },
    read: { icon: <CheckCheck size={15} className="stroke-2" />, word: texts.read },
  }
  const { icon, word } = marks[tick]
  return (
    <span title={word} data-tick={tick} className="inline-flex">
      {icon}
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}

/** No warning if the message is sent within this time. */
const DUE_AFTER_MS = 1_500

/** Warns that an unsent message is lost on leaving the page, because the browser has no room for it. */
function NotLasting() {
  const texts = useTexts(chatTexts)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DUE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="alert" className="text-wait max-w-[85%] px-1 text-right text-sm empty:hidden">
      {isDue ? texts.notLasting : null}
    </p>
  )
}

/** The longer side of a picture in a message. */
const PICTURE_PX = 240

interface MessageBubbleProps {
  readonly bubble: Bubble
  /** Show names on the reader's own side too, because several staff members answer for it. */
  readonly namesOwn: boolean
  readonly onSendAgain: (clientId: string) => void
  readonly onDiscard: (clientId: string) => void
}

/** One message; the reader's own are on the right. */
export function MessageBubble({ bubble, namesOwn, onSendAgain, onDiscard }: MessageBubbleProps) {
  const texts = useTexts(chatTexts)
  const { clientId, isOwn, senderName, content, image, at, tick, refusal, beginsRun } = bubble
  const notSent = bubble.isForLater ? texts.notYetSent : texts.notSent
  const name = isOwn && (!namesOwn || senderName === '') ? texts.you : senderName
  return (
    <div
      data-message={clientId}
      className={clsx(
        'flex flex-col gap-1',
        isOwn ? 'items-end' : 'items-start',
        beginsRun ? 'mt-3' : 'mt-1',
      )}
    >
      {beginsRun && (!isOwn || namesOwn) ? (
        <p className="text-quiet px-1 text-sm font-semibold wrap-anywhere">{name}</p>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <div
        className={clsx(
          'rounded-card grid max-w-[85%] min-w-0 gap-2 px-3.5 py-2.5',
          isOwn
            ? tick === 'refused'
              ? 'bg-bad-wash text-ink border-bad border rounded-br-[4px]'
              : // In dark mode the full green would glare.
                'bg-palm text-on-palm dark:bg-palm/30 dark:text-ink rounded-br-[4px]'
            : 'bg-neutral-wash text-ink rounded-bl-[4px]',
        )}
      >
        {image && (
          <PictureThumb {...image} title={texts.image} label={texts.openImage(name)} sidePx={PICTURE_PX} />
        )}
        {content !== '' && <MessageText text={content} />}
      </div>
      <p className="text-quiet flex items-center gap-1 px-1 text-xs tabular-nums">
        <time dateTime={new Date(at).toISOString()}>{formatDate(at, 'time')}</time>
        {tick && <TickMark tick={tick} />}
      </p>
      {!bubble.isLasting && <NotLasting />}
      {refusal !== null && (
        <div className="grid max-w-[85%] justify-items-end">
          <p role="alert" className="text-bad px-1 text-sm">
            {notSent} {refusal}
          </p>
          <div className="flex flex-wrap justify-end">
            <BubbleAction onClick={() => onSendAgain(clientId)}>{texts.retry}</BubbleAction>
            <BubbleAction onClick={() => onDiscard(clientId)}>{texts.discard}</BubbleAction>
          </div>
        </div>
      )}
    </div>
  )
}

function BubbleAction({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="text-palm rounded-control min-h-11 px-3 text-sm font-semibold underline-offset-4 hover:underline"
    >
      {children}
    </button>
  )
}

/** A message's text, never interpreted as markup; web addresses become links. */
function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {textParts(text).map(({ text: words, href }, at) =>
        href === null ? (
          words
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="rounded-sm underline underline-offset-3"
          >
            {words}
          </a>
        ),
      )}
    </p>
  )
}
