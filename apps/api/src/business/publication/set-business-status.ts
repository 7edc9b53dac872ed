import { setBusinessStatus } from '@wbn/contract/business/change-publication.ts';
import type { PublishingNeed } from '@wbn/contract/business/publication.ts';
import { validationError } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readBusiness } from '../load-business.ts';
import { mayPublish } from '../policies.ts';
import { refuseDeleted } from '../require-role.ts';
import { changePublication } from './change-publication.ts';
import { refuseHeld } from './hold-business.ts';
import { findMissing } from './present-publication.ts';
import { updateBusinessStatus } from './publication.sql.ts';

/** Error path and text of each missing field. */
const problems: Readonly<Record<PublishingNeed, readonly [path: string, problem: string]>> = {
  industry: ['general.industry', 'is required'],
  categories: ['general.categories', 'must hold at least one category'],
  country: ['contactInfo.country', 'is required'],
  shortDescription: ['general.shortDescription', 'is required'],
  contact: ['contactInfo', 'must hold an email address, a phone number or a website'],
};

export const setBusinessStatusHandler = defineHandler(
  setBusinessStatus,
  async ({ params: { id: businessID }, body: { status }, user: { userID }, language, services }) => {
    await changePublication(
      services,
      { businessID, userID, may: mayPublish },
      async (transaction, business) => {
        refuseDeleted(business.deleted_at);
        if (business.status === status) return undefined;
        // A draft was never published, so it cannot be unpublished.
        if (status === 'unpublished' && business.status === 'draft') return undefined;
        if (status === 'published') {
          await refuseHeld(transaction, businessID);
          refuseMissing(findMissing(business));
        }
        await updateBusinessStatus.run(transaction, { businessID, status });
        return status === 'published' ? 'business-published' : 'business-unpublished';
      },
    );
    return readBusiness(services, { id: businessID, userID, language });
  },
);

function refuseMissing(missing: readonly PublishingNeed[]): void {
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((need) => problems[need]));
  const list = Object.entries(fields).map(([path, problem]) => `${path} ${problem}`);
  throw validationError(fields, `The company cannot be published yet: ${list.join('; ')}.`);
}
