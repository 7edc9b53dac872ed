import {
  failuresInReply,
  listPhotoFetches,
  type PhotoFetches,
  type PhotoFetchProblem,
  photoFetchProblems,
  retryPhotoFetches,
  stopPhotoFetches,
} from '@wbn/contract/business/photo-fetches.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import { mayManageProducts } from '../policies.ts';
import { requireRole, requireRoleForWrite } from '../require-role.ts';
import { fetchPhotos } from './fetch-photos.ts';
import { countFetches, deleteFetches, retryFailed, selectFailures } from './photo-fetch.sql.ts';

/** Retries per person and hour. */
const retryLimit = { call: 'retry-photo-fetches', most: 20, seconds: 3600 } as const;

/** Returns the numbers by state and the first failures. */
async function readFetches(db: Kysely<Database>, businessID: string): Promise<PhotoFetches> {
  const counts = new Map(
    (await countFetches.all(db, { businessID })).map(({ state, count }) => [state, count]),
  );
  const failures = await selectFailures.all(db, { businessID, most: failuresInReply });
  return {
    waiting: counts.get('waiting') ?? 0,
    stored: counts.get('stored') ?? 0,
    failed: counts.get('failed') ?? 0,
    failures: failures.map(({ product_id, name, address, problem, detail }) => ({
      productID: product_id,
      productName: name,
      address,
      problem: problemOf(problem),
      ...(detail !== '' && { detail }),
    })),
  };
}

/** A code that a former version wrote becomes 'unreachable'. */
function problemOf(code: string | null): PhotoFetchProblem {
  return photoFetchProblems.find((one) => one === code) ?? 'unreachable';
}

export const listPhotoFetchesHandler = defineHandler(
  listPhotoFetches,
  async ({ user: { userID }, query: { bid: businessID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayManageProducts });
    return { data: await readFetches(db, businessID) };
  },
);

export const retryPhotoFetchesHandler = defineHandler(
  retryPhotoFetches,
  async ({ user: { userID }, body: { businessID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayManageProducts });
      await limitCall(transaction, { ...retryLimit, clientAddress: userID });
      await retryFailed.run(transaction, { businessID });
      await addJob(transaction, fetchPhotos, { businessID }, businessID);
    });
    return { data: await readFetches(db, businessID) };
  },
);

/** A photo that is being fetched at this moment is not stored any more. */
export const stopPhotoFetchesHandler = defineHandler(
  stopPhotoFetches,
  async ({ user: { userID }, body: { businessID }, services: { db } }) => {
    await db.transaction().execute(async (transaction) => {
      await requireRoleForWrite(transaction, { businessID, userID, may: mayManageProducts });
      await deleteFetches.run(transaction, { businessID });
    });
    return { data: await readFetches(db, businessID) };
  },
);
