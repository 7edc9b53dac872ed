/** Where inquiries to several companies are listed; with the id of a company those that were sent in its name. */
export function roundsPath(businessID?: string): string {
  return `/requests/rounds${businessID ? `?as=${businessID}` : ''}`;
}

/** Where the answers to one of them stand side by side. */
export function roundPath(roundID: string, businessID?: string): string {
  return `/requests/rounds/${roundID}${businessID ? `?as=${businessID}` : ''}`;
}
