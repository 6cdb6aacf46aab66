import { useTexts } from '~/language'
import { orderMessageTexts, ordersTexts } from '~/languages/en/customer/orders'
import { pageTitleTexts } from '~/languages/en/base/frame'
import { LostRoad } from '~/ui/art/LostRoad'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { Button, LinkButton } from '~/ui/button/Button'
import { EmptyState } from '~/ui/state/EmptyState'
import type { OrdersFilter } from './useOwnOrders'

/** Shown if no orders match, or there are none at all, with a link onwards. */
export function NoOrders({
  wanted: { filter, search },
  clearSearch,
}: {
  wanted: OrdersFilter
  clearSearch: () => void
}) {
  const texts = useTexts(ordersTexts)
  const messages = useTexts(orderMessageTexts)
  const titles = useTexts(pageTitleTexts)
  if (search !== '')
    return (
      <EmptyState
        art={<LostRoad className="w-full" />}
        title={texts.noMatch}
        action={<Button onClick={clearSearch}>{texts.clearSearch}</Button>}
      >
        {texts.noMatchHint}
      </EmptyState>
    )
  const art = <RiderOkada className="w-full" />
  if (filter === null)
    return (
      <EmptyState
        art={art}
        title={messages.none}
        action={<LinkButton to="/dashboard/send">{titles.send}</LinkButton>}
      >
        {texts.noneHint}
      </EmptyState>
    )
  const none = {
    running: texts.noneRunning,
    completed: texts.noneCompleted,
    cancelled: texts.noneCancelled,
  }
  return (
    <EmptyState
      art={art}
      title={none[filter]}
      action={
        <LinkButton to="/dashboard/orders" look="secondary">
          {texts.showAll}
        </LinkButton>
      }
    />
  )
}
