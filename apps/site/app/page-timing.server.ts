/** Times the parts of one response for its header Server-Timing, in milliseconds: loaders with the calls of the API in them, then rendering. */
export class PageTiming {
  readonly #began = performance.now();
  #loaded = this.#began;
  #callsOpen = 0;
  #callsBegan = 0;
  #apiTime = 0;

  /** Like `fetch`; counts the time in which at least one call waits for its reply. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    if (this.#callsOpen === 0) this.#callsBegan = performance.now();
    this.#callsOpen += 1;
    try {
      return await fetch(input, init);
    } finally {
      this.#callsOpen -= 1;
      if (this.#callsOpen === 0) this.#apiTime += performance.now() - this.#callsBegan;
    }
  };

  /** All loaders have ended. */
  endLoaders(): void {
    this.#loaded = performance.now();
  }

  toHeader(): string {
    const render = performance.now() - this.#loaded;
    const parts = { loaders: this.#loaded - this.#began, api: this.#apiTime, render };
    return Object.entries(parts)
      .map(([name, milliseconds]) => `${name};dur=${milliseconds.toFixed(1)}`)
      .join(', ');
  }
}
