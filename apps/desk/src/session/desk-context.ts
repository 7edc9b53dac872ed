import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnStaff } from '@wbn/contract/desk/own-staff.ts';
import type { DeskRight } from '@wbn/contract/desk/rights.ts';
import { createContext, useContext } from 'react';

/** Whoever is at the desk, with the API that they call. */
export interface Desk {
  readonly api: ApiClient;
  readonly staff: OwnStaff;
  /** Whether they have a right; the server asks again. */
  readonly can: (right: DeskRight) => boolean;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** Returns who is at the desk, and their API. All parts of the desk call it by this client: it asks for the second factor where it is too old. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskContext above it');
  return desk;
}

export function makeDesk(api: ApiClient, staff: OwnStaff): Desk {
  const rights = new Set(staff.rights);
  return { api, staff, can: (right) => rights.has(right) };
}
