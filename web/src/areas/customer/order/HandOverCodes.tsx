import type { OrderDetail } from '@ozi/contract'
import type { ReactNode } from 'react'
import { Card } from '~/ui/Card'
import { PinMark, RingMark } from '~/ui/route-line/RouteEnds'
import { VisuallyHidden } from '~/ui/VisuallyHidden'
import { codeHolders, orderTexts as texts } from './texts'

/** The two codes, large enough to be read out over the telephone, and who says which. */
export function HandOverCodes({ order }: { order: OrderDetail }) {
  const { pickupCode, dropoffCode, kind, receiverName } = order
  if (pickupCode === undefined && dropoffCode === undefined) return null
  const holders = codeHolders(kind, receiverName)
  return (
    <Card as="section" title={texts.codes}>
      <p className="text-quiet -mt-2 mb-4 text-sm">{texts.codesHint}</p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
        {pickupCode !== undefined && (
          <Code label={texts.pickup} mark={<RingMark />} code={pickupCode} holder={holders.pickup} />
        )}
        {dropoffCode !== undefined && (
          <Code label={texts.dropoff} mark={<PinMark />} code={dropoffCode} holder={holders.dropoff} />
        )}
      </dl>
    </Card>
  )
}

interface CodeProps {
  label: string
  mark: ReactNode
  code: string
  holder: string
}

function Code({ label, mark, code, holder }: CodeProps) {
  return (
    <div className="rounded-control bg-ground border-line min-w-0 border p-4">
      <dt className="flex items-center gap-2 text-sm font-semibold">
        {mark}
        {label}
      </dt>
      <dd>
        <span
          aria-hidden
          className="font-head mt-1 block text-5xl leading-tight font-bold tracking-[0.14em] whitespace-nowrap tabular-nums"
        >
          {code}
        </span>
        {/* Digit by digit, as it is said at the door. */}
        <VisuallyHidden>{Array.from(code).join(' ')}. </VisuallyHidden>
        <span className="text-quiet mt-1 block text-sm wrap-anywhere">{holder}</span>
      </dd>
    </div>
  )
}
