import { mostReceivers } from '@wbn/contract/messaging/request.ts';

/** Whom an address names. */
export interface ReceiversAddress {
  /** As many as one inquiry goes to, each once. */
  readonly ids: readonly string[];
  /** It names more. */
  readonly tooMany: boolean;
}

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads `?to=id,id`; what is no id is left out. */
export function readReceivers(search: URLSearchParams): ReceiversAddress {
  const named = (search.get('to') ?? '').toLowerCase().split(',');
  const ids = [...new Set(named)].filter((name) => idPattern.test(name));
  return { ids: ids.slice(0, mostReceivers), tooMany: ids.length > mostReceivers };
}
