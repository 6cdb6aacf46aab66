import { isPermission, notificationRule, type StaffOrder } from '@ozi/contract'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { unreachedTexts } from '../unreachedTexts'

/** Notifications of the order that reached nobody: no browser takes pushes, and there is no mail or SMS. */
export function Unreached({ unreached }: { unreached: NonNullable<StaffOrder['unreached']> }) {
  // Its readers are of the staff.
  const shown = unreached.filter(({ kind }) => !isPermission(notificationRule(kind).to))
  if (shown.length === 0) return null
  return (
    <Card as="section" title="Nobody was reached">
      <p className="text-quiet mb-2 text-sm">
        They get no pushes, and no mail or SMS about it. Please call them.
      </p>
      <ul className="grid gap-2">
        {shown.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>
            {unreachedTexts[kind]}{' '}
            <span className="text-quiet text-sm">
              <DateTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
