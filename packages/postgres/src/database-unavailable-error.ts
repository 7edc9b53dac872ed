/** The database cannot be used; the message is one sentence that tells the operator what to change. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}
