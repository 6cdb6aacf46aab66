import type { OrderDetail } from '@ozi/contract'
import { Navigation } from 'lucide-react'
import { ContactLinks } from '~/order/CallLinks'
import { MapName } from '~/order/MapName'
import { buttonClass } from '~/ui/Button'
import { PinMark, RingMark } from '~/ui/route-line/RouteEnds'
import { furtherTry } from '~/order/tries'
import { tryTexts as texts } from '../shared/texts'
import { dropoffOf, pickupOf } from './ends'
import { isHeadedForPickup, mapLink } from './steps'

/** The next place to go to, in text large enough to read in the sun. */
export function NextPlace({ order }: { order: OrderDetail }) {
  const toPickup = isHeadedForPickup(order)
  const end = toPickup ? pickupOf(order) : dropoffOf(order)
  return (
    <section
      aria-labelledby="next-place"
      className="rounded-card border-ink bg-surface grid gap-4 border-2 p-4 md:p-6"
    >
      <div>
        <h2
          id="next-place"
          className="text-quiet flex items-center gap-2 font-sans text-base font-semibold tracking-normal"
        >
          {toPickup ? <RingMark /> : <PinMark />}
          {order.status === 'returning' ? 'Bring it back to' : toPickup ? 'Pick it up at' : 'Bring it to'}
        </h2>
        <p className="font-head mt-1 text-3xl font-bold wrap-anywhere">{end.place}</p>
        <MapName name={end.mapName} className="mt-1 text-lg" />
        {end.words !== '' && <p className="mt-1 text-lg wrap-anywhere">{end.words}</p>}
      </div>
      <FurtherTry order={order} />
      {end.person && (
        <div>
          <p className="mb-2 text-lg font-semibold wrap-anywhere">{end.person.name}</p>
          <ContactLinks name={end.person.name} phone={end.person.phone} />
        </div>
      )}
      <a
        href={mapLink(end.coordinates)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ look: 'secondary', wide: true })}
      >
        <Navigation size={20} strokeWidth={1.75} aria-hidden />
        Show me the way
      </a>
    </section>
  )
}

/** For another attempt after a failed delivery: who asked for it, and their note. */
function FurtherTry({ order }: { order: OrderDetail }) {
  const said = furtherTry(order)
  if (!said) return null
  const who = said.by === 'customer' ? 'customer' : 'staff'
  return (
    <p className="rounded-control bg-wait-wash text-wait p-3 wrap-anywhere">
      {said.words === '' ? (
        <span className="font-semibold">{texts.wanted[who]}</span>
      ) : (
        <>
          <span className="font-semibold">{texts.says[who]}</span>
          <span className="text-ink block text-lg font-semibold">{said.words}</span>
        </>
      )}
    </p>
  )
}
