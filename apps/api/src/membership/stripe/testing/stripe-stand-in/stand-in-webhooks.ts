import Stripe from 'stripe';

interface Sending {
  /** Other than what was signed. */
  readonly body?: string;
  /** Signs `body` in place of the event. */
  readonly signed?: boolean;
  /** Seconds since the signature was made. */
  readonly age?: number;
  readonly secret?: string;
}

/** Events of the stand-in on their way to `/stripe/webhook`: at once where `url` is set, or held until a test sends them as it likes. */
export class StandInWebhooks {
  readonly secrets = ['whsec_stand_in', 'whsec_stand_in_next'];
  /** The address of the API; undefined holds all events. */
  url: string | undefined;
  /** What was not sent. A test that empties it loses them. */
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

  /** Sends what is held, in an order of the test's choice. */
  async deliver(url: string, order: (events: object[]) => object[] = (events) => events): Promise<void> {
    for (const event of order(this.held.splice(0))) await this.send(url, event);
  }

  /** Waits for those that are on their way. */
  async settled(): Promise<void> {
    await Promise.all(this.#sending.splice(0));
  }
}
