import { Bike, CircleCheckBig, Hourglass } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { AccountMenu } from '~/account/menu/AccountMenu'
import { NetworkNote } from '~/account/menu/NetworkNote'
import { useSpokenLanguage } from '~/account/menu/useSpokenLanguage'
import { useTexts } from '~/language'
import { riderFrameTexts } from '~/languages/en/rider/frame'
import { SoundButton } from '~/live/announce/SoundButton'
import { ChatButton } from '~/support/ChatButton'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { AppLayout, type NavItem } from '~/ui/layout/AppLayout'
import { Logo } from '~/ui/line/Logo'
import { DutyEnds } from './DutyEnds'
import { DutySwitch } from './DutySwitch'
import { PositionSharing } from './PositionSharing'
import { StepSending } from './steps/StepSending'

const navOf = (texts: typeof riderFrameTexts): readonly NavItem[] => [
  { to: '/rider', label: texts.jobs, icon: <Bike size={22} />, end: true },
  { to: '/rider/offers', label: texts.offers, icon: <Hourglass size={22} /> },
  { to: '/rider/done', label: texts.done, icon: <CircleCheckBig size={22} /> },
]

/** The page can be used before it. With it comes the connection for live news. */
const loadUpdates = () => import('./RiderUpdates')

/** The layout around all rider pages. */
export default function RiderFrame() {
  const texts = useTexts(riderFrameTexts)
  useSpokenLanguage()
  const RiderUpdates = useLoaded(loadUpdates, true)?.RiderUpdates
  return (
    <AppLayout
      brand={
        <Link to="/rider" aria-label={texts.home} className="text-palm rounded-control">
          <Logo className="h-9" label="" />
        </Link>
      }
      nav={navOf(texts)}
      navLabel={texts.navLabel}
      actions={
        <>
          <DutySwitch />
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
      <PositionSharing>
        <Outlet />
      </PositionSharing>
    </AppLayout>
  )
}
