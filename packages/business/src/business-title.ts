import { cutText, titleLimit } from '@wbn/cards/labels/preview-text.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';

/** Title of a business page: its short description cut to 64 characters, else its name (BIZ-18). */
export function businessTitle({ general }: Pick<BusinessProfile, 'general'>): string {
  return cutText(general.shortDescription ?? '', titleLimit) || cutText(general.companyName, titleLimit);
}
