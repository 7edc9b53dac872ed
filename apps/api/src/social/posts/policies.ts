import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { mayModerate } from '../../business/policies.ts';

interface Written {
  readonly user_id: string;
  readonly business_id: string | null;
  readonly timeline_id: string;
  /** What the person is to the company in whose name it was written. */
  readonly role: BusinessRole | null;
  /** What the person is to the company on whose timeline it stands. */
  readonly timeline_role: BusinessRole | null;
}

/** Whoever wrote it; in a company's name as long as they work there. */
export function mayEditPost(post: Written, userID: string): boolean {
  return post.user_id === userID && (post.business_id === null || post.role !== null);
}

/** Beside its author those who answer for what stands under the company's name, and for the timeline (decision 11). */
export function mayRemovePost(post: Written, userID: string): boolean {
  return (
    mayEditPost(post, userID) ||
    post.timeline_id === userID ||
    mayModerate(post.role ?? undefined) ||
    mayModerate(post.timeline_role ?? undefined)
  );
}
