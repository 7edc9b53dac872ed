import { refuseFields } from '../server/describe-issue.ts';
import { hasContactData } from './has-contact-data.ts';

const problem =
  'must not contain web addresses, email addresses, phone numbers or names on other networks: buyer and suppliers stay unknown to each other until an offer is chosen';

/** Throws ValidationError for texts that tell buyer or suppliers who wrote them. */
export function refuseContactData(texts: Readonly<Record<string, string | undefined>>): void {
  const found = Object.entries(texts).filter(([, text]) => text && hasContactData(text));
  refuseFields(Object.fromEntries(found.map(([field]) => [field, problem])));
}
