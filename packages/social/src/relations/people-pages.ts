import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PeoplePage } from '@wbn/contract/social/relations/people-page.ts';

interface Asked {
  readonly businessID?: string;
  readonly nextID?: string;
}

/** A list of people and companies, page by page; `businessID`: a company's. */
export function peoplePages(
  name: string,
  businessID: string | undefined,
  load: (query: Asked) => Promise<{ data: PeoplePage }>,
) {
  return infiniteQueryOptions({
    queryKey: [name, businessID ?? ''],
    queryFn: async ({ pageParam: nextID }) =>
      (await load({ ...(businessID && { businessID }), ...(nextID && { nextID }) })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}
