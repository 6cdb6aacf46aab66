import { textsNow, useTexts } from '~/language'
import { ownDataTexts } from '~/languages/en/customer/ownData'
import { profileTexts } from '~/languages/en/customer/profile'
import { DownloadCopy } from './DownloadCopy'
import { LeaveAccount } from './LeaveAccount'
import { BackLink } from '~/ui/button/BackLink'

export const meta = () => [{ title: `${textsNow(ownDataTexts).title} · Ozi` }]

/** The rights that people of every role have to the data kept about them. */
export default function MyData() {
  const texts = useTexts(ownDataTexts)
  const { title: profile } = useTexts(profileTexts)
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 md:gap-6">
      <header>
        <BackLink to="/dashboard/profile">{profile}</BackLink>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="text-quiet mt-2 max-w-[70ch]">{texts.lead}</p>
      </header>
      <DownloadCopy />
      <LeaveAccount />
    </div>
  )
}
