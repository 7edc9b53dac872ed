/** What the list of groups is filtered by; empty texts do not filter. `country` may be `global`. */
export interface GroupsAddress {
  readonly search: string;
  readonly industry: string;
  readonly country: string;
  /** From 1. */
  readonly page: number;
}

const longestSearch = 200;
const longestCode = 40;
/** Deeper pages are expensive and of little use. */
const lastPage = 500;

/** Parses the parameters of an address; missing and invalid values become their defaults. */
export function readGroupsAddress(parameters: URLSearchParams): GroupsAddress {
  const text = (name: string, limit: number) => (parameters.get(name) ?? '').trim().slice(0, limit);
  const page = Number(parameters.get('page'));
  return {
    search: text('search', longestSearch),
    industry: text('industry', longestCode),
    country: text('country', longestCode),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
  };
}

/** Returns the path of a list of groups, with the parameters that differ from their defaults. */
export function groupsPath({ search, industry, country, page }: Partial<GroupsAddress> = {}): string {
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(industry && { industry }),
    ...(country && { country }),
    ...(page && page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/groups?${query}` : '/groups';
}
