/** The text of another server's answer; null if it is longer than we read. */
export async function readAnswer(answer: Response, bytesMax: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop ends the download.
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > bytesMax) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
