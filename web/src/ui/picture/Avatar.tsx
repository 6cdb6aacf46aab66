import { clsx } from 'clsx'
import { UserRound } from 'lucide-react'
import { initials } from './initials'

interface AvatarProps {
  name: string
  /** The picture's address; '' without a picture. */
  image: string
  /** Classes for width and height: 'size-24'. */
  className?: string
}

/**
 * A person's picture inside the brand's ring, else the initials, else a figure. Hidden from screen readers,
 * because the name is beside it.
 */
export function Avatar({ name, image, className = 'size-24' }: AvatarProps) {
  const letters = initials(name)
  return (
    <span
      aria-hidden
      className={clsx(
        'border-laterite bg-laterite-wash text-laterite @container inline-grid shrink-0 place-items-center overflow-clip rounded-full border-[3px]',
        className,
      )}
    >
      {image !== '' ? (
        <img src={image} alt="" className="size-full object-cover" />
      ) : letters === '' ? (
        <UserRound className="size-1/2" />
      ) : (
        <span className="font-head text-[36cqw] leading-none font-bold">{letters}</span>
      )}
    </span>
  )
}
