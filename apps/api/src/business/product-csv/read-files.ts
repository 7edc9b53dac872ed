import { videoAddress } from '@wbn/contract/business/saved-fields.ts';
import { photosLimit, videosLimit } from '@wbn/contract/business/saved-product.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { isSameAddress } from '../same-address.ts';
import { splitList } from './csv-cells.ts';
import { type CsvProduct, picturesOf } from './product-cells.ts';
import type { RowReading } from './row-reading.ts';

/**
 * Pictures and videos of a row. Pictures are named by their addresses in our own store, as the export writes them, and must be the
 * company's; nothing is ever loaded: an import that loads addresses of strangers would be a way into our network.
 */
export function readFiles(reading: RowReading): Partial<CsvProduct> {
  return { ...readPhotos(reading), ...readVideos(reading) };
}

function readPhotos({ said, stored, photos, problem }: RowReading): Partial<CsvProduct> {
  const cell = said.get('photos');
  if (cell === undefined) return {};
  const own = stored ? picturesOf(stored) : [];
  const kept = splitList(cell).flatMap((address) => {
    const photo = own.find(({ url }) => isSameAddress(url, address)) ?? photos.get(address) ?? 'foreignPhoto';
    if (typeof photo !== 'string') return [photo];
    problem('photos', photo, address);
    return [];
  });
  const [main = null, ...others] = new Map(kept.map((photo) => [photo.url, photo])).values();
  if (others.length >= photosLimit) problem('photos', 'tooMany');
  return { main_image: main, photos: others };
}

function readVideos({ said, stored, problem }: RowReading): Partial<CsvProduct> {
  const cell = said.get('videos');
  if (cell === undefined) return {};
  const videos = [...new Set(splitList(cell))].flatMap((address) => {
    const own = stored?.videos.find(({ url }) => isSameAddress(url, address));
    if (own) return [own];
    const checked = videoAddress.safeParse(address);
    if (!checked.success) problem('videos', 'video', address);
    return checked.success ? [{ videoID: newId(), url: checked.data }] : [];
  });
  if (videos.length > videosLimit) problem('videos', 'tooMany');
  return { videos };
}
