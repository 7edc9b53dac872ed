const width = 480;

/** A small copy of a picture as a data address, so that a draft can hold it; '' when the browser cannot make one. */
export async function previewOf(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined);
  if (!bitmap) return '';
  const share = Math.min(1, width / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.75);
}
