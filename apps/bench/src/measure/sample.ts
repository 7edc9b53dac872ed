/** What one uninterrupted stretch of requests gave; latencies in milliseconds. */
export interface Sample {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Sums up the latencies of a stretch. Throws when nothing was answered in it. */
export function summarise(latencies: readonly number[], seconds: number): Sample {
  if (latencies.length === 0) throw new Error('Not one request was answered in the time given.');
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { requestsPerSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** How far apart the values lie: (largest - smallest) / median. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}

/** Of each figure its median over several samples. */
export function medianSample(samples: readonly Sample[]): Sample {
  const of = (pick: (sample: Sample) => number) => median(samples.map(pick));
  return {
    requestsPerSecond: of((sample) => sample.requestsPerSecond),
    p50: of((sample) => sample.p50),
    p99: of((sample) => sample.p99),
  };
}
