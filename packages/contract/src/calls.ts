import * as business from './business/calls.ts';
import type { Call } from './call.ts';
import * as catalog from './catalog/catalog-lists.ts';
import * as claims from './claims/calls.ts';
import * as desk from './desk/calls.ts';
import * as figures from './figures/figures.ts';
import * as files from './files/request-uploads.ts';
import * as groups from './groups/calls.ts';
import * as membership from './membership/calls.ts';
import * as messaging from './messaging/calls.ts';
import * as needHelp from './need-help/send-need-help.ts';
import * as pages from './pages/calls.ts';
import * as quotations from './quotations/calls.ts';
import * as search from './search/calls.ts';
import * as social from './social/calls.ts';
import * as verification from './verification/calls.ts';

/** A call of the main API with the folder that declares it (`room`). */
export interface ListedCall extends Call {
  readonly room: string;
}

const rooms: Readonly<Record<string, object>> = {
  business,
  catalog,
  figures,
  claims,
  desk,
  files,
  groups,
  membership,
  messaging,
  'need-help': needHelp,
  pages,
  quotations,
  search,
  social,
  verification,
};

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'summary' in value;
}

/** Every call of the rooms above. The server refuses to start when one has no handler. */
export const calls: readonly ListedCall[] = Object.entries(rooms).flatMap(([room, declared]) =>
  Object.values(declared)
    .filter(isCall)
    .map((call) => ({ ...call, room })),
);
