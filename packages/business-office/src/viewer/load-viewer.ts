import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessProfile, BusinessSession } from '@wbn/contract/business/business.ts';
import { loadBusiness } from '@wbn/contract/business/load-business.ts';

/** A company as somebody who works for it sees it: fresh, and with what they are to it. */
export interface Viewer {
  readonly business: BusinessProfile;
  readonly session: BusinessSession;
}

/** Asks who the viewer is to a company; null for everybody who is nothing to it. Brings the contract along: load it late. */
export async function loadViewer(api: ApiClient, businessID: string): Promise<Viewer | null> {
  const { data, session } = await api.call(loadBusiness, { params: { id: businessID } });
  return session && { business: data, session };
}
