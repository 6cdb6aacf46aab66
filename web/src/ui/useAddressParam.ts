import { useSearchParams } from 'react-router'

/**
 * A filter that is kept in the address, so that a reload, a link or the way back finds the same list; '' is none.
 * @returns what the address says, and a way to say something else there
 */
export function useAddressParam(name: string): readonly [string, (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const set = (value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get(name) ?? '', set]
}
