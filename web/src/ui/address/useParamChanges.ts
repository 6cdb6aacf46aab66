import { useLocation, useSearchParams } from 'react-router'

/** Query parameters to set, by name; '' removes one. */
type ParamChanges = readonly (readonly [name: string, value: string])[]

/**
 * Changes some query parameters of the address, replacing the history entry and keeping the scroll position.
 * The other parameters are read from the current address rather than the last render: on a slow phone two
 * changes may come before the first is rendered.
 * @returns a function that makes the changes; it does nothing and returns false if the user is already
 * leaving for another page
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

/** @param search the address from `?` on, or '' */
export function withChanges(search: string, changes: ParamChanges): URLSearchParams {
  const params = new URLSearchParams(search)
  for (const [name, value] of changes) {
    if (value === '') params.delete(name)
    else params.set(name, value)
  }
  return params
}
