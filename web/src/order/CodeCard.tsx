import type { ReactNode } from 'react'
import { PinMark, RingMark } from '~/ui/line/RouteEnds'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import type { HandOverCode } from './handOverCodes'

interface CodeCardProps {
  code: HandOverCode
  title: string
  /** Who says it to whom. */
  children: ReactNode
  /** Actions with the code, below. */
  actions?: ReactNode
}

/** A hand-over code in large digits, and who says it. */
export function CodeCard({ code: { at, digits }, title, children, actions }: CodeCardProps) {
  return (
    <div className="rounded-control bg-ground border-line min-w-0 border p-[min(1rem,5vw)]">
      <p className="flex items-center gap-2 text-sm font-semibold">
        {at === 'dropoff' ? <PinMark /> : <RingMark />}
        {title}
      </p>
      <p
        aria-hidden
        className="font-head mt-1 text-5xl leading-tight font-bold tracking-[0.14em] whitespace-nowrap tabular-nums"
      >
        {digits}
      </p>
      <p className="text-quiet mt-1 text-sm wrap-anywhere">
        {/* Digit by digit, as it is read out at the door. */}
        <VisuallyHidden>{Array.from(digits).join(' ')}. </VisuallyHidden>
        {children}
      </p>
      {actions}
    </div>
  )
}
