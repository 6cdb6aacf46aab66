import { data, type RouterContextProvider } from 'react-router'
import { safeReturnPath } from '~/session/paths'
import { pageHead } from './head'
import { keepHeaders, readVisit, type Visit } from './visit'

/** The data of a page on the way in. */
export interface WayIn {
  readonly visit: Visit
  readonly headedFor: string | null
}

/** For loaders. A page with query parameters is not cached. */
export function loadWayIn(request: Request, context: Readonly<RouterContextProvider>) {
  const visit = readVisit(request, context)
  const { searchParams, search } = new URL(request.url)
  const headedFor = safeReturnPath(searchParams.get('next'))
  return data<WayIn>({ visit, headedFor }, { headers: keepHeaders(visit, search === '') })
}

interface WayInTexts {
  readonly pageTitle: string
  readonly description: string
}

export const wayInHead = (
  { pageTitle, description }: WayInTexts,
  path: string,
  loaded: { readonly visit: Visit } | undefined,
) =>
  loaded ? pageHead({ title: pageTitle, description, path, site: loaded.visit.site }) : [{ title: pageTitle }]
