import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncCase } from '../cases/sync-case.ts';
import { releaseRequest } from '../messaging/held/held-requests.ts';
import { joinOpenCase, reopenCase } from '../safety/decide-report.sql.ts';
import type { ObjectionRow } from '../safety/objection.sql.ts';
import type { Staff } from '../staff/staff-action.ts';
import { reopenClaim, reopenRequest, reopenVerification } from './decision.sql.ts';

/** Opens again what was refused, after an objection that was right. What was begun anew meanwhile is decided instead. */
export async function reopenDecision(
  transaction: Kysely<Database>,
  staff: Staff,
  { subject_type, subject_id: id }: ObjectionRow,
): Promise<void> {
  switch (subject_type) {
    case 'report': {
      const isOpen = (await reopenCase.run(transaction, { caseID: id })) > 0;
      const open = isOpen ? undefined : await joinOpenCase.first(transaction, { caseID: id });
      await syncCase(transaction, 'report', open?.id ?? id);
      return;
    }
    case 'claim':
      await reopenClaim.run(transaction, { id });
      await syncCase(transaction, 'claim', id);
      await syncCase(transaction, 'claim-dispute', id);
      return;
    case 'verification':
      await reopenVerification.run(transaction, { id });
      await syncCase(transaction, 'verification', id);
      return;
    case 'request':
      if ((await reopenRequest.run(transaction, { id })) > 0) await releaseRequest(transaction, staff, id);
      return;
    case 'measure':
      throw new Error('Measures are lifted');
  }
}
