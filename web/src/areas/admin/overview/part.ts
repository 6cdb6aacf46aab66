/** One part of the page, which comes, fails and is tried again by itself. */
export interface Part<Data> {
  /** undefined until a first answer came; it stays while a later one fails. */
  readonly data: Data | undefined
  readonly failure: string | null
  readonly isRetrying: boolean
  readonly retry: () => void
}

/** Why everything failed; null while any part has something to show, or may yet. */
export const failureOfAll = (parts: readonly Part<unknown>[]): string | null =>
  parts.every(({ data, failure }) => data === undefined && failure !== null)
    ? (parts[0]?.failure ?? null)
    : null
