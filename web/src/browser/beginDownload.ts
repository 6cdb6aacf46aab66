/** Followed like a link: the answer is a file, so the page stays. */
export function beginDownload(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
