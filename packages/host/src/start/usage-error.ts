/** What a command was given wrongly; the message is one sentence and the exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
