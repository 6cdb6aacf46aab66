/** The number of bytes in a base64 data URL. */
export function bytesOfDataUrl(url: string): number {
  const base64 = url.slice(url.indexOf(',') + 1)
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return (base64.length / 4) * 3 - padding
}
