import { adminTexts } from './texts'

/**
 * An e-mail address; a long one breaks before its @, and elsewhere only if a part is too long itself. The @
 * and what follows are a block, which a link's underline would skip, so the underline is inherited
 * explicitly.
 */
export function EmailText({ email }: { email: string | undefined }) {
  if (email === undefined) return adminTexts.notAvailable
  const at = Math.max(0, email.lastIndexOf('@'))
  return (
    <span className="wrap-anywhere [text-decoration:inherit]">
      {email.slice(0, at)}
      <span className="inline-block max-w-full [text-decoration:inherit]">{email.slice(at)}</span>
    </span>
  )
}
