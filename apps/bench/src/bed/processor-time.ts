import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const millisecondsPerTick = 10;

/** Milliseconds that a process has computed until now; what else the machine does hardly changes it. */
export function processorTime(pid: number): number {
  return readStat(pid).ownMilliseconds;
}

/** The same of a process with all that it started, and with those of them that have ended. */
export function processorTimeOfTree(pid: number): number {
  const childrenOf = Map.groupBy(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readRunning),
    ({ parent }) => parent,
  );
  const sum = (of: number): number =>
    (childrenOf.get(of) ?? []).reduce((all, child) => all + child.milliseconds + sum(child.pid), 0);
  return readStat(pid).milliseconds + sum(pid);
}

interface Stat {
  readonly pid: number;
  readonly parent: number;
  readonly ownMilliseconds: number;
  /** With what its ended children took. */
  readonly milliseconds: number;
}

/** Nothing of one that has ended meanwhile. */
function readRunning(name: string): Stat[] {
  try {
    return [readStat(Number(name))];
  } catch {
    return [];
  }
}

function readStat(pid: number): Stat {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const ticks = (from: number, to: number) =>
    fields.slice(from, to).reduce((sum, field) => sum + Number(field), 0);
  return {
    pid,
    parent: Number(fields[1]),
    ownMilliseconds: ticks(11, 13) * millisecondsPerTick,
    milliseconds: ticks(11, 15) * millisecondsPerTick,
  };
}
