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

/** Every kind of case, a line each; one that is missing does not compile. */
const kinds: Readonly<Record<CaseKind, DeskKind<unknown>>> = {
  report: reportKind,
  objection: objectionKind,
  'held-message': heldMessageKind,
  claim: claimKind,
  'claim-dispute': claimDisputeKind,
  verification: verificationKind,
  'page-removal': pageRemovalKind,
  support: supportKind,
  'need-help': needHelpKind,
  'payment-dispute': paymentDisputeKind,
  'unused-payment': unusedPaymentKind,
  'failed-import': failedImportKind,
  'failed-mail': failedMailKind,
  'failed-job': failedJobKind,
};

/** Returns the definition of a kind. */
export const kindOf = (kind: CaseKind): DeskKind<unknown> => kinds[kind];
