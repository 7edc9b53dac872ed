import { defineCall } from '../call.ts';
import { idParams } from '../shared/id.ts';
import { claimsSchema, verificationSchema } from './verification.ts';

export const loadVerification = defineCall({
  name: 'load-verification',
  access: 'user',
  summary: 'Verification status of a company; for its owner and admins',
  method: 'GET',
  path: 'business/{id}/verification',
  params: idParams,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound'],
});

/**
 * Forbidden on a plan without the review. Conflict when a case is open, or it is too early to renew. It starts
 * with the claims of the previous case, or with what the company's page says.
 */
export const startVerification = defineCall({
  name: 'start-verification',
  access: 'user',
  summary:
    'Starts a case, or the renewal of a verification that ends soon; for the owner of a company whose plan includes the review',
  method: 'POST',
  path: 'business/{id}/verification',
  params: idParams,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/** Replaces all claims: an absent field is emptied. */
export const saveVerificationClaims = defineCall({
  name: 'save-verification-claims',
  access: 'user',
  summary: 'Stores the claims of a company',
  method: 'PUT',
  path: 'business/{id}/verification/claims',
  params: idParams,
  body: claimsSchema,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

/**
 * ValidationError: `fields` names the missing claims and documents. Forbidden when the plan no longer includes a
 * review.
 */
export const submitVerification = defineCall({
  name: 'submit-verification',
  access: 'user',
  summary: 'Submits the case for review',
  method: 'POST',
  path: 'business/{id}/verification/submit',
  params: idParams,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});

export const withdrawVerification = defineCall({
  name: 'withdraw-verification',
  access: 'user',
  summary: 'Withdraws a case before the decision; its documents are deleted',
  method: 'POST',
  path: 'business/{id}/verification/withdraw',
  params: idParams,
  data: verificationSchema,
  errors: ['ValidationError', 'Forbidden', 'NotFound', 'Conflict'],
});
