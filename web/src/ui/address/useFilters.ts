import { useMemo } from 'react'
import { useAddress } from './useAddress'

/** The values that each query parameter may have. */
type Checks = Readonly<Record<string, (text: string) => boolean>>

export type FiltersOf<C extends Checks> = {
  readonly [Name in keyof C]?: C[Name] extends ((text: string) => text is infer Value extends string)
    ? Value
    : string
}

/**
 * The filters of a list, kept in the address.
 * @param checks the same object at each render
 */
export function useFilters<C extends Checks>(checks: C) {
  const { params, change, linkWith } = useAddress()
  const filters = useMemo(() => readFilters(checks, params), [checks, params])
  return {
    filters,
    isFiltered: Object.keys(filters).length > 0,
    setFilter: (name: keyof C & string, value: string) => void change({ [name]: value }),
    clearFilters: () => void change(Object.fromEntries(Object.keys(checks).map((name) => [name, '']))),
    change,
    linkWith,
  }
}

/** Ignores invalid values in a hand-written address. */
export function readFilters<C extends Checks>(checks: C, params: URLSearchParams): FiltersOf<C> {
  const valid = [...params].filter(([name, value]) => value !== '' && checks[name]?.(value))
  return Object.fromEntries(valid) as FiltersOf<C>
}

export const oneOf =
  <Value extends string>(known: readonly Value[]) =>
  (text: string): text is Value =>
    known.some((each) => each === text)
