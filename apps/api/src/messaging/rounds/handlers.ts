import type { BoundHandler } from '../../server/define-handler.ts';
import { listRoundsHandler } from './list-rounds.ts';
import { loadRoundHandler } from './load-round.ts';

export const roundHandlers: readonly BoundHandler[] = [listRoundsHandler, loadRoundHandler];
