import type { BusinessProfile, BusinessSession } from '@wbn/contract/business/business.ts';
import type { LoadedBusiness } from './load-business.query.ts';

/** A company with the rights of the member who views it. */
export interface Viewer {
  readonly business: BusinessProfile;
  readonly session: BusinessSession;
}

/** Props of a screen for a company's members, passed by the surrounding frame. */
export interface OfficeContext extends Viewer {
  /** Screens pass every error of a call. Returns true when the person has lost the right and the frame shows that. */
  readonly fail: (error: unknown) => boolean;
}

/** Returns null for a person without a role in the company. */
export function toViewer({ business, session }: LoadedBusiness): Viewer | null {
  return session && { business, session };
}
