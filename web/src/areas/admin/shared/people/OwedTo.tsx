import { dayOf } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '~/api'
import { formatNaira } from '~/ui/text/format'
import { useNow } from '~/ui/text/useNow'
import { owedTexts as texts } from './texts'

/** The sum still owed to a rider or a shop, and what becomes of it: said before they are deleted. */
export function OwedTo({ id }: { id: string }) {
  const today = dayOf(useNow(null))
  const input = { id, from: today, to: today }
  const { data, isError } = useQuery(api.earnings.statement.queryOptions({ input }))
  const owed = data?.data.closing ?? 0
  if (isError) return <p className="text-bad mt-2 font-medium">{texts.unknown}</p>
  if (!data) return <p className="text-quiet mt-2">{texts.looking}</p>
  if (owed <= 0) return null
  return (
    <p className="bg-wait-wash text-wait rounded-control mt-2 p-3 font-medium">
      {texts.owed(formatNaira(owed))}
    </p>
  )
}
