import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const millisecondsPerTick = 10;

/** Milliseconds that a process has computed until now; what else the machine does hardly changes it. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}
