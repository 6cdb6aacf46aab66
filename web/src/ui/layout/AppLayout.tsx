import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { OfflineBanner } from '../state/OfflineBanner'
import { SkipLink } from '../button/SkipLink'

export interface NavItem {
  to: string
  label: string
  icon: ReactNode
  /** Active only on exactly this path, not on paths below it. */
  end?: boolean
  /** Shown only if the header has room; phones reach it elsewhere. */
  onlyWide?: boolean
  /** A badge on the icon, announced with the label: '3 in cart'. */
  count?: { value: number; label: string }
}

interface AppLayoutProps {
  brand: ReactNode
  nav: readonly NavItem[]
  /** The label of the navigation, for screen readers. */
  navLabel: string
  /** At the end of the header: the account, signing out. */
  actions?: ReactNode
  /** Says that there is no network; a default otherwise. */
  offline?: ReactNode
  /** A line that comes and goes by itself, on each page. Both lie over the foot of the page and move nothing. */
  floating?: ReactNode
  /** Above the bottom bar on phones, at the foot of the page on wider screens: the fare, the main action. */
  bottom?: ReactNode
  children: ReactNode
}

/** The layout of signed-in pages: navigation in the header on wide screens, in a bottom bar on phones. */
export function AppLayout({
  brand,
  nav,
  navLabel,
  actions,
  offline,
  floating,
  bottom,
  children,
}: AppLayoutProps) {
  const bar = nav.filter(({ onlyWide }) => !onlyWide)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-line bg-ground sticky top-0 z-20 border-b">
        <div className="mx-auto flex min-h-15 max-w-5xl items-center gap-x-6 px-4 max-md:flex-wrap max-md:gap-x-2 md:h-17 md:px-6">
          <div className="shrink-0">{brand}</div>
          <nav aria-label={navLabel} className="hidden min-w-0 gap-0.5 md:flex">
            {nav.map((item) => (
              <NavLink
                key={item.to}
                to={item.to}
                end={item.end ?? false}
                className={(state) => clsx('relative', headLink(state), item.onlyWide && 'max-lg:hidden')}
              >
                {item.label}
                <Count item={item} />
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center justify-end gap-2 max-md:flex-wrap max-md:gap-0.5">
            {actions}
          </div>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl flex-1 px-[min(1rem,5vw)] pt-5 pb-8 md:px-6 md:pt-8"
      >
        {children}
      </main>
      {/* At the end of the page if a window holds few lines, which it would hide. */}
      <div
        data-floating
        className="tall:sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-10 md:bottom-0 print:hidden"
      >
        {offline ?? <OfflineBanner />}
        {floating}
      </div>
      <div
        data-bar
        className="bg-surface border-line sticky bottom-0 z-20 border-t pb-[env(safe-area-inset-bottom)] md:static md:border-0 md:bg-transparent"
      >
        {bottom && <div className="mx-auto max-w-5xl px-4 py-3 md:px-6">{bottom}</div>}
        <nav
          aria-label={navLabel}
          className={clsx(
            '@container grid auto-cols-fr grid-flow-col md:hidden',
            bottom && 'border-line border-t',
          )}
        >
          {bar.map((item) => (
            <NavLink key={item.to} to={item.to} end={item.end ?? false} className={footLink}>
              {({ isActive }) => (
                <>
                  <span
                    className={clsx(
                      'relative grid h-7 w-14 max-w-full place-items-center rounded-full',
                      isActive && 'bg-palm-wash',
                    )}
                  >
                    {item.icon}
                    <Count item={item} corner />
                  </span>
                  {/* At large font sizes five labels do not fit side by side: only the icons stay. */}
                  <span className="max-w-full truncate @max-[18rem]:sr-only">{item.label}</span>
                </>
              )}
            </NavLink>
          ))}
        </nav>
      </div>
    </div>
  )
}

function headLink({ isActive }: { isActive: boolean }): string {
  return clsx(
    'rounded-control inline-flex min-h-11 items-center gap-2 px-3 font-semibold transition-colors',
    isActive ? 'text-palm bg-palm-wash' : 'text-quiet hover:text-ink',
  )
}

function footLink({ isActive }: { isActive: boolean }): string {
  return clsx(
    'flex min-h-15 min-w-0 flex-col items-center justify-center gap-0.5 text-xs font-semibold focus-visible:-outline-offset-2 focus-visible:shadow-none',
    isActive ? 'text-palm' : 'text-quiet',
  )
}

/** Over the label, since it is known after the page is there. */
function Count({ item, corner }: { item: NavItem; corner?: boolean }) {
  if (!item.count || item.count.value === 0) return null
  return (
    <span
      className={clsx(
        'bg-marigold text-on-marigold absolute -top-1 grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-bold tabular-nums',
        corner ? 'right-1' : '-right-1',
      )}
    >
      <span aria-hidden>{item.count.value > 99 ? '99+' : item.count.value}</span>
      <span className="sr-only">, {item.count.label}</span>
    </span>
  )
}
