interface CountryChoice {
  countries?: string | undefined;
  exceptCountries?: string | undefined;
}

/** The countries that a query asks for, or all but those it leaves out; without either, all. */
export function chosenCountries({ countries, exceptCountries }: CountryChoice): {
  choice: 'in' | 'except';
  countries: readonly string[];
} {
  if (countries) return { choice: 'in', countries: countries.split(',') };
  return { choice: 'except', countries: exceptCountries?.split(',') ?? [] };
}
