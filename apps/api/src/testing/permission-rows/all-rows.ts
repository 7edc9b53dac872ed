import { answerRows } from './answer-rows.ts';
import { businessRows } from './business-rows.ts';
import { claimRows } from './claim-rows.ts';
import { commentRows } from './comment-rows.ts';
import { deskAccountRows } from './desk-account-rows.ts';
import { deskAnswerRows } from './desk-answer-rows.ts';
import { deskCaseRows } from './desk-case-rows.ts';
import { deskNetworkRows } from './desk-network-rows.ts';
import { deskOwnRows } from './desk-own-rows.ts';
import { deskStaffRows } from './desk-staff-rows.ts';
import { directoryRows } from './directory-rows.ts';
import { feedRows } from './feed-rows.ts';
import { groupRows } from './group-rows.ts';
import { ledgerRows } from './ledger-rows.ts';
import { membershipRows } from './membership-rows.ts';
import { messageFileRows } from './message-file-rows.ts';
import { noticeRows } from './notice-rows.ts';
import { peopleRows } from './people-rows.ts';
import type { PermissionRow } from './permission-row.ts';
import { personMessageRows } from './person-message-rows.ts';
import { postRows } from './post-rows.ts';
import { productRows } from './product-rows.ts';
import { quotationRows } from './quotation-rows.ts';
import { relationRows } from './relation-rows.ts';
import { requestRows } from './request-rows.ts';
import { safetyRows } from './safety-rows.ts';
import { teamworkRows } from './teamwork-rows.ts';
import { verificationRows } from './verification-rows.ts';

/** The permission table; every call of the contract has at least one row. */
export const permissionRows: readonly PermissionRow[] = [
  ...businessRows,
  ...productRows,
  ...directoryRows,
  ...feedRows,
  ...peopleRows,
  ...noticeRows,
  ...commentRows,
  ...postRows,
  ...relationRows,
  ...groupRows,
  ...safetyRows,
  ...membershipRows,
  ...messageFileRows,
  ...requestRows,
  ...personMessageRows,
  ...quotationRows,
  ...answerRows,
  ...teamworkRows,
  ...ledgerRows,
  ...verificationRows,
  ...claimRows,
  ...deskAccountRows,
  ...deskAnswerRows,
  ...deskCaseRows,
  ...deskOwnRows,
  ...deskNetworkRows,
  ...deskStaffRows,
];
