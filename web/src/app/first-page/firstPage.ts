import type { SessionUser } from '@ozi/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The data from which the server renders the first page of an area, and which the browser takes over. */
export interface FirstPage {
  readonly user: SessionUser
  /** When it was rendered. */
  readonly atMs: number
  readonly answers: readonly FirstAnswer[]
}

interface FirstAnswer {
  readonly queryKey: QueryKey
  readonly data: unknown
}

/** Puts the answers where the page's own calls would put them. */
export function takeAnswers(queries: QueryClient, { answers }: FirstPage): void {
  for (const { queryKey, data } of answers) queries.setQueryData(queryKey, data)
}
