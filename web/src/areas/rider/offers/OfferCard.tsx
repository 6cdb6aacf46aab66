import type { Offer } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api, refusalOf } from '~/api'
import { Places } from '~/order/Places'
import { AlertDialog } from '~/ui/AlertDialog'
import { Badge } from '~/ui/Badge'
import { Button } from '~/ui/Button'
import { formatDistance, formatDuration } from '~/ui/format'
import { Money } from '~/ui/Money'
import { rememberTaken } from '../shared/taken'
import { goodsWords, riderTexts as texts, stepWords } from '../shared/texts'

/** An order waiting for a rider: its route, its pay, and the button to take it. */
export function OfferCard({ offer }: { offer: Offer }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isGone, setGone] = useState(false)
  const taking = useMutation(
    api.offers.accept.mutationOptions({
      onMutate: ({ orderId }) => rememberTaken(orderId),
      onSuccess: ({ data }) => {
        queries.setQueryData(api.orders.read.queryKey({ input: { id: data._id } }), { data })
        void queries.invalidateQueries({ queryKey: api.offers.list.key() })
        void queries.invalidateQueries({ queryKey: api.orders.listOfRider.key() })
        void navigate(`/rider/jobs/${data._id}`)
      },
      onError: (error) => setGone(refusalOf(error).code === 'ILLEGAL_MOVE'),
    }),
  )
  const failure = taking.error && !isGone ? refusalOf(taking.error).message : null
  const goods = offer.shopStatus && goodsWords[offer.shopStatus]
  function close() {
    setGone(false)
    taking.reset()
    void queries.invalidateQueries({ queryKey: api.offers.list.key() })
  }
  return (
    <article
      aria-label={offer.number}
      className="rounded-card border-line bg-surface grid gap-3 border p-4 md:p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="text-quiet tabular-nums">
          {formatDistance(offer.distanceKm)} · {formatDuration(offer.durationMinutes)}
        </p>
        {goods && <Badge tone="neutral">{goods}</Badge>}
      </div>
      <div className="text-lg font-semibold">
        <Places
          from={offer.vendorName ? `${offer.vendorName}, ${offer.pickup}` : offer.pickup}
          to={offer.dropoff}
          mapFrom={offer.pickupMapName}
          mapTo={offer.dropoffMapName}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          <span className="text-quiet block text-sm">{texts.cash}</span>
          <Money amount={offer.cash} className="font-head text-2xl font-bold" />
        </span>
        <Button
          size="lg"
          className="max-sm:w-full"
          busy={taking.isPending}
          onClick={() => taking.mutate({ orderId: offer._id })}
        >
          {stepWords.assigned}
        </Button>
      </div>
      {failure !== null && (
        <p role="alert" className="text-bad font-medium">
          {failure}
        </p>
      )}
      <AlertDialog open={isGone} title="Another rider was faster" onAction={close}>
        {offer.number} is no longer waiting.
      </AlertDialog>
    </article>
  )
}
