import { calls } from '@wbn/contract/calls.ts';
import type { TokenCheck } from '@wbn/host/access/token-check.ts';
import type { Readiness } from '@wbn/host/http/health.ts';
import type { FastifyInstance } from 'fastify';
import { businessDownloads } from './business/downloads/downloads.ts';
import type { OpenServices } from './create-services.ts';
import { caseDownloads } from './desk/cases/open-case-document.ts';
import { serveVisits } from './figures/count-visits.ts';
import { figureDownloads } from './figures/figures-csv.ts';
import { serveDownloads } from './files/downloads/serve-downloads.ts';
import { receiveFiles } from './files/receive-files.ts';
import { groupDownloads } from './groups/group-pictures.ts';
import { handlers } from './handlers.ts';
import type { PaymentSettings } from './membership/gateway/payment-settings.ts';
import { serveTestInvoices } from './membership/test-gateway/serve-test-invoices.ts';
import { messageDownloads } from './messaging/files/message-file-calls.ts';
import type { ServePurgesOptions } from './purges/purges.ts';
import { servePurges } from './purges/purges.ts';
import { quotationDownloads } from './quotations/quotation-files.ts';
import { createServer, type ServerSettings } from './server/create-server.ts';
import { verificationDownloads } from './verification/request-verification-document.ts';

export interface ApiOptions {
  readonly settings: ServerSettings;
  readonly opened: Pick<OpenServices, 'services' | 'files'>;
  readonly checkToken: TokenCheck;
  /** Folder served at `/files/`. */
  readonly filesDir: string;
  readonly readiness: Readiness;
  readonly purges: ServePurgesOptions;
  readonly payment: PaymentSettings;
}

/** Creates the API host with all calls and routes, ready to listen. */
export function createApi({ opened, purges, payment, ...options }: ApiOptions): Promise<FastifyInstance> {
  const { services, files } = opened;
  return createServer({
    ...options,
    calls,
    handlers,
    services,
    async addRoutes(server) {
      serveDownloads(server, services, {
        ...businessDownloads,
        ...caseDownloads,
        ...figureDownloads,
        ...groupDownloads,
        ...messageDownloads,
        ...quotationDownloads,
        ...verificationDownloads,
      });
      serveTestInvoices(server, services);
      servePurges(server, purges);
      serveVisits(server, services.db, purges.token);
      if (payment.kind === 'stripe') {
        // Loaded only when used, because Stripe's library takes 20 MB.
        const { serveStripeWebhook } = await import('./membership/stripe/serve-stripe-webhook.ts');
        await serveStripeWebhook(server, services.db, payment);
      }
      // Ends open event streams, which would otherwise delay a stop.
      server.addHook('preClose', () => services.live.close());
      // With a bucket, browsers upload there instead.
      if (files.diskStore) await receiveFiles(server, files.diskStore);
    },
  });
}
