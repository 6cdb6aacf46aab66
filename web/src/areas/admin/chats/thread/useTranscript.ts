import { useMutation } from '@tanstack/react-query'
import { api } from '~/api'

/** Saves the whole conversation as a text file. */
export function useTranscript() {
  return useMutation(
    api.support.transcript.mutationOptions({ onSuccess: ({ data }) => save(data.fileName, data.content) }),
  )
}

function save(fileName: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
