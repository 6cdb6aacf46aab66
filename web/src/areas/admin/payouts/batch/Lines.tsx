import {
  type PayoutDetail,
  type PayoutStatus,
  type PayoutLine,
  payoutMessages,
  TEXT_LIMIT,
} from '@ozi/contract'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { client } from '~/api'
import { Badge, type BadgeTone } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { Money } from '~/ui/text/Money'
import { Table, type TableColumn } from '~/ui/table/Table'
import { WHEN_UNFOLDED } from '~/ui/table/tableColumn'
import { TextInput } from '~/ui/field/TextInput'
import { batchTexts as texts } from '../texts'
import { useBatchStep } from '../usePayouts'

const TONES: Readonly<Record<PayoutStatus, BadgeTone>> = {
  planned: 'neutral',
  left_out: 'neutral',
  sent: 'wait',
  paid: 'good',
  failed: 'bad',
}

/** The account it goes to, and whether the bank knows its owner. */
function Account({ line }: { line: PayoutLine }) {
  const { bank, lastFour, holder, bankHolder, isOtherName, accountSince } = line
  return (
    <span className="grid gap-0.5">
      <span>{`${bank} …${lastFour}, ${holder}`}</span>
      <span className={clsx('text-quiet text-sm', WHEN_UNFOLDED)}>
        {texts.since} <DateTime at={accountSince} style="inSentence" />
      </span>
      {bankHolder === null && <span className="text-quiet text-sm">{texts.unchecked}</span>}
      {bankHolder !== null && isOtherName && (
        <span className="text-wait text-sm font-medium wrap-anywhere">{texts.bankSays(bankHolder)}</span>
      )}
    </span>
  )
}

/** Each payout, and its status; of those on their way, the staff say what the bank did. */
export function Lines({ batch }: { batch: PayoutDetail }) {
  const { _id: id, lines, status, channel } = batch
  const isByHand = status === 'sent' && channel !== 'provider'
  const [failing, setFailing] = useState<PayoutLine | null>(null)
  const { mutate: settle, isPending } = useBatchStep((lineId: string) =>
    client.payouts.settle({ id, lineIds: [lineId], status: 'paid', reason: '' }),
  )
  const columns = useMemo(
    (): readonly TableColumn<PayoutLine>[] => [
      {
        key: 'owner',
        head: texts.columns.owner,
        cell: ({ owner }) => (
          <Link
            to={`/admin/payouts/of/${owner._id}`}
            className="text-palm rounded-control underline-offset-4 hover:underline"
          >
            {owner.name}
          </Link>
        ),
        primary: true,
      },
      {
        key: 'account',
        head: texts.columns.account,
        cell: (line) => <Account line={line} />,
        phone: 'detail',
      },
      {
        key: 'amount',
        head: texts.columns.amount,
        cell: ({ amount }) => <Money amount={amount} className="font-semibold" />,
        numeric: true,
        phone: 'end',
      },
      {
        key: 'status',
        head: texts.columns.status,
        cell: ({ status, reason }) => (
          <span className="grid justify-items-start gap-0.5">
            <Badge tone={TONES[status]}>{texts.lineStatuses[status]}</Badge>
            {reason !== '' && (
              <span className={clsx('text-quiet text-sm wrap-anywhere', WHEN_UNFOLDED)}>{reason}</span>
            )}
          </span>
        ),
        phone: 'state',
      },
      ...(isByHand
        ? [
            {
              key: 'actions',
              head: texts.columns.actions,
              actions: true,
              cell: (line: PayoutLine) =>
                line.status === 'sent' && (
                  <span className="flex gap-2">
                    <Button size="sm" look="secondary" disabled={isPending} onClick={() => settle(line._id)}>
                      {texts.paid}
                      <span className="sr-only"> {line.owner.name}</span>
                    </Button>
                    <Button size="sm" look="quiet" onClick={() => setFailing(line)}>
                      {texts.failed}
                      <span className="sr-only"> {line.owner.name}</span>
                    </Button>
                  </span>
                ),
            },
          ]
        : []),
    ],
    [isByHand, settle, isPending],
  )
  return (
    <Card flush>
      <Table caption={texts.lines} columns={columns} rows={lines} rowKey={({ _id }) => _id} empty="" />
      {failing && <FailedDialog batchId={id} line={failing} onClose={() => setFailing(null)} />}
    </Card>
  )
}

function FailedDialog({
  batchId,
  line,
  onClose,
}: {
  batchId: string
  line: PayoutLine
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const settling = useBatchStep((said: string) =>
    client.payouts.settle({ id: batchId, lineIds: [line._id], status: 'failed', reason: said }),
  )
  function send() {
    const said = reason.trim()
    setMissing(said === '')
    if (said !== '') settling.mutate(said, { onSettled: onClose })
  }
  return (
    <Dialog
      open
      title={texts.failedAsk(line.owner.name)}
      description={texts.failedHint(line.amount)}
      onClose={onClose}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busy={settling.isPending} busyText={texts.busy} onClick={send}>
            {texts.failed}
          </Button>
        </>
      }
    >
      <Field label={texts.why} required error={isMissing ? payoutMessages.reasonMissing : undefined}>
        <TextInput
          maxLength={TEXT_LIMIT.line}
          value={reason}
          onChange={(event) => {
            setMissing(false)
            setReason(event.target.value)
          }}
        />
      </Field>
    </Dialog>
  )
}
