import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api, refusalOf } from '~/api'
import { beginDownload } from '~/browser/beginDownload'
import { useTexts } from '~/language'
import { ownDataTexts } from '~/languages/en/customer/ownData'
import { Button } from '~/ui/button/Button'
import { Alert } from '~/ui/notice/Alert'
import { Card } from '~/ui/list/Card'
import { toast } from '~/ui/notice/toast'

/** Downloads all that is kept about the user; the browser saves it as a stream. */
export function DownloadCopy() {
  const texts = useTexts(ownDataTexts)
  const prepare = useMutation(
    api.ownData.export.mutationOptions({
      onSuccess: ({ data }) => {
        beginDownload(data.path)
        toast.success(texts.begun)
      },
    }),
  )
  return (
    <Card as="section" title={texts.copy}>
      <p>{texts.copyHint}</p>
      <p className="text-quiet mt-2 mb-4 text-sm">{texts.copyKeep}</p>
      <Button
        look="secondary"
        busy={prepare.isPending}
        busyText={texts.preparing}
        icon={<Download size={18} />}
        onClick={() => prepare.mutate(undefined)}
      >
        {texts.download}
      </Button>
      {prepare.error && (
        <Alert className="mt-3 text-sm">
          {texts.downloadFailed} {refusalOf(prepare.error).message}
        </Alert>
      )}
    </Card>
  )
}
