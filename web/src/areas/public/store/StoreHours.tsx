import { type StoreDetails, WEEKDAYS } from '@ozi/contract'
import { useTexts } from '~/language'
import { dayTexts } from '~/languages/en/account/days'
import { storePageTexts } from '~/languages/en/public/store'
import { useMoments } from '~/ui/text/useMoments'

/** How many of the holidays to come are told. */
const HOLIDAYS_SHOWN = 3

/** A shop's week, and when it is not open although the week says so. @param today YYYY-MM-DD */
export function StoreHours({ store: { week, holidays }, today }: { store: StoreDetails; today: string }) {
  const texts = useTexts(storePageTexts)
  const days = useTexts(dayTexts)
  const moments = useMoments()
  const dated = (day: string): string => moments.date(`${day}T12:00:00Z`, 'dayMonth')
  const next = holidays.filter(({ to }) => to >= today).slice(0, HOLIDAYS_SHOWN)
  return (
    <details className="group">
      <summary className="text-palm inline-flex min-h-12 cursor-pointer items-center font-semibold underline underline-offset-4">
        {texts.hours}
      </summary>
      {week === null ? (
        <p>{texts.always}</p>
      ) : (
        <table className="tabular-nums">
          <tbody>
            {WEEKDAYS.map((day) => (
              <tr key={day}>
                <th scope="row" className="text-quiet pr-6 text-left font-normal">
                  {days[day]}
                </th>
                <td>
                  {week[day].length === 0
                    ? texts.closedDay
                    : week[day].map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next.map(({ from, to, note }) => (
        <p key={from} className="wrap-anywhere">
          {texts.holidays}: {from === to ? dated(from) : `${dated(from)} – ${dated(to)}`}
          {note !== '' && `, ${note}`}
        </p>
      ))}
    </details>
  )
}
