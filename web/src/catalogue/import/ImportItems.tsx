import type { ItemImportPreview } from '@ozi/contract'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '~/api'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { FileDrop } from '~/ui/FileDrop'
import { toast } from '~/ui/toast'
import { useLeaving } from '~/ui/useLeaving'
import { PreviewTables } from './PreviewTables'
import { readCsvFile } from './readCsvFile'
import { saveTemplate } from './template'
import { fileHint, importButton, importedWords, leaveFileWords, previewWords } from './words'

interface ImportItemsProps {
  /** Whose items they are, where it is not one's own shop. */
  shopName?: string
  preview: (csv: string) => Promise<ItemImportPreview>
  /** Keeps what the plan of the preview says. */
  bringIn: (file: { csv: string; plan: string }) => Promise<Parameters<typeof importedWords>[0]>
  onImported: () => void
  onClose: () => void
}

interface Chosen {
  readonly name: string
  readonly csv: string
  readonly preview: ItemImportPreview
}

/** Items from a CSV file: what would become of each line is seen first, and only that is done. */
export function ImportItems({ shopName, preview, bringIn, onImported, onClose }: ImportItemsProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState<'reading' | 'keeping' | null>(null)
  const summary = useRef<HTMLParagraphElement>(null)
  const { leave, question } = useLeaving(chosen !== null, onClose, leaveFileWords)
  const changes = chosen ? chosen.preview.lines.filter(({ outcome }) => outcome !== 'same').length : 0

  // What came of the file is read out, and the keyboard goes on from there.
  useEffect(() => {
    if (chosen) summary.current?.focus()
  }, [chosen])

  async function look(name: string, csv: string) {
    setChosen({ name, csv, preview: await preview(csv) })
  }
  async function attempt(kind: 'reading' | 'keeping', deed: () => Promise<void>) {
    setBusy(kind)
    setFailure(null)
    try {
      await deed()
    } catch (error) {
      const { fields, message } = refusalOf(error)
      setFailure(fields?.['csv'] ?? message)
    } finally {
      setBusy(null)
    }
  }
  const open = (file: File) =>
    attempt('reading', async () => {
      setChosen(null)
      const text = await readCsvFile(file)
      if ('failure' in text) setFailure(text.failure)
      else await look(file.name, text.csv)
    })
  const keep = ({ name, csv, preview: { plan } }: Chosen) =>
    attempt('keeping', async () => {
      try {
        toast.success(importedWords(await bringIn({ csv, plan })))
        onImported()
        onClose()
      } catch (error) {
        if (refusalOf(error).code !== 'CHANGED_MEANWHILE') throw error
        await look(name, csv)
        setFailure('Somebody changed items meanwhile, so nothing was kept. Below is what would happen now.')
      }
    })

  return (
    <Dialog
      open
      size="lg"
      onClose={leave}
      title="Items from a file"
      {...(shopName !== undefined && { description: `Of ${shopName}` })}
      footer={
        <>
          <Button look="secondary" onClick={leave}>
            Cancel
          </Button>
          {chosen && changes > 0 && (
            <Button busy={busy === 'keeping'} busyText="Bringing in…" onClick={() => void keep(chosen)}>
              {importButton(changes)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {chosen === null && (
          <div className="grid gap-2">
            <p>
              Name and Price are needed; every other cell may stay empty. An item that is there already, by
              its name, is changed where the file says otherwise and keeps its picture. Nothing is removed.
            </p>
            <div>
              <Button
                look="quiet"
                className="-ml-5"
                icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
                onClick={saveTemplate}
              >
                Download a template
              </Button>
            </div>
          </div>
        )}
        {failure !== null && (
          <p role="alert" className="text-bad bg-bad-wash rounded-control p-3 font-medium">
            {failure}
          </p>
        )}
        {chosen && (
          <>
            <p ref={summary} tabIndex={-1} className="font-semibold outline-none wrap-anywhere">
              {chosen.name}: {previewWords(chosen.preview)}
            </p>
            <PreviewTables preview={chosen.preview} />
          </>
        )}
        <FileDrop
          label={chosen ? 'Choose another file' : 'Choose a CSV file'}
          hint={fileHint}
          accept=".csv,text/csv"
          busy={busy === 'reading'}
          onFile={(file) => void open(file)}
        />
      </div>
      {question}
    </Dialog>
  )
}
