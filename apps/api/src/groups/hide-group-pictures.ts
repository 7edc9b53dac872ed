import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { deleteReleasedPicture } from '../files/clean-up-uploads.ts';
import { reservePicture } from '../files/store-upload.ts';
import type { Services } from '../services.ts';
import { replacePicture, type ShownPicture, selectPublicPictures } from './group-pictures.sql.ts';

const atOnce = 100;

type Stores = Pick<Services, 'db' | 'fileStore' | 'storedFiles'>;

/**
 * Moves pictures of private groups that have a public address to keys without one: those from before a group became
 * private, and those sent while it did. Runs each minute; a picture whose files are elsewhere or missing stays as it is,
 * and is not shown by its address either.
 */
export async function hideGroupPictures(stores: Stores): Promise<void> {
  let after = '';
  const failures: unknown[] = [];
  for (;;) {
    const rows = await selectPublicPictures.all(stores.db, { after, most: atOnce });
    for (const row of rows) await hidePicture(stores, row).catch((failure) => failures.push(failure));
    if (rows.length < atOnce) break;
    after = rows.at(-1)?.id ?? '';
  }
  // One that fails keeps no other from being moved.
  if (failures.length > 0) throw new AggregateError(failures, 'Pictures of private groups were not moved');
}

async function hidePicture(stores: Stores, shown: ShownPicture): Promise<void> {
  const { db, fileStore } = stores;
  const { kind, id, owner_id: ownerID, picture: from } = shown;
  if (ownerID === '') return;
  const hidden = createHash('sha256').update(`${kind}/${id}/${from.url}`).digest('hex').slice(0, 32);
  const copies = new Map<string, { key: string; bytes: Buffer; type: string }>();
  for (const { url, type } of from.versions ?? []) {
    const stream = await stores.storedFiles.open(url);
    if (!stream) return;
    copies.set(url, { key: `private/${hidden}/${url.split('/').at(-1)}`, bytes: await buffer(stream), type });
  }
  const keyOf = (url: string) => copies.get(url)?.key ?? '';
  if (keyOf(from.url) === '') return;
  const to: StoredPhoto = {
    ...from,
    url: keyOf(from.url),
    versions: from.versions?.map((version) => ({ ...version, url: keyOf(version.url) })) ?? [],
  };
  const keys = [...copies.values()].map(({ key }) => key);
  await reservePicture(db, { id: hidden, ownerID, photo: to, keys });
  for (const { key, bytes, type } of copies.values()) await fileStore.write(key, bytes, type);
  await replacePicture.run(db, { kind, id, from, to });
  await deleteReleasedPicture(db, fileStore, from.url);
}
