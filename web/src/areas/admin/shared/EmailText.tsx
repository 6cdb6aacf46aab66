/**
 * An address; a long one goes on with its @ in the next line, and breaks elsewhere only where that is too long itself.
 * A link's underline would stop at the block of the @: it is handed down.
 */
export function EmailText({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'))
  return (
    <span className="wrap-anywhere [text-decoration:inherit]">
      {email.slice(0, at)}
      <span className="inline-block max-w-full [text-decoration:inherit]">{email.slice(at)}</span>
    </span>
  )
}
