import autocannon from 'autocannon';

/** Duration and repetition of measurements. */
export interface Effort {
  readonly rounds: number;
  /** Seconds of load per sample. */
  readonly seconds: number;
}

/** Result of one period of load; latencies in milliseconds. */
export interface Sample {
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** A request of a load; `body` is sent as JSON. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Something that can be put under load. */
export interface Contender {
  readonly name: string;
  run(seconds: number): Promise<Sample>;
}

/** Default number of connections of a load. */
export const readers = 16;

/** Prints a line of JSON on standard output, with three significant digits. */
export function printFigure(figure: Readonly<Record<string, unknown>>): void {
  const text = JSON.stringify(figure, (_key, value) => (typeof value === 'number' ? round(value) : value));
  process.stdout.write(`${text}\n`);
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

/** Sends requests over kept-alive connections, each starting at another place in the list. Throws on a status other than 200. */
export async function loadHttp(
  url: string,
  requests: readonly LoadRequest[],
  seconds: number,
  connections = readers,
): Promise<Sample> {
  const list = requests.map(toRequest);
  const latencies: number[] = [];
  let faults = 0;
  let clients = 0;
  await new Promise<void>((resolve, reject) => {
    const options: autocannon.Options = {
      url,
      connections,
      duration: seconds,
      sampleInt: 50,
      setupClient(client) {
        // From the same place, connections would request the same thing at the same time, which a cache answers once.
        const start = Math.floor((clients * list.length) / connections);
        clients += 1;
        client.setRequests([...list.slice(start), ...list.slice(0, start)]);
      },
    };
    const load = autocannon(options, (error) => (error ? reject(error) : resolve()));
    load.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200) latencies.push(milliseconds);
      else faults += 1;
    });
    load.on('reqError', () => {
      faults += 1;
    });
  });
  if (faults > 0) throw new Error(`${url}: ${faults} requests were answered with another status than 200`);
  return summarise(latencies, seconds);
}

export function toRequest({ method, path, body, headers }: LoadRequest): autocannon.Request {
  if (!body) return { method, path, headers: { ...headers } };
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** Sums up the latencies of a period of load. Throws when there are none. */
export function summarise(latencies: readonly number[], seconds: number): Sample {
  if (latencies.length === 0) throw new Error('Not one request was answered in the time given.');
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { requestsPerSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** The median; for an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The median of each figure over several samples. */
export function medianSample(samples: readonly Sample[]): Sample {
  const of = (pick: (sample: Sample) => number) => median(samples.map(pick));
  return {
    requestsPerSecond: of((sample) => sample.requestsPerSecond),
    p50: of((sample) => sample.p50),
    p99: of((sample) => sample.p99),
  };
}

/**
 * Measures two contenders in turn, because the speed of the machine drifts, and prints medians and ratios: `ratio` of requests per second,
 * `ratioP50` of latencies.
 */
export async function compare(
  facts: Readonly<Record<string, unknown>>,
  own: Contender,
  other: Contender | undefined,
  { rounds, seconds }: Effort,
): Promise<void> {
  const samples: { own: Sample; other: Sample | undefined }[] = [];
  for (const contender of [own, other]) await contender?.run(Math.min(2, seconds));
  for (let round = 0; round < rounds; round += 1)
    samples.push({ other: await other?.run(seconds), own: await own.run(seconds) });
  const ownMedian = medianSample(samples.map((sample) => sample.own));
  const others = samples.flatMap((sample) => sample.other ?? []);
  const otherMedian = others.length > 0 ? medianSample(others) : undefined;
  printFigure({
    ...facts,
    name: own.name,
    ...ownMedian,
    ...(otherMedian && {
      beside: other?.name,
      besideRequestsPerSecond: otherMedian.requestsPerSecond,
      besideP50: otherMedian.p50,
      besideP99: otherMedian.p99,
      ratio: median(
        samples.map((sample) => sample.own.requestsPerSecond / (sample.other?.requestsPerSecond ?? 1)),
      ),
      ratioP50: ownMedian.p50 / otherMedian.p50,
    }),
  });
}
