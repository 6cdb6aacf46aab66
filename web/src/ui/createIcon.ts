import { clsx } from 'clsx'
import { createElement, forwardRef, type SVGProps } from 'react'

interface IconData {
  /** Its parts, each with a key of its own. */
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/**
 * Makes the component of an icon of lucide-react, in place of the package's own function (web/lean-icons.ts): that one
 * also knows a context, aliases, attributes of other frameworks and a class for each icon.
 */
const createIcon = ({ node }: IconData) =>
  forwardRef<SVGSVGElement, IconProps>(({ size = 24, className, ...props }, ref) =>
    createElement(
      'svg',
      {
        ref,
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: clsx('lucide', className),
        // What is named is read out.
        'aria-hidden': props['aria-label'] === undefined || undefined,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    ),
  )

export default createIcon
