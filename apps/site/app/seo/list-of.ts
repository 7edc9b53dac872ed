/** Joins the known facts with commas. */
export function listOf(...facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
}
