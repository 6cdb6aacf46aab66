import { useLocation, useSearchParams } from 'react-router'

/** Query parameters to set, by name; '' removes one. */
type ParamChanges = Readonly<Record<string, string>>

/** State kept in the address, so that reloading, links and Back restore it. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  return {
    params,
    /** The address of a link that makes these changes. */
    linkWith: (changes: ParamChanges) => ({ search: withChanges(params, changes).toString() }),
    /**
     * Makes these changes, replacing the history entry and keeping the scroll position. The other parameters are read
     * from the current address rather than the last render: on a slow phone two changes may come before the first is
     * rendered.
     * @returns false if the user is already leaving for another page; nothing is changed then
     */
    change(changes: ParamChanges): boolean {
      if (window.location.pathname !== pathname) return false
      setParams(withChanges(window.location.search, changes), { replace: true, preventScrollReset: true })
      return true
    },
  }
}

/** @param search the address from `?` on, or '' */
export function withChanges(search: string | URLSearchParams, changes: ParamChanges): URLSearchParams {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') params.delete(name)
    else params.set(name, value)
  }
  return params
}
