import { isBeforePickup, isComing, type OrderDetail } from '@ozi/contract'
import { clsx } from 'clsx'
import { useTexts } from '~/language'
import { codeTexts } from '~/languages/en/account/order'
import { codesOf, type HandOverCode, nextCode } from '~/order/handOverCodes'
import { PinMark, RingMark } from '~/ui/line/RouteEnds'
import { VisuallyHidden } from '~/ui/text/VisuallyHidden'
import { isOwnCode } from './isOwnCode'

/** The codes still to be said, large enough to read out on the telephone, and who says each. */
export function OrderCodes({ order }: { order: OrderDetail }) {
  const texts = useTexts(codeTexts)
  const next = nextCode(order)
  const codes = codesOf(order)
  if (codes.length === 0) return null
  return (
    <section aria-label={texts.title} className="rounded-card border-line bg-surface border">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]">
        {codes.map((code) => (
          <Code
            key={code.at}
            code={code}
            order={order}
            isNext={next && code.at === next.at}
            isAlone={codes.length === 1}
          />
        ))}
      </div>
      {/* Once a rider comes there is no time to read. */}
      {isBeforePickup(order.status) && !isComing(order.status) && (
        <p className="text-quiet px-3.5 pb-3 text-sm">{texts.hint}</p>
      )}
    </section>
  )
}

interface CodeProps {
  code: HandOverCode
  order: OrderDetail
  /** Null while none is to be said yet. */
  isNext: boolean | null
  isAlone: boolean
}

function Code({ code, order, isNext, isAlone }: CodeProps) {
  const texts = useTexts(codeTexts)
  const { at, digits } = code
  return (
    <div className="row-span-3 grid min-w-0 grid-rows-subgrid px-3.5 py-2.5">
      <p className="flex items-center gap-1.5 text-sm font-semibold [&>svg]:shrink-0">
        {at === 'dropoff' ? <PinMark /> : <RingMark />}
        {isNext ? texts.next(texts[at]) : texts[at]}
      </p>
      <p
        aria-hidden
        className={clsx(
          'font-head leading-tight font-bold tracking-[0.1em] whitespace-nowrap tabular-nums',
          isAlone ? 'text-5xl' : 'text-4xl md:text-3xl',
          isNext === false && 'text-quiet',
        )}
      >
        {digits}
      </p>
      <p className="text-quiet text-sm wrap-anywhere">
        {/* Digit by digit, as it is read out at the door. */}
        <VisuallyHidden>{Array.from(digits).join(' ')}. </VisuallyHidden>
        {order.kind === 'shop' && at === 'dropoff'
          ? texts.anybodys
          : isOwnCode(at, order)
            ? texts.yours
            : texts.theirs(order.receiverName)}
      </p>
    </div>
  )
}
