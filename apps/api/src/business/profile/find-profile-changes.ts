import type { StoredActivityChange } from '@wbn/postgres/stored-values.ts';
import { findChanges } from '../find-changes.ts';
import type { ProfileValues, StoredCertificate } from './save-business.sql.ts';

/** Columns whose keys are fields of their own. */
const groups = ['contact', 'factory', 'trade_capabilities', 'business_terms'] as const;

/** Names of the other columns in the form. */
const fieldOf: Readonly<Partial<Record<keyof ProfileValues, string>>> = {
  company_name: 'companyName',
  short_description: 'shortDescription',
  general_description: 'generalDescription',
  business_type: 'businessType',
  industry_id: 'industry',
  category_ids: 'categories',
  year_established: 'yearStablished',
  annual_revenue: 'totalAnnualRevenue',
  employees: 'totalEmployees',
  production_employees: 'totalProductionEmployees',
  production_capacity: 'productionCapacity',
  video_url: 'video',
  state_id: 'state',
  profile_photo: 'profilePhoto',
  cover_photo: 'coverPhoto',
};

/** What a save changes of the profile, by the names of its form. */
export function findProfileChanges(
  stored: ProfileValues,
  changed: Partial<ProfileValues>,
): StoredActivityChange[] {
  const columns = Object.keys(changed) as (keyof ProfileValues)[];
  const before = Object.fromEntries(columns.map((column) => [column, stored[column]]));
  return findChanges(toFields(before), toFields(changed), ['video', 'profilePhoto', 'coverPhoto']);
}

function toFields(values: Partial<ProfileValues>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(values)) {
    if (groups.some((group) => group === column)) Object.assign(fields, value);
    else fields[fieldOf[column as keyof ProfileValues] ?? column] = value;
  }
  return fields;
}

/** Certificates that came, went or say something else. */
export function findCertificateChanges(
  before: readonly StoredCertificate[],
  after: readonly StoredCertificate[],
): StoredActivityChange[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [was, is] = [before, after].map((list) => list.find((one) => one.id === id));
    const changes = findChanges({ certificate: wordsOf(was) }, { certificate: wordsOf(is) });
    if (!was || !is || changes.length > 0) return changes;
    return findChanges({ certificatePhoto: was.photo }, { certificatePhoto: is.photo }, ['certificatePhoto']);
  });
}

function wordsOf(certificate: StoredCertificate | undefined): string {
  const { name, issue_date: issued, expire_date: expires } = certificate ?? {};
  return [name, issued, expires].filter(Boolean).join(', ');
}
