import { isEnded, type Payment } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { api, refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { paymentTexts } from '~/languages/en/customer/payment'
import { tipTexts } from '~/languages/en/customer/tip'
import { LinkButton } from '~/ui/button/Button'
import { ErrorState } from '~/ui/state/ErrorState'
import { formatWholeNaira } from '~/ui/text/format'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { useMoments } from '~/ui/text/useMoments'
import { PayButtons, SandboxMark } from '../shared/payments/PayButtons'
import { Receipt } from './Receipt'

/** Paystack may need a moment after its page; later the page hears of it by itself, too. */
const ASK_EVERY_MS = 2_500
const TIP_ASKED = 24

export function meta() {
  return [{ title: `${textsNow(paymentTexts).title} · Ozi` }]
}

/** A customer comes back here from Paystack: it says what became of the payment, and what to do now. */
export default function PaymentPage() {
  const texts = useTexts(paymentTexts)
  const { reference = '' } = useParams()
  const query = useQuery({
    ...api.onlinePayments.read.queryOptions({ input: { reference } }),
    refetchInterval: ({ state }) =>
      isWaiting(state.data?.data) || isNewTip(state.data?.data, state.dataUpdateCount) ? ASK_EVERY_MS : false,
  })
  const payment = query.data?.data
  useNewsOfOrders(payment?.status)
  const refusal = query.error ? refusalOf(query.error) : null
  if (refusal?.code === 'NOT_FOUND' || refusal?.code === 'VALIDATION') {
    return (
      <div className="mx-auto grid max-w-sm justify-items-center gap-4 py-8 text-center">
        <h1 className="text-2xl">{texts.notFound}</h1>
        <p className="text-quiet">{texts.notFoundHint}</p>
        <LinkButton to="/dashboard/orders">{texts.allOrders}</LinkButton>
      </div>
    )
  }
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5" aria-busy={query.isPending}>
      {refusal && (
        <ErrorState title={texts.notFetched} query={query}>
          {refusal.message}
        </ErrorState>
      )}
      {payment ? (
        payment.tip ? (
          <TipShown payment={payment} tip={payment.tip} />
        ) : (
          <Shown payment={payment} />
        )
      ) : (
        !refusal && (
          <div role="status">
            <h1 className="text-3xl">{texts.asking}</h1>
            <SkeletonLines lines={4} />
          </div>
        )
      )}
    </div>
  )
}

const isAtDoor = (payment: Payment): boolean =>
  payment.orders.some(({ paymentMethod }) => paymentMethod === 'Transfer')
const waitingOrders = (payment: Payment) =>
  payment.orders.filter(
    ({ status, paymentMethod }) =>
      status === 'awaiting_payment' || (paymentMethod === 'Transfer' && !isEnded(status)),
  )
const isWaiting = (payment: Payment | undefined): boolean =>
  payment !== undefined && payment.status !== 'paid' && waitingOrders(payment).length > 0

/** Nothing waits for a tip, so nobody says when it is over: Paystack is asked for a minute. */
const isNewTip = (payment: Payment | undefined, asked: number): boolean =>
  payment?.tip !== undefined && payment.status === 'pending' && asked < TIP_ASKED

/** The orders have moved when the payment has. */
function useNewsOfOrders(status: Payment['status'] | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    if (status === 'paid') void queries.invalidateQueries({ queryKey: api.orders.key() })
  }, [queries, status])
}

function TipShown({ payment, tip }: { payment: Payment; tip: NonNullable<Payment['tip']> }) {
  const texts = useTexts(paymentTexts)
  const words = useTexts(tipTexts)
  const [title, says] = {
    paid: [words.given(formatWholeNaira(payment.amount)), words.paid],
    pending: [texts.pendingTitle, words.pending],
    failed: [texts.failedTitle, words.notPaid],
  }[payment.status]
  return (
    <>
      <div role="status">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-1.5 md:text-lg">{says}</p>
      </div>
      {payment.isSandbox && <SandboxMark />}
      <Receipt payment={payment} />
      <LinkButton to={`/dashboard/orders/${tip.orderId}`} className="w-fit print:hidden">
        {texts.openOrder}
      </LinkButton>
    </>
  )
}

function Shown({ payment }: { payment: Payment }) {
  const texts = useTexts(paymentTexts)
  const moments = useMoments()
  const { reference, status, orders } = payment
  const waits = isWaiting(payment)
  const isCash = orders.some(({ paymentMethod }) => paymentMethod === 'Cash')
  const until = waitingOrders(payment)[0]?.deadline
  const [title, says] =
    status === 'paid'
      ? [texts.paidTitle, isAtDoor(payment) ? texts.atDoorPaid : texts.paid]
      : isCash
        ? [texts.title, texts.isCash]
        : !waits
          ? [texts.endedTitle, texts.ended]
          : status === 'failed'
            ? [texts.failedTitle, texts.failed]
            : [texts.pendingTitle, isAtDoor(payment) ? texts.atDoor : texts.pending]
  const [first] = orders
  return (
    <>
      <div role="status">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-1.5 md:text-lg">
          {says} {waits && until !== undefined && texts.until(moments.date(until, 'time'))}
        </p>
      </div>
      {payment.isSandbox && <SandboxMark />}
      {waits && <PayButtons reference={reference} status={status} />}
      <Receipt payment={payment} />
      <div className="flex flex-wrap gap-3 print:hidden">
        {first && orders.length === 1 ? (
          <LinkButton to={`/dashboard/orders/${first._id}`} look={waits ? 'secondary' : 'primary'}>
            {texts.openOrder}
          </LinkButton>
        ) : (
          <LinkButton to="/dashboard/orders" look={waits ? 'secondary' : 'primary'}>
            {texts.allOrders}
          </LinkButton>
        )}
      </div>
    </>
  )
}
