import { Link, type LinkProps } from 'react-router'

/** A link within or below a line of text, tall enough to touch. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return (
    <Link
      {...props}
      className="text-palm inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    />
  )
}
