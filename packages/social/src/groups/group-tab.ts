import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Group } from '@wbn/contract/groups/group.ts';

/** Props of each screen of a group. */
export interface GroupTabProps {
  readonly group: Group;
}

interface Page {
  readonly nextID?: string | undefined;
}

/** A list of people of a group, page by page. */
export function peopleOfGroup<Data extends Page>(
  queryKey: readonly unknown[],
  load: (nextID: string | undefined) => Promise<{ readonly data: Data }>,
) {
  return infiniteQueryOptions({
    queryKey: [...queryKey, 'pages'],
    queryFn: async ({ pageParam }) => (await load(pageParam)).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}
