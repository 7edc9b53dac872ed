import { ApiError } from './api-error.ts';

/** Loads a picture from a single-use address as a blob, to be cached because the address works only once. Throws ApiError. */
export async function loadPicture(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new ApiError('NotFound', 'The picture could not be loaded.', answer.status);
  return answer.blob();
}
