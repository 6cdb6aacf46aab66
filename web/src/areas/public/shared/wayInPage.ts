import { data, type RouterContextProvider } from 'react-router'
import { pageServerContext } from '~/api/pageServer'
import { type Texts, textsNow } from '~/language'
import { safeReturnPath } from '~/session/paths'
import { pageHead } from './pageHead'
import { findErrandInAddress, type VisitorErrand } from './findErrandInAddress'
import { keepHeaders, readVisit, type Visit } from './readVisit'

/** The data of a page on the way in. */
interface WayIn {
  readonly visit: Visit
  readonly headedFor: string | null
  /** The errand that goes on after signing in. */
  readonly kept: VisitorErrand | null
}

/** For loaders. A page with query parameters is not cached. */
export async function loadWayIn(request: Request, context: Readonly<RouterContextProvider>) {
  const visit = readVisit(request, context)
  const { searchParams, search } = new URL(request.url)
  const headedFor = safeReturnPath(searchParams.get('next'))
  const kept = await findErrandInAddress(context.get(pageServerContext).calls, headedFor)
  return data<WayIn>({ visit, headedFor, kept }, { headers: keepHeaders(visit, search === '') })
}

/** A page's own words about itself. */
type HeadTexts = Readonly<Record<'pageTitle' | 'description', string>>

export function wayInHead<T extends HeadTexts & Texts>(
  texts: T,
  path: string,
  loaded: { readonly visit: Visit } | undefined,
) {
  const { pageTitle, description } = textsNow(texts)
  if (!loaded) return [{ title: pageTitle }]
  return pageHead({ title: pageTitle, description, path, site: loaded.visit.site })
}
