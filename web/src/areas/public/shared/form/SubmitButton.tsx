import { Button } from '~/ui/button/Button'

interface SubmitButtonProps {
  busyText: string
  wide?: boolean
  className?: string
  children: string
}

/** Submits a PageForm; disabled until the page's script enables it. */
export function SubmitButton({ busyText, wide = true, className, children }: SubmitButtonProps) {
  return (
    <Button type="submit" wide={wide} busyText={busyText} disabled {...(className && { className })}>
      {children}
    </Button>
  )
}
