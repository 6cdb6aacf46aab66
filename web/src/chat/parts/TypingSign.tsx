import { useTexts } from '~/language'
import { chatTexts } from '~/languages/en/chat'

/** Says that the other side is typing. Its space is always reserved, to avoid layout shift. */
export function TypingSign({ name, isTyping }: { name: string; isTyping: boolean }) {
  const texts = useTexts(chatTexts)
  return (
    <p data-typing={isTyping} className="text-quiet flex min-h-6 items-center gap-2 px-1 text-sm">
      {isTyping && (
        <>
          <span aria-hidden className="flex gap-1">
            {[0, 1, 2].map((at) => (
              <span
                key={at}
                className="size-1.5 rounded-full bg-current [animation:breathe_900ms_infinite]"
                style={{ animationDelay: `${String(at * 150)}ms` }}
              />
            ))}
          </span>
          {texts.typing(name)}
        </>
      )}
    </p>
  )
}
