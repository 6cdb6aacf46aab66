import { pageServerContext } from '~/api/pageServer'
import type { Route } from './+types/sitemap'

/** The public pages, in the order of the header's links. */
const PATHS = ['/', '/about', '/contact', '/services', '/login', '/register']

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(pageServerContext).site
  const urls = PATHS.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`)
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
