import { idSchema } from '@wbn/contract/shared/id.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';

export type RequestsOrder =
  | { readonly verb: 'list' }
  | { readonly verb: 'show' | 'release' | 'refuse'; readonly requestID: string };

const usage = ['Usage: pnpm requests list', '       pnpm requests show|release|refuse <inquiry>'].join('\n');

/** Reads the command line of `pnpm requests`. Throws `UsageError`. */
export function readRequestsOrder([verb = 'list', id, ...rest]: readonly string[]): RequestsOrder {
  if (rest.length > 0) throw new UsageError(usage);
  if (verb === 'list' && id === undefined) return { verb };
  if ((verb !== 'show' && verb !== 'release' && verb !== 'refuse') || id === undefined)
    throw new UsageError(usage);
  const read = idSchema.safeParse(id);
  if (read.success) return { verb, requestID: read.data };
  throw new UsageError(
    `${id} is not the id of an inquiry: it has 36 characters, and pnpm requests list tells it.`,
  );
}
