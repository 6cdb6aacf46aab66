import type { ParcelSize } from '@ozi/contract'
import { CarFront, type LucideIcon, Package, ShoppingBag } from 'lucide-react'

const ICONS: Readonly<Record<ParcelSize, LucideIcon>> = {
  small: ShoppingBag,
  medium: Package,
  large: CarFront,
}

export function ParcelSizeIcon({ size }: { size: ParcelSize }) {
  const Icon = ICONS[size]
  return <Icon size={18} className="shrink-0" />
}
