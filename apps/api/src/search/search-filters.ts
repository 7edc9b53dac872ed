/** The filters that were given; `global` filters nothing (SRCH-05). */
export function searchFilters(given: {
  country?: string | undefined;
  industry?: string | undefined;
  businessType?: string | undefined;
}): { country?: string; industry?: string; businessType?: string } {
  return {
    ...(given.country && given.country !== 'global' ? { country: given.country } : {}),
    ...(given.industry ? { industry: given.industry } : {}),
    ...(given.businessType ? { businessType: given.businessType } : {}),
  };
}
