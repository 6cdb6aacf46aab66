import { Button } from '~/ui/Button'

interface SubmitButtonProps {
  busyText: string
  wide?: boolean
  className?: string
  children: string
}

/** Sends a PageForm; asleep until the page's script wakes it. */
export function SubmitButton({ busyText, wide = true, className, children }: SubmitButtonProps) {
  return (
    <Button type="submit" wide={wide} busyText={busyText} disabled {...(className && { className })}>
      {children}
    </Button>
  )
}
