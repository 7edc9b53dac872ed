import { type BusinessProfile, type BusinessSession, loadBusiness } from '@wbn/contract/business/business.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import type { Services } from '../services.ts';
import { selectBusiness } from './load-business.sql.ts';
import { selectBusinessSession } from './load-business-session.sql.ts';
import { presentBusiness } from './present-business.ts';
import { presentBusinessSession } from './present-business-session.ts';

interface Asked {
  readonly id: string;
  /** Undefined for visitors. */
  readonly userID: string | undefined;
  readonly language: Language;
}

/** A company as its page shows it, and what this person is to it. Throws NotFound, for strangers also when it is not public. */
export async function readBusiness(
  { db, catalog }: Services,
  { id, userID, language }: Asked,
): Promise<{ data: BusinessProfile; session: BusinessSession | null }> {
  const [row, person] = await Promise.all([
    selectBusiness.first(db, { id }),
    userID === undefined ? undefined : selectBusinessSession.first(db, { id, userID }),
  ]);
  if (!row || !(row.is_public || person)) throw notFound(`There is no company with the id ${id}.`);
  return {
    data: presentBusiness(row, language, catalog),
    session: person ? presentBusinessSession(row, { role: person.role, used: person.used ?? 0 }) : null,
  };
}

export const loadBusinessHandler = defineHandler(
  loadBusiness,
  ({ params: { id }, user, language, services }) =>
    readBusiness(services, { id, userID: user?.userID, language }),
);
