/** What a document can be narrowed down by. */
export interface SearchFilters {
  businessType?: string | undefined;
  country?: string | undefined;
  industry?: string | undefined;
}

/** Filters as lexemes: in a document those that it passes, in a query those that it asks for. */
export function filterMarks({ businessType, country, industry }: SearchFilters): string[] {
  return [
    ...(businessType ? [`=t${businessType}`] : []),
    ...(country ? [`=c${country}`] : []),
    ...(industry ? [`=i${industry}`] : []),
  ];
}
