import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listMessages } from '@wbn/contract/messaging/messages.ts';
import type { RequestDetails } from '@wbn/contract/messaging/request.ts';
import { loadRequest } from '@wbn/contract/messaging/requests.ts';
import { readDraft, saveDraft } from '@wbn/forms/edit/stored-draft.ts';
import { quantityText } from '@wbn/ui-kit/controls/fields/whole-number.ts';
import { emptyRequest, type RequestValues, subjects } from '../send-request/request-values.ts';

interface Copied {
  readonly requestID: string;
  /** Id of the company that sent the inquiry; absent: the person. */
  readonly bid?: string | undefined;
  readonly userID: string;
  /** Returns the text of a fixed subject in the page's language. */
  readonly subjectText: (subject: (typeof subjects)[number]) => string;
}

/** Copies an inquiry into the draft for several companies, without files, since each belongs to its message. */
export async function copyInquiry(api: ApiClient, given: Copied): Promise<void> {
  const { requestID, bid, userID, subjectText } = given;
  const asked = { params: { rid: requestID }, query: { ...(bid && { bid }) } };
  const [{ data: request }, { data: thread }] = await Promise.all([
    api.call(loadRequest, asked),
    api.call(listMessages, { ...asked, query: { ...asked.query, after: '0' } }),
  ]);
  const subject = subjects.find((one) => subjectText(one) === request.subject);
  const values: RequestValues = {
    ...emptyRequest(bid ?? userID),
    subject: subject ?? 'other',
    otherSubject: subject ? '' : request.subject,
    message: thread.messages[0]?.content ?? '',
    ...toFields(request.details),
  };
  const draftKey = sendRequestsDraftKey(userID);
  saveDraft(draftKey, { ...readDraft(draftKey), values });
}

function toFields(details: RequestDetails) {
  const { quantity, unit = '', deliveryCountry = '', deliveryTerm = '', wantedOn = '' } = details;
  return {
    quantity: quantity === undefined ? '' : quantityText(quantity),
    unit,
    deliveryCountry,
    deliveryTerm,
    wantedOn,
  };
}

/** Storage key of the draft of the form for several companies. */
export const sendRequestsDraftKey = (userID: string) => `wbn-send-requests-${userID}`;
