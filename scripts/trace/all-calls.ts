import { accountCalls } from '../../packages/contract/src/account/account-calls.ts';
import type { Call } from '../../packages/contract/src/call.ts';
import { calls } from '../../packages/contract/src/calls.ts';

/** The calls of both hosts. */
export const allCalls: readonly Call[] = [...calls, ...accountCalls];
