import { useEffect } from 'react'
import { AlertDialog } from '../dialog/AlertDialog'
import { type Notice, notice } from './notice'
import { NoticeLine } from '../line/NoticeLine'

export default function NoticeDialog({ notice: shown }: { notice: Notice }) {
  const { id, leavesAfterMs } = shown

  useEffect(() => {
    if (leavesAfterMs === undefined) return
    const timer = setTimeout(() => notice.dismiss(id), leavesAfterMs)
    return () => clearTimeout(timer)
  }, [id, leavesAfterMs])

  return (
    <AlertDialog
      open
      staysOnTop
      title={shown.title}
      onAction={() => notice.dismiss(id)}
      sign={<NoticeLine kind={shown.kind} leavesAfterMs={leavesAfterMs} />}
    >
      {shown.text}
      {shown.more !== undefined && <p className="text-ink mt-3">{shown.more}</p>}
    </AlertDialog>
  )
}
