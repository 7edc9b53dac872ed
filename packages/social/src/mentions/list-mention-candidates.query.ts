import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { listMentionCandidates } from '@wbn/contract/social/mentions/list-mention-candidates.ts';

interface Typed {
  /** What was typed after the @; undefined while nobody is being named. */
  readonly typed: string | undefined;
  readonly businessID: string | undefined;
}

/** Whom a text can name. */
export function listMentionCandidatesQuery(api: ApiClient, { typed, businessID }: Typed) {
  return queryOptions({
    queryKey: ['list-mention-candidates', businessID ?? '', typed ?? ''],
    queryFn: async ({ signal }): Promise<Author[]> => {
      const query = { search: typed ?? '', ...(businessID && { businessID }) };
      return (await api.call(listMentionCandidates, { query }, { signal })).data;
    },
    enabled: typed !== undefined,
    // While one types on, the last names stay: a list that comes and goes cannot be chosen from.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
