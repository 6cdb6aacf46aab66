/** One part of the page: a query, which loads, fails and is fetched again independently. */
export interface OverviewPart<Data> {
  /** undefined until the first answer; it stays if a later fetch fails. */
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
  /** It has its size: it is loaded, failed, or was not asked for. */
  readonly isSettled: boolean
}

/** The error if all parts failed; null while any part has data or is still loading. */
export const errorOfAll = (parts: readonly OverviewPart<unknown>[]): Error | null =>
  parts.every(({ data, error }) => data === undefined && error !== null) ? (parts[0]?.error ?? null) : null
