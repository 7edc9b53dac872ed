import type { BusinessRole } from '@wbn/contract/business/business-role.ts';

type Role = BusinessRole | undefined;

/** Whoever works for a company assigns, labels, notes and keeps replies. */
export const mayWorkOnRequests = (role: Role) => role !== undefined;

/** What a colleague wrote is changed or removed by themselves, by admins and the owner. */
export function mayChangeOf(role: Role, { isOwn }: { readonly isOwn: boolean }): boolean {
  return isOwn || role === 'owner' || role === 'admin';
}

/** A label goes from all inquiries. */
export const mayDeleteLabels = (role: Role) => role === 'owner' || role === 'admin';
