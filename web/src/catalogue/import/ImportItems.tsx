import { ITEM_COLUMNS, type ItemImportPreview } from '@ozi/contract'
import { ImportDialog } from '~/importing/ImportDialog'
import { useTexts } from '~/language'
import { itemImportTexts } from '~/languages/en/vendor/import'
import { toast } from '~/ui/notice/toast'
import { ItemLines } from './ItemLines'
import { importButton, importedWords, previewWords } from './importTexts'

interface ImportItemsProps {
  /** The items' shop, if it is not the user's own. */
  shopName?: string
  preview: (csv: string) => Promise<ItemImportPreview>
  /** Carries out the previewed plan. */
  bringIn: (file: { csv: string; plan: string }) => Promise<Parameters<typeof importedWords>[0]>
  onImported: () => void
  onClose: () => void
}

/** Imports a shop's items from a file. */
export function ImportItems({ shopName, preview, bringIn, onImported, onClose }: ImportItemsProps) {
  const texts = useTexts(itemImportTexts)
  return (
    <ImportDialog
      title={texts.title}
      {...(shopName !== undefined && { description: texts.ofShop(shopName) })}
      lead={texts.lead}
      columns={ITEM_COLUMNS}
      templateName="ozi-items.csv"
      preview={preview}
      bringIn={async (file) => {
        toast.success(importedWords(await bringIn(file)))
        onImported()
      }}
      summaryOf={previewWords}
      deedOf={importButton}
      renderLines={({ lines }) => <ItemLines lines={lines} />}
      onClose={onClose}
    />
  )
}
