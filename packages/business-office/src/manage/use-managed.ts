import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { lastId } from '@wbn/cards/business/business-path.ts';
import type { BusinessProfile, BusinessSession } from '@wbn/contract/business/business.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadViewer, type Viewer } from '../viewer/load-viewer.ts';

/** A company whose screen is open, and what the screen tells the frame. */
export interface Managed extends Viewer {
  /** Loads the company again, for what somebody else has saved. Rejects with the ApiError when that fails. */
  readonly reload: () => Promise<void>;
  /** Shows what a save has answered. */
  readonly update: (business: BusinessProfile, session: BusinessSession) => void;
  /** Told of every error of a call. True: the person may not do this any more, and the frame says so. */
  readonly fail: (error: unknown) => boolean;
}

/** `checking`: a call was refused, why is being asked; `refused`: the role has not changed, it never allowed the call. */
export type Gate = 'open' | 'checking' | 'refused' | 'locked';

export type ManagedState =
  | { readonly state: 'loading'; readonly last: Viewer | undefined }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'missing' }
  | { readonly state: 'locked'; readonly before: boolean }
  | { readonly state: 'ready'; readonly gate: Gate; readonly managed: Managed };

/** Milliseconds for which it is not asked again who the person is to the company. */
const restTime = 10_000;

/** What the last screen showed: the next one of the same company begins with its head. */
const shownBy = new WeakMap<ApiClient, Viewer>();

/** The company of an address, what the person is to it, and whether they still are. */
export function useManaged(api: ApiClient, id: string): ManagedState {
  const businessID = lastId(id);
  const loaded = useLoaded({
    queryKey: ['load-viewer', businessID],
    queryFn: () => load(api, businessID),
    staleTime: 0,
  });
  const first = loaded.state === 'ready' ? loaded.value : null;
  const [change, setChange] = useState<{ first: Viewer | null; viewer: Viewer; gate: Gate }>();
  const now = change?.first === first ? change : { viewer: first, gate: 'open' as Gate };
  const { viewer, gate } = now;
  const checkedAt = useRef(Date.now());

  const show = (next: (last: Viewer) => Viewer, nextGate: Gate) => {
    if (!first) return;
    setChange((last) => ({
      first,
      viewer: next(last?.first === first ? last.viewer : first),
      gate: nextGate,
    }));
  };
  const asIs = (last: Viewer) => last;

  /** Only what the person is: the rest of the company may be what they are typing over. */
  const check = async (refused: boolean) => {
    checkedAt.current = Date.now();
    const answer = await load(api, businessID).catch((error: unknown) =>
      isMissing(error) ? null : undefined,
    );
    if (answer === null || (answer === undefined && refused)) show(asIs, 'locked');
    if (!answer) return;
    const { access } = answer.session;
    const isSame = access === viewer?.session.access;
    show(
      (last) => ({ ...last, session: { ...last.session, access } }),
      refused && isSame ? 'refused' : 'open',
    );
  };

  const checkQuietly = useEffectEvent(() => {
    const isResting = Date.now() - checkedAt.current < restTime;
    if (gate === 'open' && first && document.visibilityState === 'visible' && !isResting) void check(false);
  });
  useEffect(() => {
    const look = () => checkQuietly();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);

  useEffect(() => {
    if (viewer) shownBy.set(api, viewer);
  }, [api, viewer]);

  if (loaded.state === 'failed' && isMissing(loaded.error)) return { state: 'missing' };
  // The session sees to a 401: it leads to the login and back here.
  if (loaded.state === 'failed' && !isUnauthorized(loaded.error))
    return { state: 'failed', again: loaded.again };
  if (loaded.state !== 'ready') {
    const last = shownBy.get(api);
    return { state: 'loading', last: last?.business.businessID === businessID ? last : undefined };
  }
  if (!viewer || gate === 'locked') return { state: 'locked', before: viewer !== null };
  const managed: Managed = {
    ...viewer,
    reload: async () => {
      checkedAt.current = Date.now();
      const answer = await load(api, businessID);
      if (answer) show(() => answer, 'open');
      else show(asIs, 'locked');
    },
    update: (business, session) => show(() => ({ business, session }), 'open'),
    fail: (error) => {
      if (!(error instanceof ApiError)) return false;
      // It may be something of the company that is gone, or the company itself.
      if (error.code === 'NotFound') void check(false);
      if (error.code !== 'Forbidden') return false;
      show(asIs, 'checking');
      void check(true);
      return true;
    },
  };
  return { state: 'ready', gate, managed };
}

async function load(api: ApiClient, businessID: string | undefined): Promise<Viewer | null> {
  if (!businessID) throw new ApiError('NotFound', 'No company has this id', 404);
  return loadViewer(api, businessID);
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
