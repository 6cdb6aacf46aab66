import { Logo } from '~/ui/Logo'

/** The wordmark, linked to the home page. A plain link, because the home page does not use the framework. */
export function Brand() {
  return (
    <a href="/" className="text-palm rounded-control inline-flex min-h-12 items-center">
      <Logo className="h-9" />
    </a>
  )
}
