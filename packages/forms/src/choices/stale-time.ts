/** Milliseconds for which a list to choose from is not asked for again: an hour, as its calls say. */
export const staleTime = 3_600_000;
