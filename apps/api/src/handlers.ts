import * as files from './handler-files.ts';
import { type BoundHandler, type BoundStream, handlersOf } from './server/define-handler.ts';

/** All handlers of the contract's calls: exports of the files that `handler-files.ts` lists. */
export const handlers: readonly (BoundHandler | BoundStream)[] = handlersOf(Object.values(files));
