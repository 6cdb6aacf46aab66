/** One part of the page, which loads, fails and is retried independently. */
export interface OverviewPart<Data> {
  /** undefined until the first answer; it stays if a later fetch fails. */
  readonly data: Data | undefined
  readonly failure: string | null
  readonly isRetrying: boolean
  /** It has its size: it is loaded, failed, or was not asked for. */
  readonly isSettled: boolean
  readonly retry: () => void
}

/** The reason if all parts failed; null while any part has data or is still loading. */
export const failureOfAll = (parts: readonly OverviewPart<unknown>[]): string | null =>
  parts.every(({ data, failure }) => data === undefined && failure !== null)
    ? (parts[0]?.failure ?? null)
    : null
