import { useState } from 'react'
import { refusalOf } from '~/api'
import { serverWordsNow, textsNow } from '~/language'
import { importTexts } from '~/languages/en/vendor/import'
import { readCsvFile } from './readCsvFile'

/** A file that was read, with the preview of its import. */
interface ImportFile<Preview> {
  readonly name: string
  readonly csv: string
  readonly preview: Preview
}

interface ImportCalls<Preview> {
  readonly preview: (csv: string) => Promise<Preview>
  /** Carries out the previewed plan and nothing else. */
  readonly bringIn: (file: { csv: string; plan: string }) => Promise<void>
}

/** The steps of an import: choose a file, preview it, import it. A failure is explained and loses nothing. */
export function useImport<Preview extends { readonly plan: string }>(
  { preview, bringIn }: ImportCalls<Preview>,
  onDone: () => void,
) {
  const [chosen, setChosen] = useState<ImportFile<Preview> | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState<'reading' | 'keeping' | null>(null)

  async function look(name: string, csv: string) {
    setChosen({ name, csv, preview: await preview(csv) })
  }
  async function attempt(kind: 'reading' | 'keeping', deed: () => Promise<void>) {
    setBusy(kind)
    setError(null)
    try {
      await deed()
    } catch (error) {
      const { fields, message } = refusalOf(error)
      setError(serverWordsNow(fields?.['csv'] ?? message))
    } finally {
      setBusy(null)
    }
  }
  const open = (file: File) =>
    attempt('reading', async () => {
      setChosen(null)
      const text = await readCsvFile(file)
      if ('error' in text) setError(serverWordsNow(text.error))
      else await look(file.name, text.csv)
    })
  const keep = ({ name, csv, preview: { plan } }: ImportFile<Preview>) =>
    attempt('keeping', async () => {
      try {
        await bringIn({ csv, plan })
        onDone()
      } catch (error) {
        if (refusalOf(error).code !== 'CHANGED_MEANWHILE') throw error
        await look(name, csv)
        setError(textsNow(importTexts).changed)
      }
    })

  return { chosen, error, busy, open, keep }
}
