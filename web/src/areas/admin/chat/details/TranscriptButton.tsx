import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api, refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { notice } from '~/ui/notice/notice'
import { staffChatTexts as texts } from '../texts'

/** Saves the conversation as a text file, without notes. */
export function TranscriptButton({ conversationId }: { conversationId: string }) {
  const transcript = useMutation(
    api.staffChat.transcript.mutationOptions({
      onSuccess: ({ data }) => save(data.fileName, data.content),
      onError: (error) => void notice.error(texts.transcriptFailed, refusalOf(error).message),
    }),
  )
  return (
    <Button
      look="secondary"
      size="sm"
      busy={transcript.isPending}
      icon={<Download size={16} />}
      onClick={() => transcript.mutate({ id: conversationId })}
      className="justify-self-start"
    >
      {texts.transcript}
    </Button>
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
  // By then the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
