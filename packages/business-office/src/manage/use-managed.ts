import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { lastId } from '@wbn/cards/business/business-path.ts';
import { loadBusinessAccessQuery, loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { type Managed, toViewer } from '@wbn/cards/business/managed.ts';
import { useState } from 'react';
import { businessListsChanged } from '../query-changes.ts';

/** `checking`: a call was refused, why is being asked; `refused`: the role has not changed, it never allowed the call. */
export type Gate = 'open' | 'checking' | 'refused' | 'locked';

export type ManagedState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'missing' }
  | { readonly state: 'locked'; readonly before: boolean }
  | { readonly state: 'ready'; readonly gate: Gate; readonly managed: Managed };

/** Milliseconds for which it is not asked again who the person is to the company. */
const restTime = 10_000;

/** The company of an address, what the person is to it, and whether they still are. One address for the life of the caller. */
export function useManaged(api: ApiClient, id: string): ManagedState {
  const [gate, setGate] = useState<Gate>('open');
  const client = useQueryClient();
  const businessID = lastId(id);
  const of = { id: businessID ?? '' };
  const company = useQuery({ ...loadBusinessQuery(api, of), enabled: businessID !== undefined });
  const viewer = company.data && toViewer(company.data);
  // Only what the person is: the rest of the company may be what they are typing over.
  const access = useQuery({
    ...loadBusinessAccessQuery(api, of),
    enabled: gate === 'open' && Boolean(viewer),
    ...(viewer && { initialData: viewer.session.access, initialDataUpdatedAt: company.dataUpdatedAt }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => {
      const checkedAt = Math.max(state.dataUpdatedAt, state.errorUpdatedAt, company.dataUpdatedAt);
      return Date.now() - checkedAt >= restTime && 'always';
    },
  });

  if (businessID === undefined || company.isLoadingError) {
    if (businessID === undefined || isMissing(company.error)) return { state: 'missing' };
    // The session sees to a 401: it leads to the login and back here.
    if (isUnauthorized(company.error)) return { state: 'loading' };
    return { state: 'failed', again: () => void company.refetch() };
  }
  if (!company.isFetchedAfterMount) return { state: 'loading' };

  const isNewer = (time: number) => time > company.dataUpdatedAt;
  const known = viewer?.session.access ?? null;
  const current = isNewer(access.dataUpdatedAt) && access.data !== undefined ? access.data : known;
  const isGone = isMissing(company.error) || (isMissing(access.error) && isNewer(access.errorUpdatedAt));
  if (!viewer || current === null || isGone || gate === 'locked')
    return { state: 'locked', before: Boolean(viewer ?? access.data) };

  /** Asks why a call was refused. */
  const check = async () => {
    setGate('checking');
    const { data, isSuccess } = await access.refetch();
    // The navigation shows what the role opens.
    if (data !== current) businessListsChanged(client);
    if (!isSuccess || data === null) setGate('locked');
    else setGate(data === current ? 'refused' : 'open');
  };
  const managed: Managed = {
    business: viewer.business,
    session: { ...viewer.session, access: current },
    fail: (error) => {
      if (!(error instanceof ApiError)) return false;
      // It may be something of the company that is gone, or the company itself.
      if (error.code === 'NotFound') void access.refetch();
      if (error.code !== 'Forbidden') return false;
      void check();
      return true;
    },
  };
  return { state: 'ready', gate, managed };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
