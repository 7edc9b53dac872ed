import { CallError } from '@wbn/host/errors/call-error.ts';
import { findBrokenText } from '@wbn/host/http/refuse-broken-text.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { receivePaymentEvent } from '../events/payment-events.ts';
import { idOf } from './read-stripe-invoice.ts';
import { createStripeClient, isMissing, type StripeSettings } from './stripe-client.ts';

/** Largest age of a signature, in seconds. */
const tolerance = 300;
/** In bytes; Stripe's own limit for an event is far below. */
const bodyLimit = 512 * 1024;

/**
 * Serves `POST /stripe/webhook`. This scope parses no bodies, because Stripe signs the raw bytes. Stores a valid event with its job before
 * answering; answers 400 and writes nothing for an invalid one.
 */
export async function serveStripeWebhook(
  server: FastifyInstance,
  db: Kysely<Database>,
  settings: StripeSettings,
): Promise<void> {
  const stripe = createStripeClient(settings);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/stripe/webhook', { bodyLimit }, async ({ body, headers }) => {
      const event = readEvent(stripe, settings.webhookSecrets, body, headers['stripe-signature']);
      await receivePaymentEvent(db, {
        ...{ id: event.id, gateway: 'stripe', type: event.type, payload: event },
        customerID: await findCustomerOf(stripe, event),
        happenedAt: new Date(event.created * 1_000),
      });
      return { success: true };
    });
  });
}

/** The event when one of the secrets signed it within the tolerance. */
function readEvent(
  stripe: Stripe,
  secrets: readonly string[],
  body: unknown,
  signature: string | string[] | undefined,
): Stripe.Event {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string')
    throw new CallError('ValidationError', 'The header stripe-signature is missing.');
  for (const secret of secrets) {
    try {
      return requireEvent(stripe.webhooks.constructEvent(body, signature, secret, tolerance));
    } catch (error) {
      if (error instanceof SyntaxError) throw malformed();
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  throw new CallError(
    'ValidationError',
    'The signature does not fit the event, or is older than five minutes.',
  );
}

/** A signature proves the sender, not the shape. */
const eventShape = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.minLength(1), z.maxLength(255)),
  created: z.int().check(z.minimum(0), z.maximum(8_640_000_000_000)),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});

function requireEvent(event: Stripe.Event): Stripe.Event {
  if (z.safeParse(eventShape, event).success && !findBrokenText(event)) return event;
  throw malformed();
}

function malformed(): CallError {
  return new CallError('ValidationError', 'The event is signed, but it is no event of Stripe.');
}

/** Fields of an event's object that lead to its customer. */
interface EventObject {
  readonly object: string;
  readonly id?: string;
  readonly customer?: string | { readonly id: string } | null;
  readonly charge?: string | { readonly id: string } | null;
}

/** The customer of an event. A dispute names only its charge, so Stripe is asked; when it fails, the error makes Stripe send the event again. */
async function findCustomerOf(stripe: Stripe, { data }: Stripe.Event): Promise<string | undefined> {
  const about: EventObject = data.object;
  if (about.object === 'customer') return about.id;
  if (about.customer) return idOf(about.customer);
  if (!about.charge) return undefined;
  try {
    const { customer } = await stripe.charges.retrieve(idOf(about.charge));
    return customer ? idOf(customer) : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    if (error instanceof Stripe.errors.StripeError)
      throw new CallError('ServiceUnavailable', 'Stripe does not say whose event it is; send it again.');
    throw error;
  }
}
