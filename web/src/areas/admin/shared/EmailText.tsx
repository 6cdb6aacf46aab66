/** An address; a long one goes on with its @ in the next line, and breaks elsewhere only where that is too long itself. */
export function EmailText({ email }: { email: string }) {
  const at = Math.max(0, email.lastIndexOf('@'))
  return (
    <span className="wrap-anywhere">
      {email.slice(0, at)}
      <span className="inline-block max-w-full">{email.slice(at)}</span>
    </span>
  )
}
