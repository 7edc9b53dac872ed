import type { Bench } from '../bench.ts';
import { startHello } from '../limits/start-limits.ts';
import { runRounds } from '../measure/run-rounds.ts';
import { logIn } from './log-in.ts';
import { signedInReads } from './signed-in-reads.ts';

/** What a session costs: reads with a token beside reads without one, and logging in beside checking the password. */
export const benchSession: Bench = async (bed, effort) => {
  const hello = await startHello(bed.cleanup);
  const subjects = [...(await signedInReads(bed)), await logIn(bed)];
  await runRounds('session', hello, subjects, effort);
};
