import type { ImportColumn, ImportProblem } from '@ozi/contract'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { refusalOf } from '~/api'
import { readCsvFile } from '~/catalogue/import/readCsvFile'
import { fileHint, leaveFileWords } from '~/catalogue/import/words'
import { Button, buttonClass } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { ErrorState } from '~/ui/ErrorState'
import { FileDrop } from '~/ui/FileDrop'
import { useLeaving } from '~/ui/useLeaving'
import { ImportProblems } from './ImportProblems'
import { templateOf } from './template'
import { importTexts as texts } from './texts'

interface Preview<Line> {
  readonly lines: readonly Line[]
  readonly problems: readonly ImportProblem[]
  readonly plan: string
}

interface ImportDialogProps<Line> {
  title: string
  columns: readonly ImportColumn[]
  /** Of the template that is downloaded. */
  templateName: string
  /** 'Register 12 riders' */
  confirmText: (lines: number) => string
  preview: (csv: string) => Promise<Preview<Line>>
  confirm: (csv: string, plan: string) => Promise<void>
  /** What becomes of the good lines. */
  renderLines: (lines: readonly Line[]) => ReactNode
  onClose: () => void
}

/** A list from a file: chosen, looked at line by line, and only then brought in. */
export function ImportDialog<Line>(props: ImportDialogProps<Line>) {
  const { title, columns, templateName, confirmText, renderLines, onClose } = props
  const [csv, setCsv] = useState('')
  const [seen, setSeen] = useState<Preview<Line> | null>(null)
  const [busy, setBusy] = useState<'reading' | 'keeping' | null>(null)
  const [failure, setFailure] = useState('')
  const { leave, question } = useLeaving(seen !== null, onClose, leaveFileWords)

  async function open(file: File) {
    const text = await readCsvFile(file)
    if ('csv' in text) return look(text.csv)
    setSeen(null)
    setFailure(text.failure)
  }

  async function look(text: string) {
    setCsv(text)
    setBusy('reading')
    setFailure('')
    try {
      setSeen(await props.preview(text))
    } catch (error) {
      const { fields, message } = refusalOf(error)
      setSeen(null)
      setFailure(fields?.['csv'] ?? message)
    } finally {
      setBusy(null)
    }
  }

  async function keep(plan: string) {
    setBusy('keeping')
    setFailure('')
    try {
      await props.confirm(csv, plan)
      onClose()
    } catch (error) {
      const { code, fields, message } = refusalOf(error)
      if (code === 'CHANGED_MEANWHILE') {
        await look(csv)
        setFailure(texts.changed)
      } else {
        setBusy(null)
        setFailure(fields?.['csv'] ?? message)
      }
    }
  }

  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={busy === 'keeping' ? () => undefined : leave}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={busy === 'keeping'}>
            {texts.cancel}
          </Button>
          {seen && seen.lines.length > 0 && (
            <Button busy={busy === 'keeping'} onClick={() => void keep(seen.plan)}>
              {confirmText(seen.lines.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {seen === null && <p>{texts.lead}</p>}
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(templateOf(columns))}`}
          download={templateName}
          className={buttonClass({ look: 'quiet', size: 'sm', className: '-ml-3.5 justify-self-start' })}
        >
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {texts.template}
        </a>
        <FileDrop
          label={seen ? texts.another : texts.file}
          hint={fileHint}
          accept=".csv,text/csv"
          busy={busy === 'reading'}
          onFile={(file) => void open(file)}
        />
        {failure !== '' && <ErrorState title={texts.failed}>{failure}</ErrorState>}
        {seen && seen.problems.length > 0 && <ImportProblems problems={seen.problems} />}
        {seen && (
          <section className="grid gap-2">
            <h3 role="status" className="text-lg">
              {seen.lines.length === 0 ? texts.none : texts.good(seen.lines.length)}
            </h3>
            {seen.lines.length > 0 && renderLines(seen.lines)}
          </section>
        )}
      </div>
      {question}
    </Dialog>
  )
}
