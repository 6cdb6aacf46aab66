import { Logo } from '~/ui/Logo'
import { siteTexts as texts } from './siteTexts'

const PAGES = [
  { to: '/', label: texts.home },
  { to: '/about', label: texts.about },
  { to: '/contact', label: texts.contact },
  { to: '/services', label: texts.services },
  { to: '/stores', label: texts.stores },
]
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
  supportEmail?: string
}

/** The footer of every public page. */
export function SiteFooter({ isLoggedIn, supportEmail }: SiteFooterProps) {
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
          {supportEmail !== undefined && (
            <div>
              <p className="text-quiet text-sm">{texts.emailTitle}</p>
              <a
                href={`mailto:${supportEmail}`}
                className="text-palm inline-flex min-h-12 items-center font-semibold wrap-anywhere underline underline-offset-4 md:min-h-9"
              >
                {supportEmail}
              </a>
            </div>
          )}
        </div>
        <p className="text-quiet border-line border-t pt-6 text-sm md:col-span-3">{texts.copyright}</p>
      </div>
    </footer>
  )
}
