import type { TransactionFilter } from '@ozi/contract'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api, refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { notice } from '~/ui/notice/notice'
import { beginDownload } from '~/browser/beginDownload'
import { transactionsTexts } from './texts'

const { exporting: texts } = transactionsTexts

/** Downloads the filtered list; the browser saves it as a stream. */
export function ExportButton({ filter }: { filter: TransactionFilter }) {
  const prepare = useMutation(
    api.payments.exportTransactions.mutationOptions({
      onSuccess: ({ data }) => beginDownload(data.path),
      onError: (error) => void notice.error(texts.failed, refusalOf(error).message),
    }),
  )
  return (
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
  )
}
