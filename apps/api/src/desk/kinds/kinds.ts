import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { claimDisputeKind, claimKind } from './claim/claim-kind.ts';
import type { DeskKind } from './define-kind.ts';
import { failedImportKind } from './failed-import/failed-import-kind.ts';
import { failedJobKind, failedMailKind } from './failed-job/failed-job-kind.ts';
import { heldMessageKind } from './held-message/held-message-kind.ts';
import { needHelpKind } from './need-help/need-help-kind.ts';
import { objectionKind } from './objection/objection-kind.ts';
import { pageRemovalKind } from './page-removal/page-removal-kind.ts';
import { paymentDisputeKind, unusedPaymentKind } from './payments/payment-kind.ts';
import { reportKind } from './report/report-kind.ts';
import { supportKind } from './support/support-kind.ts';
import { verificationKind } from './verification/verification-kind.ts';

/** Every kind of case, a line each. */
const kinds: readonly DeskKind<unknown>[] = [
  reportKind,
  objectionKind,
  claimKind,
  claimDisputeKind,
  verificationKind,
  heldMessageKind,
  pageRemovalKind,
  supportKind,
  needHelpKind,
  paymentDisputeKind,
  unusedPaymentKind,
  failedImportKind,
  failedMailKind,
  failedJobKind,
];

const byName: ReadonlyMap<CaseKind, DeskKind<unknown>> = new Map(kinds.map((kind) => [kind.kind, kind]));

/** Returns the definition of a kind. */
export function kindOf(kind: CaseKind): DeskKind<unknown> {
  const found = byName.get(kind);
  if (!found) throw new Error(`No definition of the kind ${kind}`);
  return found;
}
