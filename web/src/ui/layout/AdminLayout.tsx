import { clsx } from 'clsx'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../button/IconButton'
import { Modal } from '../dialog/Modal'
import { OfflineBanner } from '../state/OfflineBanner'
import { RevealWhen } from '../state/RevealWhen'
import { SkipLink } from '../button/SkipLink'
import type { NavItem } from './AppLayout'

/** Pages of the menu that belong together; the first ones may stand without a name. */
interface NavGroup {
  readonly label: string
  readonly items: readonly Omit<NavItem, 'end' | 'onlyWide'>[]
}

interface AdminLayoutProps {
  brand: ReactNode
  /** The sidebar's heading. */
  heading: string
  nav: readonly NavGroup[]
  /** The address of the menu's entry that the page belongs to. */
  current: string | undefined
  /** At the end of the sidebar, e.g. signing out. */
  sidebarFooter?: ReactNode
  /** The page header: the greeting, a link to the account. */
  header: ReactNode
  /** Between the header and the page, e.g. what is soon to be done. */
  note?: ReactNode
  /** Whether the note is known; the page appears below it, and does not jump when it comes. */
  isNoteSettled?: boolean
  /** The page is exactly as high as the screen, without margins; its parts scroll. */
  fills?: boolean
  /** The page takes the whole width of wide screens. */
  isWide?: boolean
  children: ReactNode
}

/** A sidebar of 15rem and a header; on small screens the sidebar is a drawer. */
export function AdminLayout({
  brand,
  heading,
  nav,
  current,
  sidebarFooter,
  header,
  note,
  isNoteSettled = true,
  fills,
  isWide,
  children,
}: AdminLayoutProps) {
  const [open, setOpen] = useState(false)
  const titleId = useId()
  const waitingId = useId()
  const close = () => setOpen(false)
  /** The counts that the closed drawer hides, in words. */
  const waiting = nav
    .flatMap(({ items }) => items)
    .flatMap(({ count }) => (count && count.value > 0 ? [count.label] : []))
    .join(', ')
  const sidebar = (inDrawer: boolean) => (
    <>
      <div className="flex h-15 shrink-0 items-center justify-between px-5">
        {brand}
        {inDrawer && <IconButton label="Close menu" icon={<X size={20} />} onClick={close} />}
      </div>
      <p
        id={inDrawer ? titleId : undefined}
        className="text-quiet shrink-0 truncate px-5 pb-1 text-sm font-semibold"
      >
        {heading}
      </p>
      <nav aria-label={heading} className="flex-1 overflow-y-auto px-3">
        {nav.map(({ label, items }) => (
          <div key={label}>
            {label && (
              <p aria-hidden className="text-quiet px-3 pt-1.5 text-xs font-semibold">
                {label}
              </p>
            )}
            <ul aria-label={label || undefined}>
              {items.map((item) => (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    ref={item.to === current ? bringIntoView : undefined}
                    aria-current={item.to === current ? 'page' : undefined}
                    onClick={close}
                    className={sideLink(item.to === current, inDrawer)}
                  >
                    {item.icon}
                    {item.label}
                    {item.count && item.count.value > 0 && (
                      <span className="bg-marigold text-on-marigold ml-auto grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs font-bold tabular-nums">
                        <span aria-hidden>{item.count.value}</span>
                        <span className="sr-only">, {item.count.label}</span>
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {sidebarFooter && <div className="border-line shrink-0 border-t px-2 py-2">{sidebarFooter}</div>}
    </>
  )

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="border-line bg-surface sticky top-0 hidden h-dvh flex-col border-r lg:flex">
        {sidebar(false)}
      </aside>
      <Modal open={open} onClose={close} labelledBy={titleId} className="flex">
        <div className="bg-surface shadow-lift animate-sheet-left flex h-full w-60 flex-col">
          {sidebar(true)}
        </div>
      </Modal>
      <div className={clsx('flex min-w-0 flex-col [--table-top:3.75rem]', fills && 'h-dvh')}>
        <header className="border-line bg-ground sticky top-0 z-20 shrink-0 border-b">
          <div className="flex h-15 items-center gap-3 px-3 md:px-8">
            <span className="relative lg:hidden">
              <IconButton
                label="Open menu"
                icon={<Menu size={22} />}
                onClick={() => setOpen(true)}
                aria-expanded={open}
                aria-haspopup="dialog"
                aria-describedby={waiting === '' ? undefined : waitingId}
              />
              {waiting !== '' && (
                <>
                  <span
                    aria-hidden
                    className="bg-marigold border-ink pointer-events-none absolute top-2 right-2 size-2.5 rounded-full border"
                  />
                  <span id={waitingId} hidden>
                    {waiting}
                  </span>
                </>
              )}
            </span>
            <div className="flex min-w-0 flex-1 items-center justify-between gap-3">{header}</div>
          </div>
          <OfflineBanner />
        </header>
        {note}
        <RevealWhen
          as="main"
          ready={isNoteSettled}
          id="main"
          tabIndex={-1}
          className={clsx(
            'w-full flex-1',
            fills ? 'min-h-0 overflow-y-auto' : 'px-4 py-5 md:px-8 md:py-7',
            !fills && !isWide && 'max-w-7xl',
          )}
        >
          {children}
        </RevealWhen>
      </div>
    </div>
  )
}

/** On a low screen the menu scrolls. */
const bringIntoView = (entry: HTMLElement | null) => entry?.scrollIntoView({ block: 'nearest' })

function sideLink(isActive: boolean, inDrawer: boolean): string {
  return clsx(
    'rounded-control flex items-center gap-3 px-3 font-semibold transition-colors',
    inDrawer ? 'min-h-12' : 'min-h-8 text-sm',
    isActive ? 'bg-palm text-on-palm' : 'text-quiet hover:bg-palm-wash hover:text-ink',
  )
}
