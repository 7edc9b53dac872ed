interface Given {
  readonly country?: string | undefined;
  readonly countries?: readonly string[] | undefined;
  readonly industry?: string | undefined;
  readonly industries?: readonly string[] | undefined;
  readonly businessType?: string | undefined;
}

/** The filters that were given; `global` filters nothing (SRCH-05). */
export function searchFilters({ country, countries, industry, industries, businessType }: Given) {
  const from = countries?.[0] ?? country;
  const within = industries?.[0] ?? industry;
  return {
    ...(from && from !== 'global' ? { country: from } : {}),
    ...(within ? { industry: within } : {}),
    ...(businessType ? { businessType } : {}),
  };
}
