import { useSearchParams } from 'react-router'
import { useParamChanges } from './useParamChanges'

/**
 * A filter kept in a query parameter of the address, so that reloading, links and Back restore the same list;
 * '' means none.
 * @returns the value and a function to change it
 */
export function useAddressParam(name: string): readonly [string, (value: string) => void] {
  const [params] = useSearchParams()
  const change = useParamChanges()
  return [params.get(name) ?? '', (value) => void change([[name, value]])]
}
