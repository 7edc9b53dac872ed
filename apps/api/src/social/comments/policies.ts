import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { mayModerate } from '../../business/policies.ts';

interface Written {
  readonly user_id: string;
  readonly business_id: string | null;
  /** What the person is to the company in whose name it was written. */
  readonly role: BusinessRole | null;
  readonly root_user_id: string | null;
  /** What the person is to the company whose page, product or post it stands on. */
  readonly root_role: BusinessRole | null;
}

/** Whoever wrote it; in a company's name as long as they work there. */
export function mayEditComment(comment: Written, userID: string): boolean {
  return comment.user_id === userID && (comment.business_id === null || comment.role !== null);
}

/** Beside its author those who answer for what stands under the company's name, and for what it stands on (decision 11). */
export function mayRemoveComment(comment: Written, userID: string): boolean {
  return (
    mayEditComment(comment, userID) ||
    comment.root_user_id === userID ||
    mayModerate(comment.role ?? undefined) ||
    mayModerate(comment.root_role ?? undefined)
  );
}
