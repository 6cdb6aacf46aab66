import type { ImportColumn, ImportProblem } from '@ozi/contract'
import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useServerWords, useTexts } from '~/language'
import { importTexts } from '~/languages/en/vendor/import'
import { Button, buttonClass } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { ErrorState } from '~/ui/state/ErrorState'
import { FileDrop } from '~/ui/field/FileDrop'
import { useLeaving } from '~/ui/dialog/useLeaving'
import type { TableColumn } from '~/ui/table/Table'
import { LinesInParts } from './LinesInParts'
import { useImport } from './useImport'

/** A template file: the column names and one example line. */
function templateOf(columns: readonly ImportColumn[]): string {
  const line = (cells: readonly string[]) => cells.map(quoted).join(',')
  return `\ufeff${line(columns.map(({ head }) => head))}\r\n${line(columns.map(({ example }) => example))}\r\n`
}

const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The invalid lines: line number, column and reason. */
function BadLines({ problems }: { problems: readonly ImportProblem[] }) {
  const texts = useTexts(importTexts)
  const words = useServerWords()
  const columns: readonly TableColumn<ImportProblem>[] = [
    {
      key: 'line',
      head: texts.line,
      cell: ({ line }) => `${texts.line} ${String(line)}`,
      primary: true,
      className: 'md:whitespace-nowrap',
    },
    { key: 'column', head: texts.column, cell: ({ column }) => column || texts.wholeLine },
    { key: 'why', head: texts.why, cell: ({ message }) => words(message), phone: 'detail' },
  ]
  return (
    <LinesInParts
      title={texts.bad}
      caption={texts.badCaption}
      columns={columns}
      rows={problems}
      rowKey={({ line, column }) => `${String(line)} ${column}`}
    />
  )
}

interface SomePreview {
  readonly lines: readonly unknown[]
  readonly problems: readonly ImportProblem[]
  readonly plan: string
}

interface ImportDialogProps<Preview extends SomePreview> {
  title: string
  description?: string
  /** Advice before choosing a file. */
  lead: string
  columns: readonly ImportColumn[]
  /** The file name of the downloadable template. */
  templateName: string
  preview: (csv: string) => Promise<Preview>
  /** Carries out the previewed plan and reports the result. */
  bringIn: (file: { csv: string; plan: string }) => Promise<void>
  /** '2 new items, 1 line with a mistake' */
  summaryOf: (preview: Preview) => string
  /** 'Import 2 items'; null if nothing in the file can be imported. */
  deedOf: (preview: Preview) => string | null
  /** The import's effect on the valid lines. */
  renderLines: (preview: Preview) => ReactNode
  onClose: () => void
}

/**
 * Imports a list from a CSV file: a preview shows what will happen to each line, and the import does exactly
 * that.
 */
export function ImportDialog<Preview extends SomePreview>(props: ImportDialogProps<Preview>) {
  const { title, description, lead, columns, templateName, summaryOf, deedOf, renderLines, onClose } = props
  const texts = useTexts(importTexts)
  const { chosen, error, busy, open, keep } = useImport(props, onClose)
  const summary = useRef<HTMLParagraphElement>(null)
  const isBusy = busy === 'keeping'
  const { leave, question } = useLeaving({
    isUnsaved: chosen !== null,
    isBusy,
    onClose,
    words: texts,
  })
  const deed = chosen && deedOf(chosen.preview)

  // The preview is focused, so that it is announced and keyboard users continue there.
  useEffect(() => {
    if (chosen) summary.current?.focus()
  }, [chosen])

  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={leave}
      {...(description !== undefined && { description })}
      footer={
        <>
          <Button look="secondary" onClick={leave} disabled={isBusy}>
            {texts.cancel}
          </Button>
          {chosen && deed !== null && (
            <Button busy={isBusy} busyText={texts.keeping} onClick={() => void keep(chosen)}>
              {deed}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {chosen === null && (
          <div className="grid justify-items-start gap-2">
            <p>{lead}</p>
            <a
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(templateOf(columns))}`}
              download={templateName}
              className={buttonClass({ look: 'quiet', size: 'sm', className: '-ml-3.5' })}
            >
              <Download size={18} />
              {texts.template}
            </a>
          </div>
        )}
        {error !== null && <ErrorState title={error} />}
        {chosen && (
          <>
            <p ref={summary} tabIndex={-1} className="font-semibold outline-none wrap-anywhere">
              {chosen.name}: {summaryOf(chosen.preview)}
            </p>
            {chosen.preview.problems.length > 0 && <BadLines problems={chosen.preview.problems} />}
            {chosen.preview.lines.length > 0 && renderLines(chosen.preview)}
          </>
        )}
        <FileDrop
          label={chosen ? texts.another : texts.file}
          hint={texts.hint}
          accept=".csv,text/csv"
          busy={busy === 'reading'}
          busyText={texts.reading}
          disabled={isBusy}
          onFile={(file) => void open(file)}
        />
      </div>
      {question}
    </Dialog>
  )
}
