/** What is known, with commas between. */
export function listOf(...facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
}
