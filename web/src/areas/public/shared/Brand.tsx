import { Logo } from '~/ui/Logo'

/** The name, leading home. A plain link: home is a page without script. */
export function Brand() {
  return (
    <a href="/" className="text-palm rounded-control inline-flex min-h-12 items-center">
      <Logo className="h-9" />
    </a>
  )
}
