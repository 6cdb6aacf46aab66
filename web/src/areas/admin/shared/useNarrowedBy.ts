import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

/**
 * What a list is cut down to, as it stands in the address: a reload, a link or the way back finds it.
 * @param names what of the address is the list's; the same at each drawing
 * @param read makes of an address what it cuts the list down to; the same at each drawing
 */
export function useNarrowedBy<Name extends string, Narrowing extends object>(
  names: readonly Name[],
  read: (params: URLSearchParams) => Narrowing,
) {
  const [params, setParams] = useSearchParams()
  const narrowing = useMemo(() => read(params), [read, params])

  const change = (values: readonly (readonly [Name, string])[]) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of values) {
          if (value === '') after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )

  return {
    narrowing,
    isNarrowed: Object.keys(narrowing).length > 0,
    narrow: (name: Name, value: string) => change([[name, value]]),
    forget: () => change(names.map((name) => [name, ''])),
  }
}
