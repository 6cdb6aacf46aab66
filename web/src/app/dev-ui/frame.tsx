import { Bell, House, LogOut, MessageCircle, Package, ShoppingBag, Store, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, LinkButton } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { EmptyState } from '~/ui/state/EmptyState'
import { Field } from '~/ui/field/Field'
import { IconButton } from '~/ui/button/IconButton'
import { Logo } from '~/ui/line/Logo'
import { Money } from '~/ui/text/Money'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { TextInput } from '~/ui/field/TextInput'
import { LockedGate } from '~/ui/art/LockedGate'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { AdminLayout } from '~/ui/layout/AdminLayout'
import { AppLayout, type NavItem } from '~/ui/layout/AppLayout'
import { AuthLayout } from '~/ui/layout/AuthLayout'
import { PublicLayout } from '~/ui/layout/PublicLayout'
import { RouteProgress } from '~/ui/line/RouteProgress'
import { RouteUnderline } from '~/ui/line/RouteUnderline'
import type { Route } from './+types/frame'
import { refuseInProduction } from './guard'

export function loader() {
  return refuseInProduction()
}

export function meta() {
  return [{ title: 'Frames · Ozi' }]
}

const NAV: NavItem[] = [
  { to: '/dev/ui/frames/app', label: 'Home', icon: <House size={20} />, end: true },
  { to: '/dev/ui/frames/orders', label: 'Orders', icon: <Package size={20} /> },
  {
    to: '/dev/ui/frames/cart',
    label: 'Cart',
    icon: <ShoppingBag size={20} />,
    count: { value: 3, label: '3 items' },
  },
  { to: '/dev/ui/frames/help', label: 'Help', icon: <MessageCircle size={20} /> },
]

const ADMIN_NAV: NavItem[] = [
  { to: '/dev/ui/frames/admin', label: 'Overview', icon: <House size={20} />, end: true },
  { to: '/dev/ui/frames/users', label: 'Users', icon: <Users size={20} /> },
  { to: '/dev/ui/frames/vendors', label: 'Vendors', icon: <Store size={20} /> },
  {
    to: '/dev/ui/frames/chats',
    label: 'Chats',
    icon: <MessageCircle size={20} />,
    count: { value: 2, label: '2 unread' },
  },
]

const brand = (
  <Link to="/dev/ui" className="text-palm rounded-control inline-block">
    <Logo className="h-9" />
  </Link>
)

/** The layouts of the areas, one at a time: public, auth, app, admin. */
export default function Frame({ params }: Route.ComponentProps) {
  switch (params.frame) {
    case 'public':
      return <PublicFrame />
    case 'auth':
      return <AuthFrame />
    case 'admin':
      return <AdminFrame />
    default:
      return <AppFrame />
  }
}

function PublicFrame() {
  return (
    <PublicLayout
      head={
        <Head>
          <LinkButton to="/dev/ui" size="sm" look="secondary" className="ml-auto">
            Login
          </LinkButton>
        </Head>
      }
      foot={<footer className="border-line text-quiet border-t px-4 py-10 md:px-6">© 2024</footer>}
    >
      <div className="mx-auto max-w-6xl px-4 py-10 md:px-6 md:py-16">
        <h1 className="max-w-[17ch] text-5xl font-extrabold">Send anything across Owerri today</h1>
        <RouteUnderline className="mt-3 max-w-md" />
      </div>
    </PublicLayout>
  )
}

function Head({ children }: { children?: ReactNode }) {
  return (
    <header className="border-line flex min-h-16 items-center border-b px-4 md:px-6">
      {brand}
      {children}
    </header>
  )
}

function AuthFrame() {
  return (
    <AuthLayout
      head={<Head />}
      title="Welcome back"
      lead="Sign in to send, receive and follow."
      art={<RiderOkada className="w-full" />}
      progress={<RouteProgress done={0.5} label="Step 1 of 2" className="w-44" />}
      footer={
        <p>
          New here?{' '}
          <Link to="/dev/ui" className="text-palm font-semibold underline underline-offset-4">
            Register
          </Link>
        </p>
      }
    >
      <div className="grid gap-5">
        <Field label="Email" required>
          <TextInput type="email" autoComplete="email" />
        </Field>
        <Field label="Password" required>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Button wide>Login</Button>
      </div>
    </AuthLayout>
  )
}

function AppFrame() {
  return (
    <AppLayout
      brand={brand}
      nav={NAV}
      navLabel="Main"
      actions={<IconButton label="Messages" icon={<Bell size={20} />} />}
      bottom={
        <div className="flex items-center justify-between gap-4">
          <Money amount={1870.5} size="fare" className="text-2xl!" />
          <Button>Send it</Button>
        </div>
      }
    >
      <h1 className="text-3xl">Good morning, Ada</h1>
      <div className="mt-6 grid gap-4 sm:grid-cols-2">
        <Card title="Send a package">
          <p className="text-quiet">From your door to theirs.</p>
        </Card>
        <Card title="Receive a package">
          <p className="text-quiet">We bring it to you.</p>
        </Card>
      </div>
    </AppLayout>
  )
}

function AdminFrame() {
  return (
    <AdminLayout
      brand={brand}
      heading="Administrative Dashboard"
      nav={ADMIN_NAV}
      header={
        <>
          <p className="truncate font-semibold">Good morning, Ada</p>
          <IconButton label="Messages" icon={<Bell size={20} />} />
        </>
      }
      sidebarFooter={
        <Button look="quiet" wide icon={<LogOut size={20} />}>
          Logout
        </Button>
      }
    >
      <h1 className="text-2xl">Overview</h1>
      <Card className="mt-5">
        <EmptyState
          art={<LockedGate className="w-full" />}
          title="Administrators only"
          action={<Button>Back to my dashboard</Button>}
        >
          This part is for those who run Ozi.
        </EmptyState>
      </Card>
    </AdminLayout>
  )
}
