import type { RequestDetails } from '@wbn/contract/messaging/request.ts';
import type { NewRequest } from '@wbn/contract/messaging/send-requests.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { deliveryTerms } from '../catalog/reference/code-lists.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { refuseFields } from '../server/describe-issue.ts';
import type { Services } from '../services.ts';
import type { Actor } from '../social/actors/act-as.ts';
import { requireAllowance } from '../social/safety/require-allowance.ts';
import { addRequest } from './add-request.ts';
import { needsLook } from './held/needs-look.ts';
import { findPublicProduct, selectReceivers } from './send-request.sql.ts';

/** Where the day begins last: what is today there is nowhere in the past. */
const lastTimeZone = 12 * 3_600_000;

/** Throws a ValidationError for a country or delivery term that is in no list, and for a date that has passed everywhere. */
function checkDetails(
  { deliveryCountry, deliveryTerm, wantedOn }: RequestDetails,
  now: Date = new Date(),
): void {
  const today = new Date(now.getTime() - lastTimeZone).toISOString().slice(0, 10);
  refuseFields({
    ...(deliveryCountry &&
      !findCountry(deliveryCountry, 'en') && { deliveryCountry: 'must be a country of list-countries' }),
    ...(deliveryTerm &&
      !deliveryTerms.has(deliveryTerm) && { deliveryTerm: 'must be a delivery term of list-trade-choices' }),
    ...(wantedOn && wantedOn < today && { wantedOn: 'must not be in the past' }),
  });
}

interface Asked {
  readonly from: Actor;
  /** Companies, each under the name of its field. */
  readonly to: Readonly<Record<string, string>>;
  readonly roundID?: string;
}

/**
 * Sends an inquiry to companies, to each in a thread of its own; to all or to none. Throws ValidationError for the sender itself, NotFound that
 * names in `fields` who cannot be asked: not there, not public, or in a block with the sender, which nobody is told.
 */
export async function askCompanies(
  transaction: Kysely<Database>,
  services: Pick<Services, 'isOwnSite'>,
  given: Omit<NewRequest, 'from' | 'files'> & { readonly files: readonly string[] },
  { from, to, roundID }: Asked,
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
  const isHeld = await needsLook(transaction, services, { message, userID: from.userID });
  const ids: string[] = [];
  for (const businessID of businessIDs)
    ids.push(
      await addRequest(transaction, {
        ...given,
        from,
        to: businessID,
        // Of what others sell a company is not told.
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
