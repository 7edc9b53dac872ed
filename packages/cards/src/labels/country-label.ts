const limit = 24;

/** A country's name for a card, and its full name when it had to be cut (WID-04, decision 15). */
export interface CountryLabel {
  readonly text: string;
  readonly title?: string;
}

/** Whole up to 24 characters; longer names end after 24 with an ellipsis. */
export function countryLabel(countryName: string): CountryLabel {
  const characters = [...countryName];
  if (characters.length <= limit) return { text: countryName };
  return { text: `${characters.slice(0, limit).join('').trimEnd()}…`, title: countryName };
}
