import { LinkButton } from '~/ui/Button'
import { Logo } from '~/ui/Logo'
import { Brand } from '../shared/Brand'
import { homeTexts as texts } from './texts'

/** Links that exist: into the account, or to it. Plain links, since this page runs no script. */
export function HomeHeader({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <>
      <Brand />
      <nav aria-label="Account" className="ml-auto flex items-center gap-2">
        {isLoggedIn ? (
          <>
            <LinkButton to="/logout" reloadDocument size="sm" look="quiet">
              {texts.logout}
            </LinkButton>
            <LinkButton to="/dashboard" reloadDocument size="sm">
              {texts.dashboard}
            </LinkButton>
          </>
        ) : (
          <>
            <LinkButton to="/login" reloadDocument size="sm" look="quiet">
              {texts.login}
            </LinkButton>
            <LinkButton to="/register" reloadDocument size="sm">
              {texts.register}
            </LinkButton>
          </>
        )}
      </nav>
    </>
  )
}

export function HomeFooter({ isLoggedIn }: { isLoggedIn: boolean }) {
  const links = isLoggedIn
    ? [{ to: '/dashboard', label: texts.dashboard }]
    : [
        { to: '/login', label: texts.login },
        { to: '/register', label: texts.register },
      ]
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
      <div className="grid gap-2">
        <Logo className="text-palm h-8" label="" />
        <p className="text-quiet">{texts.footerLine}</p>
        <p className="text-quiet text-sm">{texts.copyright}</p>
      </div>
      <nav aria-label="Footer" className="flex gap-6">
        {links.map(({ to, label }) => (
          <a
            key={to}
            href={to}
            className="text-palm inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {label}
          </a>
        ))}
      </nav>
    </div>
  )
}
