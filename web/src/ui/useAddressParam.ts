import { useSearchParams } from 'react-router'
import { useParamChanges } from './useParamChanges'

/**
 * A filter that is kept in the address, so that a reload, a link or the way back finds the same list; '' is none.
 * @returns what the address says, and a way to say something else there
 */
export function useAddressParam(name: string): readonly [string, (value: string) => void] {
  const [params] = useSearchParams()
  const change = useParamChanges()
  return [params.get(name) ?? '', (value) => void change([[name, value]])]
}
