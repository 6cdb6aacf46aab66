import { ORDER_FILTERS, type OrderPart } from '@ozi/contract'
import { useSearchParams } from 'react-router'
import { useTexts } from '~/language'
import { ordersTexts } from '~/languages/en/customer/orders'
import { FilterLink } from '~/ui/button/FilterLink'

/** The filters of the list. */
export function OrderFilters({ active }: { active: OrderPart | null }) {
  const texts = useTexts(ordersTexts)
  const [params] = useSearchParams()
  const addressOf = (filter: OrderPart | null) => {
    const next = new URLSearchParams(params)
    if (filter === null) next.delete('filter')
    else next.set('filter', filter)
    return { search: next.toString() }
  }
  return (
    <nav aria-label={texts.filters}>
      <ul className="flex flex-wrap gap-2 max-[25rem]:gap-1.5">
        {[null, ...ORDER_FILTERS].map((filter) => (
          <li key={filter ?? 'all'}>
            <FilterLink to={addressOf(filter)} isActive={filter === active} isTight>
              {texts[filter ?? 'all']}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
