import type { Site } from '~/api/site'
import { useTexts } from '~/language'
import { siteTexts } from '~/languages/en/public/site'
import { Logo } from '~/ui/line/Logo'
import { SupportLinks } from './SupportLinks'

const PAGES = [
  { to: '/', name: 'home' },
  { to: '/about', name: 'about' },
  { to: '/contact', name: 'contact' },
  { to: '/services', name: 'services' },
  { to: '/stores', name: 'stores' },
  { to: '/help', name: 'help' },
] as const
const RULES = [
  { to: '/terms', name: 'terms' },
  { to: '/privacy', name: 'privacy' },
] as const
const LINK =
  'text-palm inline-flex min-h-12 items-center gap-2 font-semibold wrap-anywhere underline underline-offset-4 md:min-h-9'
const GUEST = [
  { to: '/login', name: 'login' },
  { to: '/register', name: 'register' },
] as const
const MEMBER = [
  { to: '/dashboard', name: 'dashboard' },
  { to: '/logout', name: 'logout' },
] as const

interface SiteFooterProps {
  isLoggedIn: boolean
  /** Known on server-rendered pages; others link to the contact page instead. */
  site?: Site
}

/** The footer of every public page. */
export function SiteFooter({ isLoggedIn, site }: SiteFooterProps) {
  const texts = useTexts(siteTexts)
  return (
    <footer className="border-line border-t">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-x-12 gap-y-2 px-4 py-3 md:gap-y-8 md:py-10 md:grid-cols-[minmax(0,1.4fr)_auto_auto] md:px-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:grid md:grid-cols-1 md:content-start">
          <Logo className="text-palm h-8" label="" />
          <p className="text-quiet max-md:text-sm">{texts.tagline}</p>
        </div>
        <nav aria-label={texts.footer}>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.8rem),1fr))] gap-x-2 max-md:text-sm md:grid-cols-2 md:gap-x-10">
            {[...PAGES, ...(isLoggedIn ? MEMBER : GUEST)].map(({ to, name }) => (
              <li key={to}>
                <a
                  href={to}
                  className="inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline md:min-h-9"
                >
                  {texts[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] content-start gap-4 md:grid-cols-1">
          <div>
            <p className="text-quiet text-sm">{texts.hoursTitle}</p>
            {texts.hours.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {site !== undefined && (
            <div className="grid justify-items-start">
              <p className="text-quiet text-sm">{texts.emailTitle}</p>
              <a href={`mailto:${site.supportEmail}`} className={LINK}>
                {site.supportEmail}
              </a>
              <SupportLinks site={site} className={LINK} />
            </div>
          )}
        </div>
        <div className="text-quiet border-line flex flex-wrap items-center justify-between gap-x-6 border-t pt-1 text-sm md:col-span-3 md:pt-6">
          <p>{texts.copyright}</p>
          <ul className="flex gap-x-6">
            {RULES.map(({ to, name }) => (
              <li key={to}>
                <a
                  href={to}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline md:min-h-9"
                >
                  {texts[name]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
