import type { OrderDetail } from '@ozi/contract'
import { furtherTry } from '~/order/tries'
import { tryTexts as texts } from '../shared/texts'

/** For another attempt after a failed delivery: who asked for it, and their note. */
export function FurtherTry({ order }: { order: OrderDetail }) {
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
