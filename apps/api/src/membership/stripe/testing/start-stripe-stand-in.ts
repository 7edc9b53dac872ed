import { isDeepStrictEqual } from 'node:util';
import type { BillingDetails } from '@wbn/contract/membership/payment-shapes.ts';
import { fastify } from 'fastify';
import type { StripeSettings } from '../stripe-client.ts';
import { billingRoutes } from './billing-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { readForm, textsAt } from './read-form.ts';
import { type Answer, InvalidRequestError, presentError } from './stand-in-errors.ts';
import { StandInWebhooks } from './stand-in-webhooks.ts';
import { StandInWorld } from './stand-in-world.ts';
import { checkShape } from './stripe-shapes.ts';

/** Controls of the stand-in for tests; `payment` are the settings that point to it. */
export interface StripeStandIn {
  readonly payment: StripeSettings;
  readonly world: StandInWorld;
  readonly webhooks: StandInWebhooks;
  /** Creates a payment method as the form in the browser does. */
  typeCard(number: string, billing?: Partial<BillingDetails>): string;
  /** Gives the holder's answer to their bank. */
  answerBank(clientSecret: string, succeeds: boolean): void;
  /** Performs the next calls to a route, then cuts the connection before the answer. */
  cutAfter(route: string, times: number): void;
  /** Answers the next calls to a route with a server error. */
  failAt(route: string, times: number): void;
  close(): Promise<void>;
}

/** Starts Stripe's HTTP API (version 2026-10-28.endive) on 127.0.0.1, with the calls that the adapter makes, on customers of the test gateway. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const webhooks = new StandInWebhooks();
  const world = new StandInWorld((event) => webhooks.held.push(event));
  const answers = new Map<string, { readonly asked: unknown; readonly answer: Answer }>();
  const cuts = new Map<string, number>();
  const failures = new Map<string, number>();
  const server = fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const [route, perform] of Object.entries({ ...customerRoutes, ...billingRoutes })) {
    const [method = '', path = ''] = route.split(' ');
    server.route({
      method,
      url: `/v1/${path}`,
      async handler(request, reply) {
        const { id = '', sub = '' } = request.params as { readonly id?: string; readonly sub?: string };
        const query = request.raw.url?.split('?')[1] ?? '';
        const form = readForm(typeof request.body === 'string' ? `${request.body}&${query}` : query);
        const asked = { url: request.raw.url, form };
        const key = request.headers['idempotency-key'];
        if (takeOne(failures, route))
          return reply.status(500).send({ error: { type: 'api_error', message: 'An error occurred.' } });
        const expand = new Set(
          Object.values(textsAt(form, 'expand')).map((name) => name.replace(/^data\./, '')),
        );
        const answer = answerBefore(key, asked) ?? attempt(() => perform({ world, form, id, sub, expand }));
        if (typeof key === 'string') answers.set(key, { asked, answer });
        if (takeOne(cuts, route)) return request.raw.socket.destroy();
        return reply.status(answer.status).send(answer.body);
      },
    });
  }

  function answerBefore(key: unknown, asked: object): Answer | undefined {
    const before = typeof key === 'string' ? answers.get(key) : undefined;
    if (!before) return undefined;
    if (isDeepStrictEqual(before.asked, asked)) return before.answer;
    return presentError(
      new InvalidRequestError('idempotency_error', `The key ${key} was used with other parameters.`),
    );
  }

  const apiUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    payment: {
      ...{ kind: 'stripe', secretKey: 'sk_test_stand_in', publishableKey: 'pk_test_stand_in', apiUrl },
      webhookSecrets: webhooks.secrets,
    },
    ...{ world, webhooks },
    typeCard: (number, billing = {}) => world.typeCard(number, billing),
    answerBank: (clientSecret, succeeds) => world.answerBank(clientSecret, succeeds),
    cutAfter: (route, times) => cuts.set(route, times),
    failAt: (route, times) => failures.set(route, times),
    close: () => server.close(),
  };
}

function attempt(perform: () => object): Answer {
  try {
    const body = perform();
    checkShape(body);
    return { status: 200, body };
  } catch (error) {
    return presentError(error);
  }
}

function takeOne(counts: Map<string, number>, route: string): boolean {
  const left = counts.get(route) ?? 0;
  counts.set(route, left - 1);
  return left > 0;
}
