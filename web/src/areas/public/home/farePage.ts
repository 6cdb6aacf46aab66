/**
 * Where /fare leads if it is opened as a page, which browsers ask for by its type: to the home page, which shows the same
 * with its form. Null for the script of that page.
 */
export function farePage({ url, headers }: Request): string | null {
  if (headers.get('Accept')?.includes('text/html') !== true) return null
  const { search } = new URL(url)
  return search === '' ? '/#ask' : `/${search}#fare`
}
