import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useParamChanges } from '~/ui/address/useParamChanges'

/**
 * A list's filters, kept in the address, so that reloading, links and Back restore them.
 * @param names the list's query parameters; the same array at each render
 * @param read parses the filters; the same function at each render
 */
export function useNarrowedBy<Name extends string, Narrowing extends object>(
  names: readonly Name[],
  read: (params: URLSearchParams) => Narrowing,
) {
  const [params] = useSearchParams()
  const change = useParamChanges()
  const narrowing = useMemo(() => read(params), [read, params])

  return {
    narrowing,
    isNarrowed: Object.keys(narrowing).length > 0,
    narrow: (name: Name, value: string) => change([[name, value]]),
    forget: () => change(names.map((name) => [name, ''])),
  }
}
