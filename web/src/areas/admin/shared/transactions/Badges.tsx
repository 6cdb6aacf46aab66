import { Badge } from '~/ui/state/Badge'
import { methodBadge, statusBadge } from './presentTransaction'

export function StatusBadge({ status }: { status: string }) {
  const { label, tone } = statusBadge(status)
  return <Badge tone={tone}>{label}</Badge>
}

export function MethodBadge({ method }: { method: string }) {
  const { label, tone } = methodBadge(method)
  return <Badge tone={tone}>{label}</Badge>
}
