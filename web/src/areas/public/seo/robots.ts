import { pageServerContext } from '~/api/pageServer'
import type { Route } from './+types/robots'

/** Paths that need a session, and those that are not pages. */
const CLOSED = [
  '/dashboard',
  '/admin',
  '/rider',
  '/vendor',
  '/track',
  '/logout',
  '/language',
  '/fare',
  '/api/',
  '/dev/',
]

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageServerContext).site
  const body = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
