import type { MetaDescriptor } from 'react-router'
import type { Site } from '~/api/site'
import { languageNow, textsNow } from '~/language'
import { siteTexts } from '~/languages/en/public/site'

interface PageHead {
  title: string
  description: string
  /** The page's path, without the origin. */
  path: string
  site: Site
  /** A picture of our own for link previews; without it, the one of Ozi. */
  picture?: { readonly path: string; readonly alt: string } | undefined
}

/** The metadata of a public page for search engines and link previews. */
export function pageHead({ title, description, path, site, picture }: PageHead): MetaDescriptor[] {
  const url = `${site.publicUrl}${path}`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Ozi' },
    { property: 'og:locale', content: `${languageNow()}_NG` },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...(picture
      ? [
          { property: 'og:image', content: new URL(picture.path, site.publicUrl).href },
          { property: 'og:image:alt', content: picture.alt },
        ]
      : oziPicture(site)),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const oziPicture = ({ publicUrl }: Site): MetaDescriptor[] => [
  { property: 'og:image', content: `${publicUrl}/ozi-share.png` },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  {
    property: 'og:image:alt',
    content: textsNow(siteTexts).shareAlt,
  },
]
