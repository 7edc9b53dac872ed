import { useQueries } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { loadRelationQuery } from '@wbn/cards/relations/load-relation.query.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';

/** Why a company cannot be asked: it is not on the site, the person works for it, or the person has blocked it. */
export type Obstacle = 'gone' | 'own' | 'blocked';

/** A company that an inquiry may be sent to. */
export interface Receiver {
  readonly businessID: string;
  /** Undefined when it does not exist. */
  readonly business?: BusinessProfile;
  readonly obstacle?: Obstacle;
}

export interface Receivers {
  readonly state: 'loading' | 'failed' | 'ready';
  /** In the order of the ids. */
  readonly all: readonly Receiver[];
  readonly again: () => void;
}

/** Loads the companies with these ids and whether `actingAs`, or the person, can send them an inquiry. */
export function useReceivers(
  api: ApiClient,
  businessIDs: readonly string[],
  actingAs: string | undefined,
): Receivers {
  const companies = useQueries({ queries: businessIDs.map((id) => loadBusinessQuery(api, { id })) });
  const relations = useQueries({
    queries: businessIDs.map((resourceID) =>
      loadRelationQuery(api, { resourceID, resourceType: 'business', businessID: actingAs }),
    ),
  });
  const hasFailed = companies.some(({ error }) => error && !isGone(error));
  const isLoading =
    companies.some(({ isPending }) => isPending) || relations.some(({ isPending }) => isPending);
  return {
    state: hasFailed ? 'failed' : isLoading ? 'loading' : 'ready',
    all: businessIDs.map((businessID, at) => {
      const { data } = companies[at] ?? {};
      if (!data) return { businessID, obstacle: 'gone' };
      const { business, session } = data;
      // Whether they have blocked this person is private: the API says so when the inquiry is sent.
      const obstacle = session ? 'own' : relations[at]?.data?.blocked ? 'blocked' : undefined;
      return { businessID, business, ...(obstacle && { obstacle }) };
    }),
    again: () => {
      for (const { refetch, isError } of companies) if (isError) void refetch();
    },
  };
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
