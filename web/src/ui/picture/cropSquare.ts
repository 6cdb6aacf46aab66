/** A square of a picture: its centre as shares of the picture's width and height, and the zoom. */
export interface Crop {
  readonly centerX: number
  readonly centerY: number
  /** 1 is the largest square that fits into the picture. */
  readonly zoom: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const ZOOM = { min: 1, max: 4, step: 0.05 } as const

export const WHOLE: Crop = { centerX: 0.5, centerY: 0.5, zoom: ZOOM.min }

/** The square in the picture's own pixels. */
export function squareOf({ centerX, centerY, zoom }: Crop, { width, height }: Size) {
  const side = Math.min(width, height) / zoom
  return { x: centerX * width - side / 2, y: centerY * height - side / 2, side }
}

/** Moves the square by shares of its own side, within the picture. */
export function moveBy(crop: Crop, size: Size, byX: number, byY: number): Crop {
  const { side } = squareOf(crop, size)
  return within(
    {
      ...crop,
      centerX: crop.centerX + (byX * side) / size.width,
      centerY: crop.centerY + (byY * side) / size.height,
    },
    size,
  )
}

/** Zooms around the centre, as far as the picture's edges allow. */
export function zoomTo(crop: Crop, size: Size, zoom: number): Crop {
  return within({ ...crop, zoom: Math.min(ZOOM.max, Math.max(ZOOM.min, zoom)) }, size)
}

/** The side of the final square in pixels: never more than the picture has. */
export const sideToKeep = (crop: Crop, size: Size, maxSide: number): number =>
  Math.max(1, Math.min(maxSide, Math.round(squareOf(crop, size).side)))

function within(crop: Crop, size: Size): Crop {
  const { side } = squareOf(crop, size)
  const clamp = (center: number, length: number) => {
    const margin = side / 2 / length
    return Math.min(1 - margin, Math.max(margin, center))
  }
  return { ...crop, centerX: clamp(crop.centerX, size.width), centerY: clamp(crop.centerY, size.height) }
}
