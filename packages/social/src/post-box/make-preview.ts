import { scalePicture } from '@wbn/ui-kit/pictures/scale-picture.ts';

/** Pixels in width, and bytes: it is kept with the draft. */
const size = { width: 480, limit: 48 * 1024 };

/** A small copy of a picture as an address of the kind `data:`, which outlives a reload. */
export async function makePreview(picture: Blob): Promise<string> {
  const small = await scalePicture(picture, size);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(small);
  });
}
