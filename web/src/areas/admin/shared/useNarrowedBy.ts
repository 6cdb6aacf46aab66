import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useParamChanges } from '~/ui/useParamChanges'

/**
 * What a list is cut down to, as it stands in the address: a reload, a link or the way back finds it.
 * @param names what of the address is the list's; the same at each drawing
 * @param read makes of an address what it cuts the list down to; the same at each drawing
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
