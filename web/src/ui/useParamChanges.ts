import { useLocation, useSearchParams } from 'react-router'

/** What an address is to say by name; '' takes it away. */
export type ParamChanges = readonly (readonly [name: string, value: string])[]

/**
 * Writes single values into the address in place of it, scrolled as it is. The others stay as the address says now, not
 * as they were drawn last: on a slow phone two changes may come before the first of them is drawn.
 * @returns writes them; false, and nothing is written, where another page is on its way: nobody is brought back
 */
export function useParamChanges(): (changes: ParamChanges) => boolean {
  const [, setParams] = useSearchParams()
  const { pathname } = useLocation()
  return (changes) => {
    if (window.location.pathname !== pathname) return false
    setParams(withChanges(window.location.search, changes), { replace: true, preventScrollReset: true })
    return true
  }
}

/** @param search the address's part from `?` on, or '' */
export function withChanges(search: string, changes: ParamChanges): URLSearchParams {
  const params = new URLSearchParams(search)
  for (const [name, value] of changes) {
    if (value === '') params.delete(name)
    else params.set(name, value)
  }
  return params
}
