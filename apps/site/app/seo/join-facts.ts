/** Joins the known facts with commas. */
export function joinFacts(...facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
}
