import { notFound } from '@wbn/host/errors/call-error.ts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';
import { customerOf } from '../create-test-gateway.ts';
import { requireTestGateway } from '../require-test-gateway.ts';
import { drawInvoicePage, invoicePagePolicy } from './invoice-page.ts';
import { presentInvoiceSheet } from './invoice-sheet.ts';

/**
 * Invoices of the test gateway as pages and PDFs. As a provider's they need no log-in: whoever has the address, which nobody guesses, may read
 * them. Nobody keeps a copy on the way.
 */
export function serveTestInvoices(server: FastifyInstance, services: Services): void {
  server.get<{ Params: { file: string } }>('/test-gateway/invoices/:file', async (request, reply) => {
    const [, id, ending] = /^(in_\w+?)(\.pdf)?$/.exec(request.params.file) ?? [];
    const sheet = id === undefined ? undefined : await findSheet(services, id);
    if (!sheet) throw notFound('There is no such invoice.');
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    if (ending === undefined)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', invoicePagePolicy)
        .send(drawInvoicePage(sheet, `${id}.pdf`));
    // Its library and font are loaded when somebody wants one.
    const { drawInvoicePdf } = await import('./draw-invoice-pdf.ts');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${sheet.title.replaceAll(' ', '-')}.pdf"`)
      .send(await drawInvoicePdf(sheet, `${request.protocol}://${request.host}/test-gateway/invoices/${id}`));
  });
}

async function findSheet(services: Services, id: string) {
  const state = await requireTestGateway(services).customers.read(customerOf(id));
  const invoice = state?.invoices.find((one) => one.id === id);
  return state && invoice && presentInvoiceSheet(state, invoice);
}
