import type { LoadedBusiness } from '@wbn/cards/business/load-business.query.ts';
import type { BusinessProfile, BusinessSession } from '@wbn/contract/business/business.ts';

/** A company as somebody who works for it sees it: fresh, and with what they are to it. */
export interface Viewer {
  readonly business: BusinessProfile;
  readonly session: BusinessSession;
}

/** Null for everybody who is nothing to the company. */
export function toViewer({ business, session }: LoadedBusiness): Viewer | null {
  return session && { business, session };
}
