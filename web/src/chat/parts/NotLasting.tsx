import { useEffect, useState } from 'react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/chat'

/** No warning if the message is sent within this time. */
const PATIENCE_MS = 1_500

/** Warns that an unsent message is lost on leaving the page, because the browser has no room for it. */
export function NotLasting() {
  const texts = useTexts(chatTexts)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="alert" className="text-wait max-w-[85%] px-1 text-right text-sm empty:hidden">
      {isDue ? texts.notLasting : null}
    </p>
  )
}
