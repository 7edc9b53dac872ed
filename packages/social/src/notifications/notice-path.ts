import { authorPath } from '@wbn/cards/author/author-path.ts';
import {
  businessPath,
  productPath,
  requestsPath,
  verificationScreenPath,
} from '@wbn/cards/business/business-path.ts';
import { profilePath } from '@wbn/cards/person/profile-path.ts';
import type { NoticePlace, Notification } from '@wbn/contract/social/notifications/notification.ts';
import { postPath } from '../posts/post-path.ts';

/** Where what a notification tells of is seen; without the language, which `usePath` adds. */
export function noticePath({ kind, actors: [actor], resource, root }: Notification): string {
  if (kind === 'report-decided') return '/reports';
  if (resource.type === 'request') return `${requestsPath(root.id)}/${resource.id}`;
  if (kind === 'connection-request' || kind === 'connection-accepted') return '/connections';
  if (kind === 'verification-changed' || kind === 'verification-ending')
    return verificationScreenPath(root.id);
  // What may be written stands there; what was written is gone.
  if (kind === 'text-removed') return '/terms-and-conditions';
  if (kind === 'follow' && actor) return authorPath(actor);
  return placePath(root);
}

function placePath({ id, type, text = '', companyName = '' }: NoticePlace): string {
  if (type === 'business') return businessPath({ businessID: id, general: { companyName: text } });
  if (type === 'product')
    return productPath({ productID: id, name: text, businessProfile: { general: { companyName } } });
  return type === 'user' ? profilePath(id) : postPath(id);
}
