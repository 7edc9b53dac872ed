import type { RequestDetails } from '@wbn/contract/messaging/request.ts';
import type { NewRequest } from '@wbn/contract/messaging/send-requests.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../authors/require-actor.ts';
import { syncCase } from '../cases/sync-case.ts';
import { deliveryTerms } from '../catalog/reference/code-lists.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { requireAllowance } from '../safety/require-allowance.ts';
import { refuseFields } from '../server/describe-issue.ts';
import type { Services } from '../services.ts';
import { startClock } from './clock/clock.ts';
import { claimMessageFiles } from './files/message-files.ts';
import { needsReview } from './held/needs-review.ts';
import { tellUnowned } from './mails/mail-unowned.ts';
import {
  findPublicProduct,
  insertMessage,
  insertRequest,
  insertSides,
  selectReceivers,
} from './send-message.sql.ts';

interface AddedRequest extends RequestDetails {
  readonly from: Actor;
  /** The company that is asked, or the person who is written to. */
  readonly to: Pick<Actor, 'id' | 'type'>;
  readonly subject: string;
  readonly message: string;
  readonly product: { readonly id: string; readonly name: string } | undefined;
  readonly roundID: string | undefined;
  /** Upload tokens. */
  readonly files: readonly string[];
  /** Whether it is held until an operator looks at it. */
  readonly isHeld: boolean;
  /** Whether the receiver has to accept it before the conversation goes on. */
  readonly isWaiting?: boolean;
}

/** Adds a thread with its first message and notifies both sides, or only the sender when it is held. Returns its id. */
export async function addRequest(transaction: Kysely<Database>, given: AddedRequest): Promise<string> {
  const { from, to, subject, message, product, roundID, isHeld, isWaiting } = given;
  const requestID = newId();
  await insertRequest.run(transaction, {
    row: {
      id: requestID,
      round_id: roundID ?? null,
      user_id: from.userID,
      from_id: from.id,
      from_type: from.type,
      to_id: to.id,
      to_type: to.type,
      subject,
      status: isHeld ? 'held' : 'open',
      acceptance: isWaiting ? 'waiting' : null,
      product_id: product?.id ?? null,
      product_name: product?.name ?? null,
      quantity: given.quantity ?? null,
      unit: given.unit ?? null,
      delivery_country: given.deliveryCountry ?? null,
      delivery_term: given.deliveryTerm ?? null,
      wanted_on: given.wantedOn ?? null,
      message_count: 1,
    },
  });
  await insertSides.run(transaction, { requestID, from, to });
  await insertMessage.run(transaction, {
    requestID,
    number: 1,
    id: newId(),
    side: 'S',
    userID: from.userID,
    content: message,
  });
  // The clock of a held inquiry starts when it is released.
  if (!isHeld) {
    await startClock(transaction, { requestID });
    await tellUnowned(transaction, requestID);
  }
  if (isHeld) await syncCase(transaction, 'held-message', requestID);
  await claimMessageFiles(transaction, { tokens: given.files, userID: from.userID, requestID, number: 1 });
  const audiences = isHeld ? [from.id] : [from.id, to.id];
  await addLiveEvents.run(transaction, { audiences, kind: 'message', resourceID: requestID });
  return requestID;
}

/** The last time zone to begin a day is UTC-12: a date that is today there is past nowhere. */
const lastTimeZone = 12 * 3_600_000;

/** Whether a day (YYYY-MM-DD) has passed in every time zone. */
export function isPastEverywhere(date: string, now: Date = new Date()): boolean {
  return date < new Date(now.getTime() - lastTimeZone).toISOString().slice(0, 10);
}

/** Throws ValidationError for an unknown country or delivery term, and for a date that has passed everywhere. */
export function checkDetails(
  { deliveryCountry, deliveryTerm, wantedOn }: RequestDetails,
  now: Date = new Date(),
): void {
  refuseFields({
    ...(deliveryCountry &&
      !findCountry(deliveryCountry, 'en') && { deliveryCountry: 'must be a country of list-countries' }),
    ...(deliveryTerm &&
      !deliveryTerms.has(deliveryTerm) && { deliveryTerm: 'must be a delivery term of list-trade-choices' }),
    ...(wantedOn && isPastEverywhere(wantedOn, now) && { wantedOn: 'must not be in the past' }),
  });
}

interface Recipients {
  readonly from: Actor;
  /** Company ids by the name of their field. */
  readonly to: Readonly<Record<string, string>>;
  readonly roundID?: string;
}

/**
 * Sends an inquiry to companies, each in its own thread, to all or to none. Throws ValidationError for the sender itself; NotFound with the
 * `fields` of companies that cannot be asked (missing, not public or in a block; the error does not say which).
 */
export async function askCompanies(
  transaction: Kysely<Database>,
  services: Pick<Services, 'isOwnSite'>,
  given: Omit<NewRequest, 'from' | 'files'> & { readonly files: readonly string[] },
  { from, to, roundID }: Recipients,
): Promise<string[]> {
  checkDetails(given);
  await refuseReceivers(transaction, to, from);
  const businessIDs = Object.values(to);
  const product = await quoteProduct(transaction, given.productID, businessIDs);
  await requireAllowance(transaction, {
    userID: from.userID,
    businessID: from.businessID,
    act: 'request',
    times: businessIDs.length,
  });
  const { message } = given;
  const isHeld = await needsReview(transaction, services, { message, userID: from.userID });
  const ids: string[] = [];
  for (const businessID of businessIDs)
    ids.push(
      await addRequest(transaction, {
        ...given,
        from,
        to: { id: businessID, type: 'business' },
        // A company does not learn about products of others.
        product: product?.business_id === businessID ? product : undefined,
        roundID,
        isHeld,
      }),
    );
  return ids;
}

async function refuseReceivers(
  transaction: Kysely<Database>,
  to: Readonly<Record<string, string>>,
  from: Actor,
): Promise<void> {
  const asked = { ids: Object.values(to), userID: from.userID, fromID: from.id };
  const there = new Set((await selectReceivers.all(transaction, asked)).map(({ id }) => id));
  const fields = Object.entries(to);
  refuseFields(
    Object.fromEntries(
      fields
        .filter(([, id]) => id === from.id)
        .map(([field]) => [field, 'must be another company than the one you write as']),
    ),
  );
  const missing = fields.filter(([, id]) => !there.has(id));
  if (missing.length === 0) return;
  throw new CallError(
    'NotFound',
    missing.map(([, id]) => `There is no company with the id ${id}.`).join(' '),
    Object.fromEntries(missing.map(([field]) => [field, 'must be a company that can be asked'])),
  );
}

async function quoteProduct(
  transaction: Kysely<Database>,
  productID: string | undefined,
  businessIDs: readonly string[],
) {
  if (!productID) return undefined;
  const product = await findPublicProduct.first(transaction, { productID, businessIDs });
  if (!product) refuseFields({ productID: 'must be a product that the company shows' });
  return product;
}
