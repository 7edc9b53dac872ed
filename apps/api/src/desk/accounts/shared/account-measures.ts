import { endAccountMeasure, takeAccountMeasure } from '@wbn/contract/desk/account-acts.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { endMeasureByStaff, takeMeasureByStaff } from '../../../safety/sanction.ts';
import { defineHandler } from '../../../server/define-handler.ts';
import { requireCompany } from '../companies/company.sql.ts';
import { requirePerson } from '../people/load-person.ts';
import { findMeasure } from './account-parts.sql.ts';

const requireAccount = { user: requirePerson, business: requireCompany } as const;

export const takeAccountMeasureHandler = defineHandler(
  takeAccountMeasure,
  async ({ body: { until, ...sanction }, staff, services }) => {
    await requireAccount[sanction.target.type](services.db, staff, sanction.target.id);
    // The last day ends with it.
    const end = until ? new Date(`${until}T23:59:59.999Z`) : null;
    return { data: { measureID: await takeMeasureByStaff(services, staff, { ...sanction, until: end }) } };
  },
);

export const endAccountMeasureHandler = defineHandler(
  endAccountMeasure,
  async ({ params: { id: measureID }, body: { note }, staff, services }) => {
    const found = await findMeasure.first(services.db, { measureID });
    const type = found?.target_type;
    if (!found || (type !== 'user' && type !== 'business'))
      throw notFound(`There is no measure against a person or company with the id ${measureID}.`);
    await requireAccount[type](services.db, staff, found.target_id);
    await endMeasureByStaff(services, staff, { measureID, note });
    return { data: { measureID } };
  },
);
