import { DAY_MS, dayOf, type EarningsStatement, weekdayOf } from '@ozi/contract'
import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { refusalOf } from '~/api'
import { useServerWords, useTexts } from '~/language'
import { statementTexts } from '~/languages/en/payouts/statement'
import { useSession } from '~/session'
import { BackLink } from '~/ui/button/BackLink'
import { Button } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { notice } from '~/ui/notice/notice'
import { ErrorState } from '~/ui/state/ErrorState'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { Skeleton } from '~/ui/state/Skeleton'
import { saveFile } from './saveFile'
import { StatementRows } from './StatementRows'

/** Days of Lagos, both within. */
interface Period {
  readonly from: string
  readonly to: string
}

/** From Monday until today. */
const weekOf = (nowMs: number): Period => ({
  from: dayOf(nowMs - weekdayOf(nowMs) * DAY_MS),
  to: dayOf(nowMs),
})

/** From the first until today. */
const monthOf = (nowMs: number): Period => ({
  from: `${dayOf(nowMs).slice(0, 7)}-01`,
  to: dayOf(nowMs),
})

interface StatementPageProps {
  /** Its owner, for the cache. */
  owner: string
  read: (input: Period & { file?: 'csv' }) => Promise<{ data: EarningsStatement; csv?: string | undefined }>
  backTo: string
}

/** The sums owed to a rider or a shop over a period: to look at, to print, to save. */
export function StatementPage({ owner, read, backTo }: StatementPageProps) {
  const texts = useTexts(statementTexts)
  const words = useServerWords()
  const [period, setPeriod] = useState<Period>(() => monthOf(Date.now()))
  const query = useQuery({ queryKey: ['statement', owner, period], queryFn: () => read(period) })
  const statement = query.data?.data
  async function save() {
    try {
      const { csv = '' } = await read({ ...period, file: 'csv' })
      saveFile(`ozi-${period.from}-${period.to}.csv`, csv)
    } catch (error) {
      void notice.error(texts.failed, words(refusalOf(error).message))
    }
  }
  // People know their own name: it is not waited for.
  const reader = useSession()?.data?.name
  const [name, setName] = useState(owner === 'rider' || owner === 'vendor' ? reader : undefined)
  if (statement && statement.owner.name !== name) setName(statement.owner.name)
  const { message = '', fields } = query.error ? refusalOf(query.error) : {}
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <BackLink to={backTo}>{texts.back}</BackLink>
      <h1 className="text-3xl wrap-anywhere">{name === undefined ? texts.title : texts.of(name)}</h1>
      <RevealWhen ready={name !== undefined || query.isError} className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end gap-3 print:hidden">
          <Field label={texts.from}>
            <TextInput
              type="date"
              value={period.from}
              onChange={(event) => setPeriod({ ...period, from: event.target.value })}
            />
          </Field>
          <Field label={texts.to} error={words(fields?.to?.toString() ?? '') || undefined}>
            <TextInput
              type="date"
              value={period.to}
              onChange={(event) => setPeriod({ ...period, to: event.target.value })}
            />
          </Field>
          <Button look="quiet" onClick={() => setPeriod(weekOf(Date.now()))}>
            {texts.week}
          </Button>
          <Button look="quiet" onClick={() => setPeriod(monthOf(Date.now()))}>
            {texts.month}
          </Button>
        </div>
        {query.error && fields?.to === undefined && <ErrorState title={words(message)} query={query} />}
        {query.isPending && <Skeleton className="h-64" />}
        {statement && <StatementRows statement={statement} />}
        {statement && (
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button icon={<Printer size={18} />} onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button look="secondary" icon={<Download size={18} />} onClick={() => void save()}>
              {texts.file}
            </Button>
          </div>
        )}
      </RevealWhen>
    </div>
  )
}
