import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/chat'
import { VisuallyHidden } from '~/ui/VisuallyHidden'
import type { Tick } from './rows'

const ICON = { size: 15, strokeWidth: 2, 'aria-hidden': true } as const

/** The delivery state of the reader's own message, beside its time. */
export function TickMark({ tick }: { tick: Tick }) {
  const texts = useTexts(chatTexts)
  const marks = {
    waiting: { icon: <Clock3 {...ICON} />, word: texts.waiting },
    refused: { icon: <CircleAlert {...ICON} />, word: texts.notSent },
    delivered: { icon: <Check {...ICON} />, word: texts.delivered },
    read: { icon: <CheckCheck {...ICON} />, word: texts.read },
  }
  const { icon, word } = marks[tick]
  return (
    <span title={word} data-tick={tick} className="inline-flex">
      {icon}
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  )
}
