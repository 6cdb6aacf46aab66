import { ORDER_FILTERS, type OrderPart } from '@ozi/contract'
import { useTexts } from '~/language'
import { ordersTexts } from '~/languages/en/customer/orders'
import type { useAddress } from '~/ui/address/useAddress'
import { FilterLink } from '~/ui/button/FilterLink'

interface OrderFiltersProps {
  active: OrderPart | null
  linkWith: ReturnType<typeof useAddress>['linkWith']
}

/** The filters of the list. */
export function OrderFilters({ active, linkWith }: OrderFiltersProps) {
  const texts = useTexts(ordersTexts)
  return (
    <nav aria-label={texts.filters}>
      <ul className="flex flex-wrap gap-2 max-[25rem]:gap-1.5">
        {[null, ...ORDER_FILTERS].map((filter) => (
          <li key={filter ?? 'all'}>
            <FilterLink to={linkWith({ filter: filter ?? '' })} isActive={filter === active} isTight>
              {texts[filter ?? 'all']}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
