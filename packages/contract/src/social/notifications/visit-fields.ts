import * as z from 'zod/mini';

/** Where somebody reads, so that mails lead there, at a good time of their day. What is not known is left out. */
export const visitFields = {
  /** Id of the edition. */
  edition: z.optional(z.string().check(z.maxLength(40, 'must be 40 characters or fewer'))),
  /** As `Intl` names it: `America/Santiago`. */
  timeZone: z.optional(
    z.string().check(z.refine(isTimeZone, 'must be a time zone such as America/Santiago')),
  ),
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.length <= 60;
  } catch {
    return false;
  }
}
