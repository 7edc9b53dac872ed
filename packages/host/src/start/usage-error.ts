/** Wrong arguments of a command; the message is one sentence and the exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
