import type { OrderDetail } from '@ozi/contract'
import { isUnpaid, nextCashOf } from '@ozi/contract'
import { MessageCircle, Navigation, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '~/language'
import { jobTexts } from '~/languages/en/rider/job'
import { whatsAppLink } from '~/order/CallLinks'
import { isTransferDue } from '~/order/isTransferDue'
import { Money } from '~/ui/text/Money'
import { formatNaira } from '~/ui/text/format'
import { nextEndOf } from './jobEnds'
import { directionsLink, googleMapsLink, unlessAnAppOpens } from './directionsLink'
import { isHeadedForPickup } from './riderSteps'

const LOOK =
  'rounded-control border-edge text-palm bg-surface hover:bg-palm-wash inline-flex min-h-12 min-w-0 flex-auto items-center justify-center gap-1.5 border-[1.5px] px-1.5 text-sm font-semibold no-underline'

/** For the thumb: who is at the next place, the way there, and the cash to collect. */
export function JobContact({ order }: { order: OrderDetail }) {
  const texts = useTexts(jobTexts)
  const { coordinates, person } = nextEndOf(order)
  const way = directionsLink(coordinates, navigator.userAgent)
  const showInBrowser = () => void window.open(googleMapsLink(coordinates), '_blank', 'noopener')
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        {person && <p className="font-semibold wrap-anywhere">{person.name}</p>}
        <CashHere order={order} />
      </div>
      <div className="flex flex-wrap gap-2">
        {way.startsWith('geo:') ? (
          <a href={way} onClick={() => unlessAnAppOpens(showInBrowser)} className={LOOK}>
            <Navigation size={20} className="shrink-0" />
            {texts.directions}
          </a>
        ) : (
          <Link href={way}>
            <Navigation size={20} className="shrink-0" />
            {texts.directions}
          </Link>
        )}
        {person && person.phone !== '' && (
          <>
            <a href={`tel:${person.phone}`} aria-label={texts.call(person.name)} className={LOOK}>
              <Phone size={20} className="shrink-0" />
              {texts.callShort}
            </a>
            <Link href={whatsAppLink(person.phone)} label={texts.write(person.name)}>
              <MessageCircle size={20} className="shrink-0" />
              WhatsApp
            </Link>
          </>
        )}
      </div>
    </div>
  )
}

/** The cash of whoever is at the next place; that of the door in quiet ink before, since nobody there pays it. */
function CashHere({ order }: { order: OrderDetail }) {
  const texts = useTexts(jobTexts)
  const { amount, at } = nextCashOf(order)
  const isNone = isUnpaid(order.status) || amount === 0
  if (!isNone && at === 'door' && isHeadedForPickup(order))
    return <p className="text-quiet ml-auto">{texts.laterAtDoor(formatNaira(amount))}</p>
  return (
    <p className="text-cash ml-auto font-semibold">
      {isNone ? (
        isTransferDue(order) ? (
          texts.transferDue
        ) : (
          texts.noCash
        )
      ) : (
        <>
          {texts.collect} <Money amount={amount} className="font-head text-lg font-bold" />
        </>
      )}
    </p>
  )
}

function Link({ href, label, children }: { href: string; label?: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={label} className={LOOK}>
      {children}
    </a>
  )
}
