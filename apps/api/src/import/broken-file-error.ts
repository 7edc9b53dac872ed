/** A whole file cannot be imported; the data stays as it was. */
export class BrokenFileError extends Error {
  override readonly name = 'BrokenFileError';
}
