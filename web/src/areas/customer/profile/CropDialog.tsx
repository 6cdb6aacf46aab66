import { PROFILE_IMAGE } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { profileTexts } from '~/languages/en/customer/profile'
import { Button } from '~/ui/button/Button'
import { type Crop, WHOLE } from '~/ui/picture/cropSquare'
import { Dialog } from '~/ui/dialog/Dialog'
import { ImageCropper } from '~/ui/picture/ImageCropper'
import { cutSquare } from '~/ui/picture/openImage'

interface CropDialogProps {
  /** The opened photo; null closes the dialog. */
  image: HTMLCanvasElement | null
  onTake: (dataUrl: string) => void
  onClose: () => void
}

/** Crops a photo to the square that is stored. */
export function CropDialog({ image, onTake, onClose }: CropDialogProps) {
  const texts = useTexts(profileTexts)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [cropped, setCropped] = useState(image)
  // A new photo starts uncropped.
  if (cropped !== image) {
    setCropped(image)
    setCrop(WHOLE)
  }
  return (
    <Dialog
      open={image !== null}
      onClose={onClose}
      title={texts.cropTitle}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button onClick={() => image && onTake(cutSquare(image, crop, PROFILE_IMAGE.widthPx))}>
            {texts.useImage}
          </Button>
        </>
      }
    >
      {image && (
        <ImageCropper
          image={image}
          crop={crop}
          onChange={setCrop}
          texts={{ stage: texts.cropStage, help: texts.cropHelp, zoom: texts.cropZoom }}
        />
      )}
    </Dialog>
  )
}
