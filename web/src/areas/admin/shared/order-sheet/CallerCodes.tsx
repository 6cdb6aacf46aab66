import { isEnded, isPermitted, isPlacedByStaff, type Role, type StaffOrder } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, refusalOf } from '~/api'
import { CodeCard } from '~/order/CodeCard'
import { codesOf } from '~/order/handOverCodes'
import { useSession } from '~/session'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { Card } from '~/ui/list/Card'
import { SendLink } from './SendLink'
import { callerTexts as texts, saidBy } from './texts'

/**
 * Shows the codes that staff read to a caller, who may be unable to sign in. Fetched only on request, since
 * each look-up is logged, and never cached.
 */
export function CallerCodes({ order }: { order: StaffOrder }) {
  const role: Role = useSession()?.data?.role ?? 'user'
  if (!isPlacedByStaff(order) || isEnded(order.status) || !isPermitted(role, 'moveOrders')) return null
  return <CodesToRead key={order._id} order={order} />
}

function CodesToRead({ order }: { order: StaffOrder }) {
  const shown = useRef<HTMLDivElement>(null)
  // Not cached any longer than shown.
  const looking = useMutation(api.staffOrders.lookUpCodes.mutationOptions({ gcTime: 0 }))
  const found = looking.data?.data
  useEffect(() => {
    // The button has disappeared.
    if (found) shown.current?.focus()
  }, [found])
  return (
    <Card as="section" title={texts.title}>
      {found ? (
        <div ref={shown} tabIndex={-1} className="-mt-1 grid gap-4 outline-none">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
            {codesOf({ status: order.status, ...found }).map((code) => (
              <CodeCard key={code.at} code={code} title={texts[code.at]}>
                {saidBy(code.at, order)}
              </CodeCard>
            ))}
          </div>
          <Follow order={order} token={found.trackToken} />
          <Button look="quiet" size="sm" className="justify-self-start" onClick={() => looking.reset()}>
            {texts.hide}
          </Button>
        </div>
      ) : (
        <>
          <p className="text-quiet -mt-2 mb-4 text-sm">{texts.hint}</p>
          {looking.error && <Alert className="mb-3">{refusalOf(looking.error).message}</Alert>}
          <Button
            look="secondary"
            size="sm"
            busy={looking.isPending}
            onClick={() => looking.mutate({ id: order._id })}
          >
            {texts.show}
          </Button>
        </>
      )}
    </Card>
  )
}

/** The link to follow the order, to send to the caller. */
function Follow({ order: { number, customer }, token }: { order: StaffOrder; token: string }) {
  const url = `${window.location.origin}/track/${token}`
  return (
    <div>
      <p className="text-quiet mb-2 text-sm">{texts.linkHint}</p>
      <SendLink url={url} text={texts.follow(number, url)} phone={customer.mobileNumber} />
    </div>
  )
}
