/** Beginning of the keys of all writes about a company's people: one of them at a time. */
export function peopleKey(businessID: string): readonly string[] {
  return ['people', businessID];
}
