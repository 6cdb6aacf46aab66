import { useEffect, useState } from 'react'
import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/chat'

/** What is sent within this time is not worth a word. */
const PATIENCE_MS = 1_500

/** Says of a message that waits and that the browser has no room for: whoever leaves the page loses it. */
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
