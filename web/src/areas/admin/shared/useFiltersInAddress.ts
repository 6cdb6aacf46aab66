import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useParamChanges } from '~/ui/address/useParamChanges'

/**
 * A list's filters, kept in the address, so that reloading, links and Back restore them.
 * @param names the list's query parameters; the same array at each render
 * @param read parses the filters; the same function at each render
 */
export function useFiltersInAddress<Name extends string, Filters extends object>(
  names: readonly Name[],
  read: (params: URLSearchParams) => Filters,
) {
  const [params] = useSearchParams()
  const change = useParamChanges()
  const filters = useMemo(() => read(params), [read, params])

  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    setFilter: (name: Name, value: string) => change([[name, value]]),
    clearFilters: () => change(names.map((name) => [name, ''])),
  }
}
