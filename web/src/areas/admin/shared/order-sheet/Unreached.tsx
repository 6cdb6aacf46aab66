import { isPermission, notificationRule, type StaffOrder } from '@ozi/contract'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { unreachedTexts } from '../unreachedTexts'
import { sheetTexts as texts } from './texts'

/** Notifications of the order that reached nobody: no browser takes pushes, and there is no mail or SMS. */
export function Unreached({ unreached }: { unreached: NonNullable<StaffOrder['unreached']> }) {
  const shown = unreached.flatMap(({ kind, at }) => {
    const { to } = notificationRule(kind)
    // Its readers are of the staff.
    return isPermission(to) ? [] : [{ kind, at, to: texts.readers[to] }]
  })
  if (shown.length === 0) return null
  return (
    <Card as="section" title={texts.unreached}>
      <ul className="grid gap-1 text-sm">
        {shown.map(({ kind, at, to }) => (
          <li key={`${kind} ${at}`} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {to}: {unreachedTexts[kind]}
            </span>
            <span className="text-quiet">
              <DateTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
