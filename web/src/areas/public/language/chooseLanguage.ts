import { redirect } from 'react-router'
import { isLanguage, languageCookie } from '~/language/choice'
import { localPath } from '~/session/paths'
import type { Route } from './+types/chooseLanguage'

/** Keeps the chosen language, and leads back to the page where it was chosen. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams, protocol } = new URL(request.url)
  const language = searchParams.get('to')
  return redirect(localPath(searchParams.get('back')) ?? '/', {
    status: 303,
    headers: {
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': 'no-referrer',
      ...(isLanguage(language) && { 'Set-Cookie': languageCookie(language, protocol === 'https:') }),
    },
  })
}
