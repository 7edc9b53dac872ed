import { fallenPlanValues } from '../membership/state/tell-fallen-plan.ts';
import { reminderValues } from '../messaging/clock/run-clocks.ts';
import type { NoticeValues } from '../notifications/mail-notice.ts';
import { quotationValues } from '../quotations/quotation-values.ts';
import { measureValues } from '../safety/measure-values.ts';
import { verificationValues } from '../verification/tell-owners.ts';

/** What mails of notifications say besides names, read by the rooms when a mail is made. */
export const noticeValues: NoticeValues = {
  ...reminderValues,
  ...verificationValues,
  ...quotationValues,
  ...measureValues,
  ...fallenPlanValues,
};
