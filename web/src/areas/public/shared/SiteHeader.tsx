import { clsx } from 'clsx'
import { Menu, Package, ShoppingBag, UserRound, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { LinkButton } from '~/ui/button/Button'
import type { Site } from '~/api/site'
import { useTexts } from '~/language'
import { siteTexts } from '~/languages/en/public/site'
import { Logo } from '~/ui/line/Logo'
import { closeMenuOnEscape } from './closeMenuOnEscape'
import { LanguageMenu } from './LanguageLinks'
import { SupportLinks } from './SupportLinks'

const PAGES = [
  { to: '/', name: 'home' },
  { to: '/about', name: 'about' },
  { to: '/contact', name: 'contact' },
  { to: '/services', name: 'services' },
  { to: '/stores', name: 'stores' },
] as const

const ACCOUNT = [
  { to: '/dashboard/cart', name: 'cart', icon: <ShoppingBag size={18} /> },
  { to: '/dashboard/profile', name: 'profile', icon: <UserRound size={18} /> },
  { to: '/dashboard/orders', name: 'orders', icon: <Package size={18} /> },
] as const

interface SiteHeaderProps {
  isLoggedIn: boolean
  /** The current page, to mark its link. */
  path?: string
  /** Whether signed-in users see their navigation bar. */
  withBar?: boolean
  /** The page that the user was headed for; kept in links to other ways in. */
  headedFor?: string | null
  /** Known on server-rendered pages: whom to call is in the menu there. */
  site?: Site
}

/** The header of every public page. Plain links and a `details` element, so it works without script. */
export function SiteHeader({ isLoggedIn, path, withBar = true, headedFor = null, site }: SiteHeaderProps) {
  const texts = useTexts(siteTexts)
  const next = headedFor === null ? '' : `?next=${encodeURIComponent(headedFor)}`
  return (
    <header className="border-line bg-ground relative z-20 border-b">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center gap-x-2 px-4 md:px-6">
        <Brand />
        <nav aria-label={texts.pages} className="ml-6 hidden gap-1 lg:flex">
          {PAGES.map(({ to, name }) => (
            <PageLink key={to} to={to} label={texts[name]} isHere={to === path} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <LanguageMenu />
          {isLoggedIn ? (
            <LinkButton to="/logout" reloadDocument size="sm" look="secondary">
              {texts.logout}
            </LinkButton>
          ) : (
            <>
              <LinkButton to={`/login${next}`} reloadDocument size="sm" look="secondary">
                {texts.login}
              </LinkButton>
              <span className="hidden sm:block">
                <LinkButton to={`/register${next}`} reloadDocument size="sm">
                  {texts.register}
                </LinkButton>
              </span>
            </>
          )}
          <PhoneMenu register={isLoggedIn ? null : `/register${next}`} path={path} site={site} />
        </div>
      </div>
      {isLoggedIn && withBar && (
        <nav aria-label={texts.account} className="border-line bg-palm-wash border-t">
          <ul className="mx-auto flex max-w-6xl flex-wrap px-2 md:px-4">
            {ACCOUNT.map(({ to, name, icon }) => (
              <li key={to} className="flex-1 md:flex-none">
                <a
                  href={to}
                  className="rounded-control hover:text-palm flex min-h-12 items-center justify-center gap-2 px-3 text-sm font-semibold"
                >
                  {icon}
                  {texts[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  )
}

interface PhoneMenuProps {
  register: string | null
  path: string | undefined
  site: Site | undefined
}

function PhoneMenu({ register, path, site }: PhoneMenuProps) {
  const texts = useTexts(siteTexts)
  return (
    <details
      data-menu
      name="site"
      className="group lg:hidden"
      onKeyDown={(event: KeyboardEvent<HTMLDetailsElement>) =>
        closeMenuOnEscape(event.nativeEvent, event.currentTarget)
      }
    >
      <summary
        aria-label={texts.menu}
        className="rounded-control hover:bg-palm-wash grid size-12 list-none place-items-center [&::-webkit-details-marker]:hidden"
      >
        <Menu size={24} className="group-open:hidden" />
        <X size={24} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={texts.menu}
        className="border-line bg-surface shadow-lift animate-fade absolute inset-x-0 top-full border-y px-4 py-2 max-md:min-h-[calc(100dvh-4rem)]"
      >
        {PAGES.map(({ to, name }) => (
          <PageLink key={to} to={to} label={texts[name]} isHere={to === path} />
        ))}
        <PageLink to="/help" label={texts.help} isHere={path === '/help'} />
        {register !== null && <PageLink to={register} label={texts.register} isHere={false} />}
        {site && <SupportLinks site={site} className="flex min-h-12 items-center gap-2 px-3 font-medium" />}
      </nav>
    </details>
  )
}

function PageLink({ to, label, isHere }: { to: string; label: string; isHere: boolean }) {
  return (
    <a
      href={to}
      aria-current={isHere ? 'page' : undefined}
      className={clsx(
        'rounded-control flex min-h-12 items-center px-3 font-medium lg:min-h-11 lg:text-sm',
        'decoration-marigold decoration-[3px] underline-offset-8 hover:underline',
        isHere && 'text-palm font-semibold underline',
      )}
    >
      {label}
    </a>
  )
}

/** The wordmark, linked to the home page. A plain link, because the home page does not use the framework. */
function Brand() {
  return (
    <a href="/" className="text-palm rounded-control inline-flex min-h-12 items-center">
      <Logo className="h-9" />
    </a>
  )
}
