import { isPermitted, type Reconciliation, type Role } from '@ozi/contract'
import { useSession } from '~/session'
import { Badge, type BadgeTone } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { formatCount } from '~/ui/text/format'
import { moneyTexts } from './texts'
import { useReconcile } from './useMoney'

const { run: texts } = moneyTexts
const TONES: Readonly<Record<Reconciliation['status'], BadgeTone>> = {
  running: 'wait',
  done: 'good',
  failed: 'bad',
}
type Part = Reconciliation['parts'][number]

/** The latest reconciliation, how far it has come, and the button for another. */
export function Run({ latest }: { latest: Reconciliation | null }) {
  const role: Role = useSession()?.data?.role ?? 'user'
  const reconciling = useReconcile()
  const isRunning = latest?.status === 'running'
  return (
    <Card
      as="section"
      title={texts.title}
      aside={
        latest && (
          <span role="status">
            <Badge tone={TONES[latest.status]}>{texts.statuses[latest.status]}</Badge>
          </span>
        )
      }
    >
      {latest === null ? (
        <p className="font-semibold">{texts.never}</p>
      ) : (
        <>
          <p className="text-quiet text-sm">
            {texts.begun(latest.begunBy)}, <DateTime at={latest.createdAt} style="inSentence" />
          </p>
          <ul className="mt-2 grid gap-y-1">
            {latest.parts.map((part) => (
              <li key={part.part} className="flex flex-wrap justify-between gap-x-4 text-sm">
                <span>{texts.parts[part.part]}</span>
                <span
                  className={
                    part.found > 0 || part.status === 'failed' ? 'text-bad font-semibold' : 'text-quiet'
                  }
                >
                  {outcomeOf(part)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isPermitted(role, 'seeLedger') && (
        <Button
          className="mt-4"
          look="secondary"
          busy={reconciling.isPending || isRunning}
          busyText={isRunning ? texts.statuses.running : texts.beginning}
          onClick={() => reconciling.mutate({})}
        >
          {texts.begin}
        </Button>
      )}
    </Card>
  )
}

function outcomeOf({ status, checked, found, reason }: Part): string {
  if (status === 'waiting') return texts.waiting
  if (status === 'failed') return reason
  return found > 0 ? texts.found(found) : texts.checked(formatCount(checked))
}
