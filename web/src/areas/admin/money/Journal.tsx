import { DAY_MS, isPermitted, JOURNAL_DAYS, type Role } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { api, refusalOf } from '~/api'
import { useSession } from '~/session'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { notice } from '~/ui/notice/notice'
import { Card } from '~/ui/list/Card'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { beginDownload } from '~/browser/beginDownload'
import { moneyTexts } from './texts'

const { journal: texts } = moneyTexts

function isPeriod(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  return days >= 0 && days < JOURNAL_DAYS.max
}

/** The journal of a period as a file; nothing is lost if it is refused. */
export function Journal() {
  const role: Role = useSession()?.data?.role ?? 'user'
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [isWrong, setWrong] = useState(false)
  const preparing = useMutation(
    api.money.exportJournal.mutationOptions({
      onSuccess: ({ data }) => beginDownload(data.path),
      onError: (error) => void notice.error(texts.failed, refusalOf(error).message),
    }),
  )
  if (!isPermitted(role, 'exportTransactions')) return null
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const isRight = isPeriod(from, to)
    setWrong(!isRight)
    if (isRight && !preparing.isPending) preparing.mutate({ from, to })
  }
  return (
    <Card as="section" title={texts.title}>
      <form noValidate onSubmit={submit} className="grid gap-3 sm:flex sm:flex-wrap sm:items-end">
        <Field label={texts.from}>
          <TextInput type="date" value={from} max={to} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label={texts.to}>
          <TextInput type="date" value={to} min={from} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <Button
          type="submit"
          look="secondary"
          busy={preparing.isPending}
          busyText={texts.preparing}
          icon={<Download size={18} />}
        >
          {texts.button}
        </Button>
      </form>
      {isWrong && <Alert className="mt-2">{texts.wrong}</Alert>}
    </Card>
  )
}
