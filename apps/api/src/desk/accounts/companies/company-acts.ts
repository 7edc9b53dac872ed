import {
  bookCompanySupport,
  changeCompanyPlan,
  correctOwner,
  giveBoosts,
  setCompanyPublication,
} from '@wbn/contract/desk/companies.ts';
import { giveBoosts as give } from '../../../membership/ledgers/give-boosts.ts';
import { bookSupport } from '../../../membership/ledgers/support.ts';
import { setMembership } from '../../../membership/set-membership.ts';
import { defineHandler } from '../../../server/define-handler.ts';
import { requireCompany } from './company.sql.ts';
import { correctOwner as correct } from './correct-owner.ts';
import { setPublicationByStaff } from './set-publication.ts';

export const changeCompanyPlanHandler = defineHandler(
  changeCompanyPlan,
  async ({ params: { id: businessID }, body: { level, reason }, staff, services: { db } }) => {
    await requireCompany(db, staff, businessID);
    const changed = await setMembership(db, staff, { businessID, level, reason });
    const { before, shown, hidden } = changed;
    return { data: { before, level: changed.level, shown, hidden } };
  },
);

export const giveBoostsHandler = defineHandler(
  giveBoosts,
  async ({ params: { id: businessID }, body: { count, reason }, staff, services: { db } }) => {
    await requireCompany(db, staff, businessID);
    return { data: await give(db, staff, { businessID, count, note: reason }) };
  },
);

export const bookCompanySupportHandler = defineHandler(
  bookCompanySupport,
  async ({ params: { id: businessID }, body, staff, services: { db } }) => {
    await requireCompany(db, staff, businessID);
    return { data: await bookSupport(db, staff, { businessID, ...body }) };
  },
);

export const correctOwnerHandler = defineHandler(
  correctOwner,
  async ({ params: { id: businessID }, body, staff, services: { db } }) => {
    await requireCompany(db, staff, businessID);
    return { data: { former: await correct(db, staff, { businessID, ...body }) } };
  },
);

export const setCompanyPublicationHandler = defineHandler(
  setCompanyPublication,
  async ({ params: { id: businessID }, body, staff, services }) => {
    await requireCompany(services.db, staff, businessID);
    return { data: { status: await setPublicationByStaff(services, staff, { businessID, ...body }) } };
  },
);
