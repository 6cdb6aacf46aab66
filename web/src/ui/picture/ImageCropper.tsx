import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { type Crop, moveBy, ZOOM, zoomTo } from './cropSquare'
import { drawSquare } from './openImage'

/** The canvas' resolution; the page shows it at half that size or less, so that it is sharp on phones. */
const CANVAS_PX = 640
/** How far a key press moves the picture, as a share of the shown square. */
const KEY_STEP = 0.05

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_STEP, 0],
  ArrowRight: [-KEY_STEP, 0],
  ArrowUp: [0, KEY_STEP],
  ArrowDown: [0, -KEY_STEP],
}

interface ImageCropperProps {
  image: HTMLCanvasElement
  crop: Crop
  /** Changes may come faster than renders, so each is a function of the previous crop. */
  onChange: (change: (crop: Crop) => Crop) => void
  texts: { readonly stage: string; readonly help: string; readonly zoom: string }
}

/**
 * Selects the square of a picture to keep: move by finger, mouse or arrow keys; zoom by two fingers, the
 * wheel, + and -, or the slider. The ring shows what remains where the picture is shown round.
 */
export function ImageCropper({ image, crop, onChange, texts }: ImageCropperProps) {
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  /** The last position of each finger. */
  const fingers = useRef(new Map<number, { x: number; y: number }>())

  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, image, crop)
  }, [image, crop])

  useEffect(() => {
    const element = stage.current
    if (!element) return
    // React's wheel listeners are passive, so they cannot stop the page behind from scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      onChange((now) => zoomTo(now, image, now.zoom * Math.exp(-event.deltaY / 400)))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [image, onChange])

  function drag(event: PointerEvent<HTMLDivElement>) {
    const last = fingers.current.get(event.pointerId)
    if (!last) return
    const { width } = event.currentTarget.getBoundingClientRect()
    const now = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([pointer]) => pointer !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    // With two fingers, each moves the picture by half.
    const share = other ? 0.5 / width : 1 / width
    const spread = other ? distance(now, other) / Math.max(1, distance(last, other)) : 1
    onChange((before) => {
      const moved = moveBy(before, image, (last.x - now.x) * share, (last.y - now.y) * share)
      return zoomTo(moved, image, moved.zoom * spread)
    })
  }

  function press(event: KeyboardEvent) {
    const step = ARROWS[event.key]
    const isLarger = event.key === '+' || event.key === '='
    if (!step && !isLarger && event.key !== '-') return
    event.preventDefault()
    if (step) onChange((now) => moveBy(now, image, step[0], step[1]))
    else onChange((now) => zoomTo(now, image, now.zoom + (isLarger ? 0.2 : -0.2)))
  }

  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  return (
    <div className="grid gap-4">
      <div
        ref={stage}
        role="group"
        tabIndex={0}
        aria-label={texts.stage}
        aria-describedby={`${id}-help`}
        data-autofocus
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
        className="rounded-card relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none overflow-clip select-none active:cursor-grabbing"
      >
        <canvas ref={canvas} width={CANVAS_PX} height={CANVAS_PX} className="block size-full" />
        {/* The part outside the ring stays visible, but dimmed. */}
        <span
          aria-hidden
          className="border-surface pointer-events-none absolute inset-1 rounded-full border-[3px] shadow-[0_0_0_200px_var(--color-scrim)]"
        />
      </div>
      <p id={`${id}-help`} className="text-quiet text-center text-sm">
        {texts.help}
      </p>
      <label className="grid grid-cols-[auto_1fr] items-center gap-4 text-sm font-semibold">
        {texts.zoom}
        <input
          type="range"
          min={ZOOM.min}
          max={ZOOM.max}
          step={ZOOM.step}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = Number(event.target.value)
            onChange((now) => zoomTo(now, image, zoom))
          }}
          className="accent-palm min-h-12 w-full min-w-0 cursor-pointer"
        />
      </label>
    </div>
  )
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)
