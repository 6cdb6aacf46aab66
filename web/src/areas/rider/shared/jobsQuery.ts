import type { OrderFilter } from '@ozi/contract'
import { byPage } from '~/live/usePagedList'

const PAGE_OF = 20

/** Asks for a rider's jobs, page by page. */
export const jobsQuery = (filter: OrderFilter) => byPage({ limit: PAGE_OF, filter })
