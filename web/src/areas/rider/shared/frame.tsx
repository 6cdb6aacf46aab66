import { useQuery } from '@tanstack/react-query'
import { Bike, CircleCheckBig, Hourglass, Wallet } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { AccountMenu } from '~/account/menu/AccountMenu'
import { NetworkNote } from '~/account/menu/NetworkNote'
import { useSpokenLanguage } from '~/account/menu/useSpokenLanguage'
import { api } from '~/api'
import { useTexts } from '~/language'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { SoundButton } from '~/live/announce/SoundButton'
import { ChatButton } from '~/support/ChatButton'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { AppLayout, type NavItem } from '~/ui/layout/AppLayout'
import { Logo } from '~/ui/line/Logo'
import { DutyChip } from './duty/DutyChip'
import { DutyEnds } from './duty/DutyEnds'
import { StepSending } from './steps/StepSending'

const navOf = (texts: typeof riderFrameTexts, waiting: number): readonly NavItem[] => [
  { to: '/rider', label: texts.jobs, icon: <Bike size={22} />, end: true },
  {
    to: '/rider/offers',
    label: texts.offers,
    icon: <Hourglass size={22} />,
    count: { value: waiting, label: texts.waiting(waiting) },
  },
  { to: '/rider/earnings', label: texts.earnings, icon: <Wallet size={22} /> },
  { to: '/rider/done', label: texts.done, icon: <CircleCheckBig size={22} /> },
]

/** The page can be used before it. With it comes the connection for live news. */
const loadUpdates = () => import('./RiderUpdates')

/** The layout around all rider pages. */
export default function RiderFrame() {
  const texts = useTexts(riderFrameTexts)
  useSpokenLanguage()
  const waiting = useQuery(api.offers.list.queryOptions()).data?.offers.length ?? 0
  const RiderUpdates = useLoaded(loadUpdates, true)?.RiderUpdates
  return (
    <AppLayout
      brand={
        <Link to="/rider" aria-label={texts.home} className="text-palm rounded-control">
          <Logo className="h-9" label="" />
        </Link>
      }
      nav={navOf(texts, waiting)}
      navLabel={texts.navLabel}
      actions={
        <>
          <DutyChip />
          <SoundButton label={texts.sound} />
          <ChatButton area="rider" />
          <AccountMenu />
        </>
      }
      offline={<NetworkNote />}
    >
      {RiderUpdates && <RiderUpdates />}
      <StepSending />
      <DutyEnds />
      <Outlet />
    </AppLayout>
  )
}
