/** More is asked than can be answered in time; told at once, so that whoever asks turns elsewhere or waits. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
  /** Seconds after which the same may be asked again. */
  readonly retryAfter = 3;

  constructor() {
    super('More is asked at the moment than can be answered. Try again in a few seconds.');
  }
}
