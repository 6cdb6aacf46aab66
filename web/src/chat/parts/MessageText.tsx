import { textParts } from './links'

/** A message's text, never interpreted as markup; web addresses become links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {textParts(text).map(({ text: words, href }, at) =>
        href === null ? (
          words
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="rounded-sm underline underline-offset-3"
          >
            {words}
          </a>
        ),
      )}
    </p>
  )
}
