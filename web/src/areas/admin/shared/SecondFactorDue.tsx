import { Link } from 'react-router'
import { useSession } from '~/session'
import { DateTime } from '~/ui/text/DateTime'
import { adminTexts as texts } from './texts'

/** Says until when the user may do without two-step login; afterwards the guard shows no page. */
export function SecondFactorDue() {
  const due = useSession()?.data?.secondFactorDue
  if (!due) return null
  return (
    <div className="bg-wait-wash text-wait flex shrink-0 flex-wrap items-center gap-x-3 px-4 py-2 text-sm md:px-8">
      <p>
        {texts.secondFactorDue.before} <DateTime at={due.at} style="date" className="font-semibold" />.{' '}
        {texts.secondFactorDue.after}
      </p>
      <Link
        to="/dashboard/two-step"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {texts.secondFactorDue.turnOn}
      </Link>
    </div>
  )
}
