import Stripe from 'stripe';

interface Sending {
  /** Sent instead of the signed body. */
  readonly body?: string;
  /** Signs `body` instead of the event. */
  readonly signed?: boolean;
  /** Age of the signature, in seconds. */
  readonly age?: number;
  readonly secret?: string;
}

/** Holds the stand-in's events until a test sends them to `/stripe/webhook`. */
export class StandInWebhooks {
  readonly secrets = ['whsec_stand_in', 'whsec_stand_in_next'];
  /** Events that were not sent. A test that empties the list loses them. */
  readonly held: object[] = [];

  /** Posts an event, signed. */
  async send(
    url: string,
    event: object,
    { body, signed = false, age = 0, secret = this.secrets[0] ?? '' }: Sending = {},
  ) {
    const payload = signed && body !== undefined ? body : JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({
      ...{ payload, secret, timestamp: Math.floor(Date.now() / 1_000) - age },
    });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    return fetch(`${url}/stripe/webhook`, { method: 'POST', headers, body: body ?? payload });
  }
}
