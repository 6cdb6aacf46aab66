/** Lets the browser save a text, as if a file of this name had been downloaded. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
