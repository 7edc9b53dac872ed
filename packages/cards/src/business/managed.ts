import type { BusinessProfile, BusinessSession } from '@wbn/contract/business/business.ts';
import type { LoadedBusiness } from './load-business.query.ts';

/** A company as somebody who works for it sees it: fresh, and with what they are to it. */
export interface Viewer {
  readonly business: BusinessProfile;
  readonly session: BusinessSession;
}

/** A company whose screen is open, and what the screen tells the frame around it. */
export interface Managed extends Viewer {
  /** Told of every error of a call. True: the person may not do this any more, and the frame says so. */
  readonly fail: (error: unknown) => boolean;
}

/** Null for everybody who is nothing to the company. */
export function toViewer({ business, session }: LoadedBusiness): Viewer | null {
  return session && { business, session };
}
