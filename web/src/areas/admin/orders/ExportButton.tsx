import type { TransactionFilter } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api, refusalOf } from '~/api'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Button } from '~/ui/button/Button'
import { beginDownload } from '~/browser/beginDownload'
import { ordersTexts } from './texts'

const { exporting: texts } = ordersTexts

/** Downloads the filtered list; the browser saves it as a stream. */
export function ExportButton({ filter }: { filter: TransactionFilter }) {
  const prepare = useMutation(
    api.payments.exportTransactions.mutationOptions({ onSuccess: ({ data }) => beginDownload(data.path) }),
  )
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        busy={prepare.isPending}
        busyText={texts.preparing}
        icon={<Download size={16} />}
        onClick={() => prepare.mutate(filter)}
      >
        {texts.button}
      </Button>
      <AlertDialog open={prepare.isError} title={texts.failed} onAction={() => prepare.reset()}>
        {prepare.error && refusalOf(prepare.error).message}
      </AlertDialog>
    </>
  )
}
