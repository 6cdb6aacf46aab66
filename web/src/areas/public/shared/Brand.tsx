import { Logo } from '~/ui/Logo'

/** The name, leading home. A plain link: home is a page without script. */
export function Brand() {
  return (
    <a href="/" className="text-palm rounded-control inline-block">
      <Logo className="h-9" />
    </a>
  )
}
