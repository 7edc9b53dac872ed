import { videoAddress } from '@wbn/contract/business/saved-fields.ts';
import { videosLimit } from '@wbn/contract/business/saved-product.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { isSameAddress } from '../same-address.ts';
import { splitList } from './csv-cells.ts';
import { type CsvProduct, picturesOf } from './product-cells.ts';
import type { RowReading } from './read-row.ts';

/**
 * Pictures and videos of a row. Pictures can be put in another order and left out; new ones are sent on the product's page, where they
 * are checked and drawn: an import that loads addresses of strangers would be a way into our network.
 */
export function readFiles(reading: RowReading): Partial<CsvProduct> {
  return { ...readPhotos(reading), ...readVideos(reading) };
}

function readPhotos({ said, stored, problem }: RowReading): Partial<CsvProduct> {
  const cell = said.get('photos');
  if (cell === undefined) return {};
  const own = stored ? picturesOf(stored) : [];
  const kept = splitList(cell).flatMap((address) => {
    const photo = own.find(({ url }) => isSameAddress(url, address));
    if (!photo) problem('photos', 'newPhoto', address);
    return photo ? [photo] : [];
  });
  const [main = null, ...others] = new Set(kept);
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
