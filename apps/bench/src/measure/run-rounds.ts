import { say } from '../bed/checkout.ts';
import { type Figure, printFigure } from './figure.ts';
import { median, medianSample, type Sample, spread } from './sample.ts';

/** Something that can be kept busy for a while. */
export interface Contender {
  readonly name: string;
  run(seconds: number): Promise<Sample>;
}

/** What is measured, beside the limit that nothing like it can pass. */
export interface Subject extends Contender {
  readonly limit: Contender;
  /** Printed with its figures, such as the size of a page. */
  readonly facts?: Figure;
}

export interface Effort {
  readonly rounds: number;
  /** Of the subject in each round; its limit gets half before and half after, the hello a quarter each time. */
  readonly seconds: number;
}

interface Round {
  readonly own: Sample;
  readonly limit: readonly Sample[];
  readonly hello: readonly Sample[];
}

/**
 * Measures every subject between two stretches of its limit and of a bare hello, round after round: the machine
 * drifts, so only neighbours are compared. Prints medians and how far the rounds lay apart.
 */
export async function runRounds(
  bench: string,
  hello: Contender,
  subjects: readonly Subject[],
  { rounds, seconds }: Effort,
): Promise<void> {
  const taken = new Map<Subject, Round[]>(subjects.map((subject) => [subject, []]));
  say('Warming up ...');
  for (const one of new Set([hello, ...subjects.flatMap((subject) => [subject.limit, subject])])) {
    await one.run(Math.min(2, seconds));
  }
  for (let round = 1; round <= rounds; round += 1) {
    let before = await hello.run(seconds / 4);
    for (const [subject, samples] of taken) {
      const limitBefore = await subject.limit.run(seconds / 2);
      const own = await subject.run(seconds);
      const limitAfter = await subject.limit.run(seconds / 2);
      const after = await hello.run(seconds / 4);
      samples.push({ own, limit: [limitBefore, limitAfter], hello: [before, after] });
      before = after;
      say(`Round ${round} of ${rounds}: ${subject.name} ${Math.round(own.requestsPerSecond)}/s`);
    }
  }
  for (const [subject, samples] of taken) printSubject(bench, subject, samples);
  const hellos = [...taken.values()].flat().flatMap((round) => round.hello);
  printFigure({ bench, name: hello.name, ...medianSample(hellos), spread: spread(hellos.map(rate)) });
}

function printSubject(bench: string, subject: Subject, rounds: readonly Round[]): void {
  const own = rounds.map((round) => round.own);
  const limits = rounds.flatMap((round) => round.limit);
  printFigure({
    bench,
    name: subject.name,
    ...medianSample(own),
    spread: spread(own.map(rate)),
    ratioToHello: median(rounds.map((round) => rate(round.own) / meanRate(round.hello))),
    ratioToLimit: median(rounds.map((round) => rate(round.own) / meanRate(round.limit))),
    limit: subject.limit.name,
    limitRequestsPerSecond: medianSample(limits).requestsPerSecond,
    limitP50: medianSample(limits).p50,
    limitP99: medianSample(limits).p99,
    limitSpread: spread(limits.map(rate)),
    limitRatioToHello: median(rounds.map((round) => meanRate(round.limit) / meanRate(round.hello))),
    ...subject.facts,
  });
}

function rate(sample: Sample): number {
  return sample.requestsPerSecond;
}

function meanRate(samples: readonly Sample[]): number {
  return samples.reduce((sum, sample) => sum + rate(sample), 0) / samples.length;
}
