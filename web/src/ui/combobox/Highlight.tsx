import { splitMatches } from './splitMatches'

/** The text with the query's matches in bold. Screen readers read it as one text. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map((part, i) =>
    part.match ? (
      <strong key={i} className="text-palm font-semibold">
        {part.text}
      </strong>
    ) : (
      <span key={i}>{part.text}</span>
    ),
  )
}
