import {
  fetchedPhotoLimit,
  type PhotoFetchProblem,
  productPhotosLimit,
} from '@wbn/contract/business/photo-fetches.ts';
import { pictureTypes } from '@wbn/contract/files/upload.ts';
import { productSlotsOf } from '@wbn/contract/membership/membership-plans.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { countCall } from '@wbn/host/limits/count-call.sql.ts';
import { OutsideError } from '@wbn/host/outside/fetch-outside.ts';
import createLimit, { type LimitFunction } from 'p-limit';
import * as z from 'zod';
import type { Services } from '../../services.ts';
import { attachPhoto } from './attach-photo.ts';
import { deleteFetchesOfDeleted, markFailed, selectWaiting, type WaitingFetch } from './photo-fetch.sql.ts';

export type PhotoServices = Pick<Services, 'db' | 'search' | 'uploads' | 'fetchOutside'>;

/** Photos of one company before the next company has its turn. */
const photosInTurn = 40;
/** Products whose photos are fetched at once; those of one product follow each other, in their order. */
const productsAtOnce = 4;
/** Requests to one host at once: a shop must not suffer. */
const requestsPerHost = 2;
/** Milliseconds for one photo with all its redirects. */
const longestFetch = 20_000;
/** Photos that a company on a small plan may fetch in a day, to try. */
const leastInDay = 200;

/**
 * Companies take turns in one queue over all processes, so that the limits of hosts hold for all of them together.
 */
export const fetchPhotos = defineTask({
  name: 'fetch-photos',
  payload: z.object({ businessID: z.string() }),
  hours: 2,
  queue: 'photo-fetches',
});

/** Each photo is stored by itself, so an attempt that ends early loses nothing: the next one goes on. */
export function bindFetchPhotos(services: PhotoServices): BoundTask {
  const { db } = services;
  return bindTask(fetchPhotos, async ({ businessID }, { signal }) => {
    await deleteFetchesOfDeleted.run(db, { businessID });
    const rows = await selectWaiting.all(db, { businessID, most: photosInTurn });
    const products = createLimit(productsAtOnce);
    const hosts = new Map<string, LimitFunction>();
    const work = [...Map.groupBy(rows, (row) => row.product_id).values()].map((photos) =>
      products(async () => {
        for (const photo of photos) await fetchPhoto(services, { photo, businessID, hosts, signal });
      }),
    );
    const ends = await Promise.allSettled(work);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    if (rows.length === photosInTurn) await addJob(db, fetchPhotos, { businessID }, businessID);
  });
}

interface PhotoWork {
  readonly photo: WaitingFetch;
  readonly businessID: string;
  readonly hosts: Map<string, LimitFunction>;
  readonly signal: AbortSignal;
}

/** Fetches a photo, stores it as an upload is stored, and gives it to its product; otherwise notes why not. */
async function fetchPhoto(services: PhotoServices, { photo, businessID, hosts, signal }: PhotoWork) {
  const { db, uploads, fetchOutside } = services;
  const { id, address, subscription } = photo;
  signal.throwIfAborted();
  const fail = (problem: PhotoFetchProblem, detail = '') => markFailed.run(db, { id, problem, detail });
  const most = Math.max(leastInDay, productSlotsOf(subscription) * productPhotosLimit);
  const { count } = await countCall(db, { call: 'fetch-photo', client: businessID, seconds: 86_400 });
  if (count > most) return fail('dayLimit', String(most));
  const host = URL.parse(address)?.host ?? '';
  const ofHost = hosts.get(host) ?? createLimit(requestsPerHost);
  hosts.set(host, ofHost);
  const order = {
    mostBytes: fetchedPhotoLimit,
    milliseconds: longestFetch,
    accept: pictureTypes.join(', '),
    signal,
  };
  try {
    const bytes = await ofHost(() => fetchOutside(address, order));
    const stored = await uploads.store({ bytes, ownerID: businessID, purpose: 'productPhoto' });
    if ((await attachPhoto(services, { photo, businessID, stored })) === 'full') await fail('full');
  } catch (error) {
    if (error instanceof OutsideError) return fail(error.problem, error.detail);
    if (!(error instanceof CallError)) throw error;
    if (error.name === 'UnsupportedMediaType') return fail('notPicture');
    if (error.name !== 'ValidationError') throw error;
    return fail('broken', error.message);
  }
}
