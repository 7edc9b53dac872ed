import { printFigure } from './figure.ts';
import type { Effort } from './run-rounds.ts';
import { medianSample, type Sample } from './sample.ts';

/** Something that is measured beside the least that it can cost; `seconds` of load by so many clients. */
export interface Contender {
  readonly name: string;
  /** What the least is. */
  readonly limit: string;
  own(seconds: number, clients: number): Promise<Sample>;
  least(seconds: number, clients: number): Promise<Sample>;
}

interface Course {
  readonly clients: number;
  readonly effort: Effort;
  /** Printed with the figures. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Measures both in every round, one after the other, since the machine drifts; prints the medians and their ratios. */
export async function compareWithLeast(
  { name, limit, own, least }: Contender,
  { clients, effort: { rounds, seconds }, facts }: Course,
): Promise<void> {
  for (const run of [least, own]) await run(Math.min(2, seconds), clients);
  const samples: { own: Sample; least: Sample }[] = [];
  for (let round = 0; round < rounds; round += 1)
    samples.push({ least: await least(seconds, clients), own: await own(seconds, clients) });
  const median = medianSample(samples.map((one) => one.own));
  const limitMedian = medianSample(samples.map((one) => one.least));
  printFigure({
    ...facts,
    name,
    connections: clients,
    ...median,
    limit,
    limitP50: limitMedian.p50,
    limitP99: limitMedian.p99,
    ratioP50: median.p50 / limitMedian.p50,
    ratioP99: median.p99 / limitMedian.p99,
  });
}
