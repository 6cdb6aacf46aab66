import type { Locator } from '@playwright/test'

/** Drops a file with this text. @param within the container of the drop area */
export async function dropFile(within: Locator, name: string, text: string): Promise<void> {
  const place = within.locator('[data-file-drop]')
  const dataTransfer = await within.page().evaluateHandle(
    (file) => {
      const dropped = new DataTransfer()
      dropped.items.add(new File([file.text], file.name))
      return dropped
    },
    { name, text },
  )
  await place.dispatchEvent('dragover', { dataTransfer })
  await place.dispatchEvent('drop', { dataTransfer })
}
