import { textParts } from './links'

/** What somebody wrote: as text, whatever it holds; web addresses can be followed. */
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
