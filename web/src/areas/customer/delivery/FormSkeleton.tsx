import { useTexts } from '~/language'
import { deliveryTexts } from '~/languages/en/customer/delivery'
import { Skeleton } from '~/ui/Skeleton'
import { VisuallyHidden } from '~/ui/VisuallyHidden'
import { FormGroup } from '~/placing/FormGroup'

/** The form's layout while the account is still unknown. */
export function FormSkeleton() {
  const texts = useTexts(deliveryTexts)
  return (
    <div aria-busy="true" className="mt-5 grid gap-4 md:grid-cols-[1fr_20rem] md:gap-6">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <FormGroup title={texts.places}>
        {[texts.from, texts.to].map((label) => (
          <div key={label}>
            <p className="mb-1.5 text-sm font-semibold">{label}</p>
            <Skeleton className="h-12" />
          </div>
        ))}
      </FormGroup>
      <Skeleton className="h-40 md:h-full" />
    </div>
  )
}
