import type { Rush } from './rush-http.ts';
import { summarise } from './sample.ts';

/** Counts what was answered, refused (503) or neither, with the milliseconds that it took. */
export function createTally() {
  const answered: number[] = [];
  const refused: number[] = [];
  let faults = 0;
  return {
    note(status: number, milliseconds: number): void {
      if (status === 200) answered.push(milliseconds);
      else if (status === 503) refused.push(milliseconds);
      else faults += 1;
    },
    sumUp(seconds: number): Rush {
      const of = (latencies: readonly number[]) =>
        latencies.length > 0 ? summarise(latencies, seconds) : null;
      return { answered: of(answered), refused: of(refused), faults };
    },
  };
}
