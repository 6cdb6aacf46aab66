import { DISPATCH_GROUPS, type DispatchGroup } from '@ozi/contract'
import { clsx } from 'clsx'
import type { useAddress } from '~/ui/address/useAddress'
import { FilterLink } from '~/ui/button/FilterLink'
import { formatCount } from '~/ui/text/format'
import { URGENT } from './dispatchBoard'
import { dispatchTexts as texts, groupTexts } from './texts'

interface GroupsProps {
  active: DispatchGroup | null
  linkWith: ReturnType<typeof useAddress>['linkWith']
  counts: Readonly<Record<DispatchGroup, number>>
  isKnown: boolean
}

/** The groups of the board with their counts; each narrows the board to itself. */
export function Groups({ active, linkWith, counts, isKnown }: GroupsProps) {
  return (
    <nav
      aria-label={texts.groupsLabel}
      className="min-w-0 overflow-x-auto p-1 max-xl:-mx-4 max-xl:w-[calc(100%+2rem)] max-xl:px-4"
    >
      <ul className="flex gap-2">
        {[null, ...DISPATCH_GROUPS].map((group) => (
          <li key={group ?? 'all'} className="shrink-0 text-sm">
            <FilterLink to={linkWith({ group: group ?? '' })} isActive={group === active} isTight>
              {group === null ? texts.all : groupTexts[group]}
              {group !== null && isKnown && (
                <span
                  className={clsx(
                    'tabular-nums',
                    counts[group] > 0 && URGENT.includes(group) && group !== active && 'text-bad',
                  )}
                >
                  {formatCount(counts[group])}
                </span>
              )}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
