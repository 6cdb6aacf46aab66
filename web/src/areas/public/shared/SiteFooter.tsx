import type { Site } from '~/api/site'
import { Logo } from '~/ui/Logo'
import { siteTexts as texts } from './siteTexts'
import { SupportLinks } from './SupportLinks'

const PAGES = [
  { to: '/', label: texts.home },
  { to: '/about', label: texts.about },
  { to: '/contact', label: texts.contact },
  { to: '/services', label: texts.services },
  { to: '/stores', label: texts.stores },
  { to: '/help', label: texts.help },
]
const RULES = [
  { to: '/terms', label: texts.terms },
  { to: '/privacy', label: texts.privacy },
]
const LINK =
  'text-palm inline-flex min-h-12 items-center gap-2 font-semibold wrap-anywhere underline underline-offset-4 md:min-h-9'
const GUEST = [
  { to: '/login', label: texts.login },
  { to: '/register', label: texts.register },
]
const MEMBER = [
  { to: '/dashboard', label: texts.dashboard },
  { to: '/logout', label: texts.logout },
]

interface SiteFooterProps {
  isLoggedIn: boolean
  /** Known on server-rendered pages; others link to the contact page instead. */
  site?: Site
}

/** The footer of every public page. */
export function SiteFooter({ isLoggedIn, site }: SiteFooterProps) {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-x-12 gap-y-8 px-4 py-10 md:grid-cols-[minmax(0,1.4fr)_auto_auto] md:px-6">
        <div className="grid grid-cols-1 content-start gap-2">
          <Logo className="text-palm h-8" label="" />
          <p className="text-quiet">{texts.tagline}</p>
        </div>
        <nav aria-label={texts.footer}>
          <ul className="grid grid-cols-2 gap-x-4 md:gap-x-10">
            {[...PAGES, ...(isLoggedIn ? MEMBER : GUEST)].map(({ to, label }) => (
              <li key={to}>
                <a
                  href={to}
                  className="inline-flex min-h-12 items-center wrap-anywhere underline-offset-4 hover:underline md:min-h-9"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-1 content-start gap-4">
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
        <div className="text-quiet border-line flex flex-wrap items-center justify-between gap-x-6 border-t pt-6 text-sm md:col-span-3">
          <p>{texts.copyright}</p>
          <ul className="flex gap-x-6">
            {RULES.map(({ to, label }) => (
              <li key={to}>
                <a
                  href={to}
                  className="inline-flex min-h-12 items-center underline-offset-4 hover:underline md:min-h-9"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
