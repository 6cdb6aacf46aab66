import type { OrderDetail, OrderPayment } from '@ozi/contract'
import { Banknote, QrCode as QrIcon, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '~/language'
import { transferTexts } from '~/languages/en/rider/transfer'
import { isTransferDue } from '~/order/isTransferDue'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Alert } from '~/ui/notice/Alert'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { lazyPart } from '~/ui/lazy/lazyPart'
import { formatNaira } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { useOnline } from '~/ui/state/OfflineBanner'
import { useTransfer } from './useTransfer'

const QrCode = lazyPart(async () => (await import('~/account/second-factor/QrCode')).QrCode)

/** A job that is paid by transfer: nothing is handed over before it says that it is paid. */
export function TransferAtDoor({ order }: { order: OrderDetail }) {
  const texts = useTexts(transferTexts)
  const [latest] = order.payments ?? []
  if (order.paymentMethod !== 'Transfer' || !latest || order.status === 'delivered') return null
  if (isTransferDue(order)) return <Due order={order} latest={latest} />
  return (
    <Card as="section" title={texts.title}>
      <p role="status" className="rounded-control bg-good-wash text-good p-3 text-lg font-semibold">
        {texts.paid}
      </p>
    </Card>
  )
}

function Due({ order, latest }: { order: OrderDetail; latest: OrderPayment }) {
  const texts = useTexts(transferTexts)
  const isOnline = useOnline()
  const [asksCash, setAsksCash] = useState(false)
  const transfer = useTransfer(order._id, latest.reference)
  const { page, refusal } = transfer
  const isBusy = transfer.isOpening || transfer.isChecking || transfer.isChanging
  return (
    <Card as="section" title={texts.title} lifted>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Money amount={latest.amount} className="font-head text-3xl font-bold" />
          {latest.isSandbox && <Badge tone="wait">{texts.sandbox}</Badge>}
        </div>
        <p className="text-wait text-lg font-semibold">{texts.due}</p>
        <p>{texts.receipt}</p>
        {!isOnline && (
          <p role="status" className="text-bad font-semibold">
            {texts.offline}
          </p>
        )}
        {page?.authorizationUrl !== undefined && (
          <figure className="grid justify-items-center gap-2">
            <QrCode
              text={page.authorizationUrl}
              alt={texts.qr(formatNaira(latest.amount))}
              className="rounded-control w-64 max-w-full"
              fallback={<span className="block aspect-square w-64 max-w-full" />}
            />
            <figcaption className="text-center">{texts.scan}</figcaption>
          </figure>
        )}
        {transfer.isNotYet && (
          <p role="status" className="text-wait font-semibold">
            {texts.notYet}
          </p>
        )}
        {refusal && (
          <Alert>
            {texts.failed} {refusal.message}
          </Alert>
        )}
        <div className="grid gap-2">
          {!page && (
            <Button
              wide
              icon={<QrIcon size={18} />}
              busy={transfer.isOpening}
              busyText={texts.showing}
              disabled={!isOnline || isBusy}
              onClick={transfer.open}
              {...QrCode.preloadWhenNear}
            >
              {texts.show}
            </Button>
          )}
          <Button
            wide
            look={page ? 'primary' : 'secondary'}
            icon={<RefreshCw size={18} />}
            busy={transfer.isChecking}
            busyText={texts.checking}
            disabled={!isOnline || isBusy}
            onClick={transfer.check}
          >
            {texts.check}
          </Button>
          <Button
            wide
            look="quiet"
            icon={<Banknote size={18} />}
            busy={transfer.isChanging}
            disabled={!isOnline || isBusy}
            onClick={() => setAsksCash(true)}
          >
            {texts.cash}
          </Button>
        </div>
      </div>
      <AlertDialog
        open={asksCash}
        title={texts.cashAsk(formatNaira(latest.amount))}
        actionText={texts.cashYes}
        cancelText={texts.keep}
        onAction={() => {
          setAsksCash(false)
          transfer.takeCash()
        }}
        onCancel={() => setAsksCash(false)}
      >
        {texts.cashHint}
      </AlertDialog>
    </Card>
  )
}
