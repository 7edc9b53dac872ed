import { requestGroupPicture } from '@wbn/contract/groups/groups.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import { addDownload, type OpenDownload } from '../files/downloads/serve-downloads.ts';
import { isPrivatePhoto } from '../files/store-upload.ts';
import { defineHandler } from '../server/define-handler.ts';
import { findGroupPicture } from './group-pictures.sql.ts';

interface Asked {
  readonly groupID: string;
  readonly postID: string | null;
  readonly userID: string;
}

/** Throws NotFound when there is no such picture, or the person may not see it at this moment. */
async function requirePicture(db: Kysely<Database>, { userID, ...asked }: Asked): Promise<StoredPhoto> {
  const found = await findGroupPicture.first(db, { ...asked, userID, actorID: userID });
  if (!found) throw notFound('There is no such picture in a group that you may read.');
  return found.picture;
}

/** Limit is high because every picture of a long timeline is asked for. */
const limit = { call: requestGroupPicture.name, most: 2_000, seconds: 600 };

export const requestGroupPictureHandler = defineHandler(
  requestGroupPicture,
  ({ user, params: { id: groupID }, body: { postID = null, width }, language, services }) =>
    services.db.transaction().execute(async (transaction) => {
      const userID = user?.userID ?? '';
      const asked = { groupID, postID, userID };
      // Pictures of open groups have addresses of their own, and visitors need none here.
      if (!user) throw notFound('There is no such picture in a group that you may read.');
      await requirePicture(transaction, asked);
      await limitCall(transaction, { ...limit, clientAddress: userID });
      const download = { kind: 'group-picture', group_id: groupID, post_id: postID, width } as const;
      return { data: await addDownload(transaction, { ...download, user_id: userID, language }) };
    }),
);

/** Checks again on download that the person is still a member. */
const openGroupPicture: OpenDownload = async (transaction, { fileStore, storedFiles }, download) => {
  const { group_id: groupID, post_id: postID, user_id: userID, width } = download;
  const picture = await requirePicture(transaction, { groupID: groupID ?? '', postID, userID });
  const { url, type } = chooseVersion(picture, width ?? 0);
  return {
    contentType: type,
    fileName: `picture.${type.slice('image/'.length)}`,
    how: 'inline',
    async stream() {
      const found = await (isPrivatePhoto(picture) ? fileStore.read(url) : storedFiles.open(url));
      if (!found) throw notFound('This picture is not here any more.');
      return found;
    },
  };
};

/** The smallest WebP of at least this width, otherwise the largest. */
function chooseVersion({ url, versions = [] }: StoredPhoto, width: number): { url: string; type: string } {
  const sizes = versions.filter(({ type }) => type === 'image/webp').sort((a, b) => a.width - b.width);
  return sizes.find((version) => version.width >= width) ?? sizes.at(-1) ?? { url, type: 'image/webp' };
}

/** Downloads for addresses of `request-group-picture`. */
export const groupDownloads = { 'group-picture': openGroupPicture } as const;
