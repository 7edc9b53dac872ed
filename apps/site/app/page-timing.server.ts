/** Times the parts of one response for its header Server-Timing, in milliseconds: loaders with the calls of the API in them, then rendering. */
export class PageTiming {
  readonly #began = performance.now();
  #loaded = this.#began;
  #api = 0;

  /** Like `fetch`; adds up the time until replies begin. */
  readonly fetch: typeof globalThis.fetch = (input, init) => {
    const began = performance.now();
    return fetch(input, init).finally(() => {
      this.#api += performance.now() - began;
    });
  };

  endLoaders(): void {
    this.#loaded = performance.now();
  }

  toHeader(): string {
    const [loaders, render] = [this.#loaded - this.#began, performance.now() - this.#loaded];
    const parts = Object.entries({ loaders, api: this.#api, render });
    return parts.map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`).join(', ');
  }
}
