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

/** Delivers the stand-in's events to `/stripe/webhook`: at once when `url` is set, otherwise it holds them until a test sends them. */
export class StandInWebhooks {
  readonly secrets = ['whsec_stand_in', 'whsec_stand_in_next'];
  /** The address of the API; undefined holds all events. */
  url: string | undefined;
  /** Events that were not sent. A test that empties the list loses them. */
  held: object[] = [];
  readonly #sending: Promise<unknown>[] = [];

  take(event: object): void {
    if (this.url === undefined) this.held.push(event);
    else this.#sending.push(this.send(this.url, event));
  }

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

  /** Sends the held events, in the order that the test chooses. */
  async deliver(url: string, order: (events: object[]) => object[] = (events) => events): Promise<void> {
    for (const event of order(this.held.splice(0))) await this.send(url, event);
  }

  /** Waits for events that are being sent. */
  async settled(): Promise<void> {
    await Promise.all(this.#sending.splice(0));
  }
}
