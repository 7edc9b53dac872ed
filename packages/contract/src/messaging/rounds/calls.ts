import { listRounds } from './list-rounds.ts';
import { loadRound } from './load-round.ts';

export const roundCalls = [listRounds, loadRound] as const;
