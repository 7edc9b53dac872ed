import { type MeasureKind, measureEnds } from '@wbn/contract/desk/measures.ts';
import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { CallError, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Services } from '../services.ts';
import { recordStaffAction, type Staff } from '../staff/staff-action.ts';
import { endMeasure } from './end-measure.ts';
import { lockMeasure } from './measure.sql.ts';
import { requireMeasure } from './take-measure.ts';

interface Sanction {
  readonly kind: Extract<MeasureKind, 'mute' | 'suspend' | 'mute-reports'>;
  readonly target: { readonly type: 'user' | 'business'; readonly id: string };
  /** That whom it affects reads, with the clause that it breaks. */
  readonly reason: ReportReason;
  /** Null: until staff decide otherwise, for companies only. */
  readonly until: Date | null;
  /** For colleagues. */
  readonly note: string;
  /** Words to whom it affects. */
  readonly reply?: string | undefined;
}

/**
 * Takes a measure against a person or company without a report (STF-26). Returns its id. Throws NotFound, ValidationError for an end that is
 * missing or over, or a kind that is for people.
 */
export async function takeMeasureByStaff(
  { db, search }: Pick<Services, 'db' | 'search'>,
  staff: Staff,
  { note, ...given }: Sanction,
): Promise<string> {
  const { kind, target, reason, until } = given;
  const isOfCompany = target.type === 'business';
  if (isOfCompany && kind !== 'suspend') throw validationError({ kind: 'is for people' });
  if (!until && measureEnds[isOfCompany ? 'suspend-company' : kind] === 'required')
    throw validationError({ until: 'is required' });
  if (until && until <= new Date()) throw validationError({ until: 'must be in the future' });
  return inTransaction(db, async (transaction) => {
    const { id } = await requireMeasure(transaction, search, staff, given);
    await recordStaffAction(transaction, staff, {
      act: 'take-measure',
      target: { type: 'measure', id },
      reason: note,
      after: {
        ...{ kind, reason, until: until?.toISOString() ?? null },
        ...{ resourceType: target.type, resourceID: target.id, ownerID: target.id },
      },
    });
    return id;
  });
}

/** Ends a measure before its time, whoever took it, and tells whom it affects. Throws NotFound, or Conflict when it has ended. */
export function endMeasureByStaff(
  { db, search }: Pick<Services, 'db' | 'search'>,
  staff: Staff,
  { measureID, note }: { readonly measureID: string; readonly note: string },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const measure = await lockMeasure.first(transaction, { measureID });
    if (!measure) throw notFound(`There is no measure with the id ${measureID}.`);
    if (measure.ended_at) throw new CallError('Conflict', 'The measure has ended already.');
    await endMeasure(transaction, search, measure, { by: staff.name });
    const { kind, target_type: resourceType, target_id: resourceID } = measure;
    await recordStaffAction(transaction, staff, {
      act: 'end-measure',
      target: { type: 'measure', id: measureID },
      reason: note,
      after: { kind, resourceType, resourceID, ownerID: resourceID },
    });
  });
}
